import { createRequire } from "node:module";
import { join } from "node:path";
import { type Child, startNode, stop } from "../local/children.ts";
import { type BrandName, brandPorts, localUrl, root, sandboxPort } from "../local/places.ts";
import { isPortFree, waitFor } from "../local/ports.ts";
import { sandboxEnv } from "../local/sandbox-env.ts";
import { addressTable, type Plan, planOf, takenPortsMessage } from "./plan.ts";

const children: Child[] = [];
let isStopping = false;

async function end(code: number): Promise<never> {
  isStopping = true;
  await Promise.all(children.map(stop));
  process.exit(code);
}

function watch(child: Child): Child {
  children.push(child);
  child.process.once("exit", (code) => {
    if (isStopping) return;
    console.error(
      `\n${child.name} ended by itself (code ${code}). Its last words, from ${child.log}:\n${child.tail()}`,
    );
    void end(1);
  });
  return child;
}

async function start(child: Child, url: string): Promise<void> {
  watch(child);
  await waitFor(url, 120_000, () => isStopping).catch((failure: Error) => {
    throw new Error(
      `${child.name} does not answer: ${failure.message}\nIts last words, from ${child.log}:\n${child.tail()}`,
    );
  });
}

function startApp(brand: BrandName): Promise<void> {
  const cwd = join(root, "apps", brand);
  const next = createRequire(join(cwd, "package.json")).resolve("next/dist/bin/next");
  const args = [next, "dev", "-p", String(brandPorts[brand])];
  return start(startNode(brand, cwd, args, sandboxEnv(brand)), `${localUrl(brandPorts[brand])}/healthz`);
}

async function up({ brands, ports }: Plan): Promise<void> {
  const free = await Promise.all(ports.map(({ port }) => isPortFree(port)));
  const taken = ports.filter((_, index) => !free[index]);
  if (taken.length > 0) throw new Error(takenPortsMessage(taken));
  console.log(`Starting the sandbox and ${brands.join(", ")} ...`);
  const sandbox = startNode("sandbox", join(root, "tools/sandbox"), ["src/main.ts", "--port", String(sandboxPort)], {});
  await start(sandbox, localUrl(sandboxPort));
  await Promise.all(brands.map(startApp));
  console.log(
    addressTable([
      ...brands.map((brand) => [brand, `${localUrl(brandPorts[brand])}/`] as const),
      ["sandbox", `${localUrl(sandboxPort)}/  (every page of every brand, outbox, faults)`],
      ["storybook", "npx pnpm@12.21.0 storybook  (then http://127.0.0.1:6006/)"],
    ]),
  );
  console.log("Ready. A page is compiled when it is first opened. Output is in var/logs. Ctrl-C stops all of it.");
}

process.on("SIGINT", () => void end(0));
process.on("SIGTERM", () => void end(0));

try {
  await up(planOf(process.argv.slice(2).filter((word) => word !== "--")));
} catch (failure) {
  if (!isStopping) {
    console.error(failure instanceof Error ? failure.message : failure);
    await end(1);
  }
}
