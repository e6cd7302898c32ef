import type { RehearsedSite } from "../rehearsal/rehearsed-site.ts";
import { loadApp, readyForApps } from "./load-app.ts";
import type { RehearsedSiteOptions } from "./rehearsed-site.ts";

export type { RehearsedSite } from "../rehearsal/rehearsed-site.ts";
export { loadApp } from "./load-app.ts";
export type { RehearsedSiteOptions } from "./rehearsed-site.ts";

/**
 * Opens an app's site for a rehearsal, from its own `site.ts`, without a build.
 * @param folder the app's
 * @throws Error if `site.ts` cannot be loaded or the environment is incomplete
 */
export async function openRehearsal(folder: string, options: RehearsedSiteOptions): Promise<RehearsedSite> {
  readyForApps();
  const [{ rehearsedSite }, site] = await Promise.all([import("./rehearsed-site.ts"), loadApp(folder)]);
  return rehearsedSite(site, options);
}
