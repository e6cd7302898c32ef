import { startSandbox } from "@courseway/sandbox";
import { sandboxEnv } from "@courseway/workspace/local";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { logLines } from "./log-lines.ts";
import { type OpenSite, openSite, type SiteDefinition } from "./open-site.ts";
import { type Recorder, recordedServices } from "./recorded-services.ts";

const APPS = import.meta.glob<SiteDefinition>("../../../apps/*/site.ts", { import: "site", eager: true });

/** The apps of this repository as they stand, by the names of their folders. */
export const apps: ReadonlyMap<string, SiteDefinition> = new Map(
  Object.entries(APPS).map(([path, site]) => [path.split("/").at(-2) ?? path, site]),
);

export interface Family extends AsyncDisposable {
  readonly siteOf: (name: string) => OpenSite;
  readonly services: Recorder;
}

/** What a deployment would set to other addresses; here a brand's own settings count. */
const OWN = new Set(["SITE_URL", "CHECKOUT_URL", "SIGN_IN_URL", "COURSE_SELECTION_URL", "VENDORS_URL"]);

/** Every brand's own site over the sandbox's content, with the addresses that its own settings name. */
export async function family(): Promise<Family> {
  const dataDir = mkdtempSync(join(tmpdir(), "family-"));
  const sandbox = await startSandbox({ port: 0, dataDir, log: () => undefined });
  const services = await recordedServices(sandbox.url);
  logLines();
  for (const [name, value] of Object.entries(sandboxEnv("ace", services.url)))
    vi.stubEnv(name, OWN.has(name) ? "" : value);
  const sites = new Map([...apps].map(([name, site]) => [name, openSite(site)]));
  return {
    services,
    siteOf: (name) => {
      const site = sites.get(name);
      if (site === undefined) throw new Error(`There is no app "${name}".`);
      return site;
    },
    [Symbol.asyncDispose]: async () => {
      await services[Symbol.asyncDispose]();
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
