import { type Child, root, startNode, stop, waitFor } from "@courseway/workspace/local";
import { join } from "node:path";
import { contentFolder, dataFolder, SANDBOX, getSite, getSlowLine } from "../environment.ts";
import { copyContent } from "../servers/content-copy.ts";
import { removeCopies, requireBuilds, sharedSite, startSite, waitUntilUp } from "../servers/sites.ts";
import { visitedBrands } from "./brands.ts";
import { startSlowLine } from "./slow-line.ts";

/** Starts the sites for Firefox and WebKit, and the sandbox behind them. Vitest calls it before all journeys. */
export async function setup(): Promise<() => Promise<void>> {
  const sites = visitedBrands.map(sharedSite);
  requireBuilds(sites);
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
