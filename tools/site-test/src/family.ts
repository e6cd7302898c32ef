import { sandboxEnv } from "@courseway/workspace/local";
import { type OpenSite, openSite, type SiteDefinition } from "./open-site.ts";
import { type StartedServices, startServices } from "./start-services.ts";

const APPS = import.meta.glob<SiteDefinition>("../../../apps/*/site.ts", { import: "site", eager: true });

/** The apps of this repository, by folder name. */
export const apps: ReadonlyMap<string, SiteDefinition> = new Map(
  Object.entries(APPS).map(([path, site]) => [path.split("/").at(-2) ?? path, site]),
);

export interface Family extends StartedServices {
  readonly getSite: (name: string) => OpenSite;
}

/** Variables that a deployment would set to other addresses; here a brand's own settings apply. */
const SITE_LINK = new Set(["SITE_URL", "CHECKOUT_URL", "SIGN_IN_URL", "COURSE_SELECTION_URL", "VENDORS_URL"]);

/** Starts every brand's own site with the sandbox's content and the addresses in its own settings. */
export async function family(): Promise<Family> {
  const started = await startServices({
    env: (url) =>
      Object.fromEntries(
        Object.entries(sandboxEnv("ace", url)).map(([name, value]) => [name, SITE_LINK.has(name) ? "" : value]),
      ),
  });
  const sites = new Map([...apps].map(([name, site]) => [name, openSite(site)]));
  return {
    ...started,
    getSite: (name) => {
      const site = sites.get(name);
      if (site === undefined) throw new Error(`There is no app "${name}".`);
      return site;
    },
  };
}
