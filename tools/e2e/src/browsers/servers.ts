import { type Child, isPortFree, root, startNode, stop, waitFor } from "@courseway/workspace/local";
import { join } from "node:path";
import { contentFolder, dataFolder, SANDBOX, getSite, getSlowLine } from "../environment.ts";
import { copyContent } from "../servers/content-copy.ts";
import { removeCopies, requireBuilds, sharedSite, startSite, waitUntilUp } from "../servers/sites.ts";
import { visitedBrands } from "./brands.ts";
import { startSlowLine } from "./slow-line.ts";

/**
 * Another run's servers would answer in place of this run's, and leave its browsers without a site when they end.
 * @throws Error that names a taken port
 */
async function requirePorts(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (await isPortFree(Number(new URL(url).port))) continue;
    throw new Error(`A program answers at ${url} already. End the other tests or servers, or set COURSEWAY_PORT_BASE.`);
  }
}

/** Starts the sites for Firefox and WebKit, and the sandbox behind them. Vitest calls it before all journeys. */
export async function setup(): Promise<() => Promise<void>> {
  const sites = visitedBrands.map(sharedSite);
  requireBuilds(sites);
  await requirePorts([SANDBOX.url, ...sites.map(({ url }) => url)]);
  removeCopies(sites);
  copyContent("shared", getSite);
  // A separate process: vitest would load the sandbox's GraphQL library twice.
  const options = ["--port", `${SANDBOX.port}`, "--content", contentFolder("shared"), "--data", dataFolder("shared")];
  const sandbox = startNode("browsers-sandbox", join(root, "tools/sandbox"), ["src/main.ts", ...options], {});
  await waitFor(`${SANDBOX.url}/`, 30_000, () => sandbox.process.exitCode !== null);
  const children: Child[] = [sandbox];
  await Promise.all(
    sites.map(async (site) => {
      const child = startSite(site);
      children.push(child);
      await waitUntilUp(site, child);
    }),
  );
  const lines = visitedBrands.map((brand) => startSlowLine(getSlowLine(brand), getSite(brand)));
  return async () => {
    for (const line of lines) line.close();
    await Promise.all(children.map(stop));
  };
}
