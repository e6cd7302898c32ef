import { formatDay } from "../reading/moments.ts";
import type { TimelineEntry } from "../offers/entry.ts";

const DAY_MS = 86_400_000;
const LEAST_AHEAD_MS = 120 * DAY_MS;
const MOST_AHEAD_MS = 400 * DAY_MS;

/** The period that a calendar shows, in epoch ms. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/**
 * Computes the axis: from the earliest requested moment, at least four months ahead, and up to the last date of a
 * switched-on entry within the next 13 months. All brands share one axis, so that they can be compared.
 */
export function computeAxis(
  entries: readonly TimelineEntry[],
  { at, since }: { readonly at: number; readonly since: number },
): Axis {
  const dates = entries
    .flatMap(({ starts, ends, isOn }) => (isOn ? [starts, ends] : []))
    .filter((date) => date !== null);
  const last = Math.max(...dates.filter((date) => date <= at + MOST_AHEAD_MS), at + LEAST_AHEAD_MS);
  return { from: Math.min(since, at), to: last + 7 * DAY_MS };
}

/** Computes the position of a moment on the axis, in percent from 0 to 100. */
export const computeShare = (moment: number, { from, to }: Axis): number =>
  Math.round(Math.min(100, Math.max(0, ((moment - from) / (to - from)) * 100)) * 100) / 100;

/** A month on the axis: its name and its start in percent. */
export interface Month {
  readonly name: string;
  readonly begins: number;
}

/** The maximum number of month names side by side, and the last possible start of a name on the axis, in percent. */
const MOST_NAMES = 7;
const LAST_NAME = 100 - 100 / MOST_NAMES;

/**
 * Lists the months that begin on the axis, or every second or third of them. In UTC, since a few hours are not visible
 * at this scale.
 */
export function listMonths(axis: Axis): readonly Month[] {
  const [year = 1970, month = 1] = formatDay(axis.from, "UTC").split("-").map(Number);
  const begins: number[] = [];
  for (let next = Date.UTC(year, month, 1); next < axis.to; next = Date.UTC(year, month + begins.length, 1))
    begins.push(next);
  const step = Math.ceil(begins.length / MOST_NAMES);
  return begins
    .filter((_, index) => index % step === 0)
    .map((at) => ({
      name: new Date(at).toLocaleDateString("en-US", { month: "short", year: "2-digit", timeZone: "UTC" }),
      begins: computeShare(at, axis),
    }))
    .filter(({ begins: share }) => share <= LAST_NAME);
}
