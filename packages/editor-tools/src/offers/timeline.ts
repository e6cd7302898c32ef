import { placeText } from "../finding/finding.ts";
import type { SiteReading } from "../reading/read-site.ts";
import type { TimelineEntry } from "./entry.ts";
import { codeEntries, pageEntries, scheduledPages } from "./page-entries.ts";
import { captureEntry, graphicEntry, offerEntries, promotionEntries, toSetPlaces } from "./set-entries.ts";

/** Merges equal entries into one with several places. */
function merged(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const groups = new Map<string, TimelineEntry>();
  for (const entry of entries) {
    const { kind, label, code, isOn, written } = entry;
    const key = JSON.stringify([kind, label, code, isOn, written]);
    const known = groups.get(key);
    const places = [...(known?.places ?? []), ...entry.places];
    // A page whose content changes over time has the same place in each version.
    const byText = new Map(places.map((place) => [placeText(place), place]));
    groups.set(key, { ...entry, ...known, places: [...byText.values()] });
  }
  return [...groups.values()];
}

/**
 * Lists everything of a brand that is active for a time: banners, overrides, resets, email forms, countdowns, codes and
 * pages with dates.
 */
export function buildTimeline(site: SiteReading): readonly TimelineEntry[] {
  const { globals } = site;
  return merged([
    ...offerEntries(site),
    ...promotionEntries(site),
    ...graphicEntry(site, globals.graphicPromo),
    ...captureEntry(site, globals.emailCapture, toSetPlaces("emailCapture")),
    ...site.pages.flatMap((page) => pageEntries(site, page)),
    ...codeEntries(site),
    ...scheduledPages(site),
  ]);
}
