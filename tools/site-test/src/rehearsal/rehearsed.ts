import {
  readSite,
  rehearsalVisitors,
  rehearse,
  type RehearsedSite,
  pageVersions,
  type Rehearsal,
  type SiteReading,
} from "@courseway/editor-tools";
import { rehearsedSite } from "../../../../packages/storefront/src/rehearsal/rehearsed-site.ts";
import type { ServedSite } from "../served-site.ts";
import { DAY, NOW } from "./written-site.ts";

/** What a rehearsal of a served site gives. */
export interface RehearsedHere {
  readonly site: RehearsedSite;
  readonly reading: SiteReading;
  readonly rehearsal: Rehearsal;
}

/** The environment of the process, which `servedSite` has set. */
const environment = (): Record<string, string | undefined> => ({ ...process.env });

/** Rehearses three weeks of a served site, as the command does. */
export async function rehearsed({ site: definition }: ServedSite): Promise<RehearsedHere> {
  // The command's types and the storefront's are one.
  const site: RehearsedSite = rehearsedSite(definition, { env: environment(), fetch, now: () => NOW });
  const reading = await readSite(site);
  const [from, to] = [NOW, NOW + 21 * DAY];
  const pages = await pageVersions(site, reading, { from, to, token: null });
  const rehearsal = await rehearse(site, { reading, pages, visitors: rehearsalVisitors(reading), from, to });
  return { site, reading, rehearsal };
}
