import { startSandbox } from "@courseway/sandbox";
import { type Child, stop } from "@courseway/workspace/local";
import { contentFolder, dataFolder, SANDBOX, siteOf, slowLineOf } from "../places.ts";
import { copyContent } from "../servers/content-copy.ts";
import { requireBuilds, sharedSite, startSite, waitUntilUp } from "../servers/sites.ts";
import { visitedBrands } from "./brands.ts";
import { startSlowLine } from "./slow-line.ts";

/** Starts the sites that Firefox and WebKit visit, and their stand-ins. Vitest calls it before all journeys. */
export async function setup(): Promise<() => Promise<void>> {
  const sites = visitedBrands.map(sharedSite);
  requireBuilds(sites);
  copyContent("shared", siteOf);
  const sandbox = await startSandbox({
    port: SANDBOX.port,
    contentDir: contentFolder("shared"),
    dataDir: dataFolder("shared"),
  });
  const children: Child[] = [];
  await Promise.all(
    sites.map(async (site) => {
      const child = startSite(site);
      children.push(child);
      await waitUntilUp(site, child);
    }),
  );
  const lines = visitedBrands.map((brand) => startSlowLine(slowLineOf(brand), siteOf(brand)));
  return async () => {
    for (const line of lines) line.close();
    await Promise.all(children.map(stop));
    await sandbox.close();
  };
}
