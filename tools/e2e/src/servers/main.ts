/** Starts all servers of the browser tests; stops them on SIGTERM. Playwright runs this as its web server. */
import { startSandbox } from "@courseway/sandbox";
import { type Child, isPortFree, stop } from "@courseway/workspace/local";
import { createServer } from "node:http";
import {
  contentFolder,
  COUNTER,
  dataFolder,
  FAULTS_SANDBOX,
  FAULTS_SITE,
  READY,
  SANDBOX,
  getSite,
  testedBrands,
} from "../environment.ts";
import { copyContent } from "./content-copy.ts";
import { startCounter } from "./counter.ts";
import { removeCopies, requireBuilds, sites, startSite, waitUntilUp } from "./sites.ts";

async function requirePorts(): Promise<void> {
  const ports = [
    SANDBOX.port,
    FAULTS_SANDBOX.port,
    COUNTER.port,
    READY.port,
    ...sites().map(({ url }) => Number(new URL(url).port)),
  ];
  const free = await Promise.all(ports.map(isPortFree));
  const taken = ports.filter((_, index) => !free[index]);
  if (taken.length > 0)
    throw new Error(
      `Port ${taken.join(", ")} is taken. Stop the program that listens there; the browser tests need it.`,
    );
}

async function startSandboxes(): Promise<void> {
  copyContent("shared", getSite);
  copyContent("faults", () => FAULTS_SITE);
  await Promise.all([
    startSandbox({ port: SANDBOX.port, contentDir: contentFolder("shared"), dataDir: dataFolder("shared") }),
    startSandbox({ port: FAULTS_SANDBOX.port, contentDir: contentFolder("faults"), dataDir: dataFolder("faults") }),
  ]);
  startCounter(COUNTER.port, FAULTS_SANDBOX.url);
}

const children: Child[] = [];
const end = async (code: number): Promise<never> => {
  await Promise.all(children.map(stop));
  process.exit(code);
};
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void end(0));

try {
  requireBuilds();
  await requirePorts();
  removeCopies();
  await startSandboxes();
  await Promise.all(
    sites().map(async (site) => {
      const child = startSite(site);
      children.push(child);
      await waitUntilUp(site, child);
    }),
  );
  createServer((_, answer) => answer.end("ready\n")).listen(READY.port, "127.0.0.1");
  console.log(`Up: ${testedBrands.join(", ")} and one more ace for the outages.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
