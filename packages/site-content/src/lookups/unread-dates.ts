import type { Advice } from "@courseway/brand";
import {
  type Fields,
  GLOBAL_SETS,
  type Globals,
  type Page,
  PAGE_FIELDS,
  writtenDates,
} from "@courseway/content-client";
import { unreadableDates } from "@courseway/coupons";

const ADVICE = "Write it as 2026-11-27 09:00, or choose it in the content system’s calendar.";

/** A message to the editor about each date that cannot be read. */
export function unreadDates(content: unknown, fields: Fields, timeZone: string): readonly Advice[] {
  return writtenDates(content, fields)
    .filter(({ text }) => unreadableDates([text], timeZone).length > 0)
    .map(({ field, text }) => ({
      message: `Its ${field} says “${text}”, which is no date that can be read: what it limits does not show.`,
      advice: ADVICE,
    }));
}

/** The same for the dates of the global sets and of the page's own fields. */
export function unreadDatesOfPage(globals: Globals, page: Page, timeZone: string): readonly Advice[] {
  const { optimizelyTestEndDate, emailCapture } = page;
  const sets: readonly (readonly [string, unknown, Fields])[] = [
    ["headerPromoBanner", globals.offer, GLOBAL_SETS.headerPromoBanner],
    ["topPromoBanner", globals.topPromo, GLOBAL_SETS.topPromoBanner],
    ["graphicPromoBanner", globals.graphicPromo, GLOBAL_SETS.graphicPromoBanner],
    ["emailCapture", globals.emailCapture, GLOBAL_SETS.emailCapture],
    ["globalOptimizely", globals.experiment, GLOBAL_SETS.globalOptimizely],
    ["page", { optimizelyTestEndDate, stickyEmailCapture: emailCapture }, PAGE_FIELDS],
  ];
  return sets.flatMap(([name, content, fields]) =>
    unreadDates(content, fields, timeZone).map(({ message, advice }) => ({ message: `${name}: ${message}`, advice })),
  );
}
