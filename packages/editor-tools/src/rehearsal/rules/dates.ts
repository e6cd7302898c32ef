import { parseDateTime } from "@courseway/coupons";
import * as chrono from "chrono-node/en";
import { finding, type FoundHere } from "../../finding/finding.ts";
import type { TimelineEntry } from "../../offers/entry.ts";
import { getFirstPlace, formatName } from "../../offers/rules/input.ts";
import { listNamedPercents } from "../../offers/rules/figures.ts";
import { listStatedEnds } from "../../offers/rules/past-dates.ts";
import { formatClock, formatDay, momentText, spanText } from "../../reading/moments.ts";
import type { Judged, SeenFinding } from "./input.ts";

const SALE_KINDS: ReadonlySet<TimelineEntry["kind"]> = new Set(["offer", "promotion", "graphic"]);

const isSale = ({ kind, isOn }: TimelineEntry): boolean => isOn && SALE_KINDS.has(kind);

const DAY_MS = 86_400_000;

/** Returns the last day of a period: an end at midnight is the end of the previous day. */
const lastDay = (ends: number, timeZone: string): string => formatDay(ends - 1, timeZone);

function found(
  judged: Judged,
  entry: Pick<TimelineEntry, "places">,
  here: Omit<FoundHere, "brand" | "place">,
): SeenFinding {
  const place = getFirstPlace(entry);
  const made = finding({ ...here, brand: judged.site.name, place });
  const paths = entry.places.map(({ path }) => path ?? "/");
  const at = judged.rehearsal.from;
  return { finding: made, seen: [...new Set(paths)].map((path) => ({ path, at, visitor: 0 })) };
}

/** The end of a sentence, except the period of "Mar." and "p.m.". */
const SENTENCE_END =
  /(?<!\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun|[ap]\.?m))[.!?]\s+/giu;

/** Finds texts that name a different last day than the dates, or one although the dates have no end. */
function endFindings(judged: Judged): readonly SeenFinding[] {
  const { timeZone } = judged.site.brand;
  return judged.timeline.filter(isSale).flatMap((entry) => {
    // A weekday, or a month without a year, refers to the time of the promotion.
    const near = entry.starts ?? judged.rehearsal.from;
    // The whole banner is about one offer, even in several sentences.
    const label = `${entry.label.replaceAll(SENTENCE_END, "; ")} sale`;
    const stated = listStatedEnds(label, near, timeZone);
    const ends = entry.ends === null ? null : lastDay(entry.ends, timeZone);
    return stated
      .filter((day) => day !== ends)
      .map((day) =>
        found(judged, entry, {
          rule: "end-said-differs",
          severity: "error",
          subject: day,
          message: `${formatName(entry)} says that it ends ${day}, and its dates end ${ends === null ? "never" : `it ${ends}`}.`,
          advice: "Correct the words or the end, whichever is wrong.",
        }),
      );
  });
}

/** Finds texts that name the last day with a different hour than the end. */
function hourFindings(judged: Judged): readonly SeenFinding[] {
  const { timeZone } = judged.site.brand;
  return judged.timeline.filter(isSale).flatMap((entry) => {
    const { ends, label } = entry;
    if (ends === null) return [];
    // Another time zone is a separate finding.
    if (ZONES.some(([words, zone]) => words.test(label) && formatClock(ends, zone) !== formatClock(ends, timeZone)))
      return [];
    const near = new Date(entry.starts ?? judged.rehearsal.from);
    return chrono.parse(label, near).flatMap(({ start, end, text }) => {
      const last = end ?? start;
      const [day, hour, minute] = [last.get("day"), last.get("hour"), last.get("minute")];
      const isHour = last.isCertain("hour") && start.isCertain("day") && day === dayNumber(ends - 1, timeZone);
      if (!isHour || hour === null || minute === null) return [];
      const stated = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
      // For a reader, an end at the start of a minute is the end of the previous minute.
      if ([ends, ends - 60_000].some((at) => formatClock(at, timeZone).endsWith(stated))) return [];
      return [
        found(judged, entry, {
          rule: "end-said-differs",
          severity: "error",
          subject: text,
          message: `${formatName(entry)} says “${text}”, and its dates end ${momentText(ends, timeZone)}.`,
          advice: "Correct the words or the end, whichever is wrong.",
        }),
      ];
    });
  });
}

const dayNumber = (at: number, timeZone: string): number => Number(formatDay(at, timeZone).slice(-2));

/** Finds a weekday next to a date that is a different day of the week. */
function weekdays(judged: Judged): readonly SeenFinding[] {
  return judged.timeline.filter(isSale).flatMap((entry) => {
    const near = new Date(entry.starts ?? judged.rehearsal.from);
    return chrono.parse(entry.label, near).flatMap(({ start, text }) => {
      const [weekday, day, month, year] = [
        start.get("weekday"),
        start.get("day"),
        start.get("month"),
        start.get("year"),
      ];
      if (!start.isCertain("weekday") || !start.isCertain("day") || day === null || month === null || year === null)
        return [];
      const real = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
      if (weekday === real) return [];
      return [
        found(judged, entry, {
          rule: "weekday-differs",
          severity: "error",
          subject: text,
          message: `${formatName(entry)} says “${text}”, which is another weekday.`,
          advice: "Correct the weekday or the date.",
        }),
      ];
    });
  });
}

/** Names of time zones in texts, and their zones. */
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:E[SD]?T|Eastern)\b/u, "America/New_York"],
  [/\b(?:C[SD]?T|Central)\b/u, "America/Chicago"],
  [/\b(?:M[SD]?T|Mountain)\b/u, "America/Denver"],
  [/\b(?:P[SD]?T|Pacific)\b/u, "America/Los_Angeles"],
];

const TIME = /\b\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)\b/iu;

/** Finds texts that name a time in a different time zone than the brand's. */
function zoneFindings(judged: Judged): readonly SeenFinding[] {
  const { timeZone } = judged.site.brand;
  const at = judged.rehearsal.from;
  return judged.timeline.filter(isSale).flatMap((entry) => {
    const named = TIME.test(entry.label) ? ZONES.filter(([words]) => words.test(entry.label)) : [];
    return named
      .filter(([, zone]) => formatClock(at, zone) !== formatClock(at, timeZone))
      .map(([, zone]) =>
        found(judged, entry, {
          rule: "zone-said-differs",
          severity: "warning",
          subject: zone,
          message: `${formatName(entry)} names a time of ${zone}, and its dates are on the clocks of ${timeZone}.`,
          advice: "Write the time as the brand’s clocks have it, or set the end to the time that is meant.",
        }),
      );
  });
}

const WRITTEN = /^\d{4}-\d\d-\d\d[t ](?<hour>\d\d):(?<minute>\d\d)(?::\d\d(?:[.,]\d+)?)?\s*(?:Z|[+-]\d\d:?\d\d)$/iu;

/** Whether a time is midnight or the last minute of a day, as people usually mean. */
const isRound = (hour: string, minute: string): boolean =>
  (hour === "00" && minute === "00") || (hour === "23" && minute === "59");

/** Finds dates with another zone's offset: a round time there is an odd one in the brand's time zone. */
function writtenZones(judged: Judged): readonly SeenFinding[] {
  const { site, rehearsal } = judged;
  const { timeZone } = site.brand;
  const parts = [...site.parts, ...site.pages.flatMap((page) => page.parts)];
  return parts.flatMap((part) => {
    if (part.kind !== "date") return [];
    const { hour, minute } = WRITTEN.exec(part.text.trim())?.groups ?? {};
    const at = parseDateTime(part.text, timeZone);
    if (hour === undefined || minute === undefined || at === null || !isRound(hour, minute)) return [];
    const clock = formatClock(at, timeZone);
    if (clock.endsWith(`${hour}:${minute}`)) return [];
    const made = finding({
      rule: "zone-differs",
      severity: "error",
      brand: site.name,
      place: part.place,
      subject: part.text,
      message: `${part.text} is ${clock} on the brand’s clocks (${timeZone}): ${hour}:${minute} is another zone’s.`,
      advice: "Write the date without an offset, or choose it in the content system’s calendar.",
    });
    return [{ finding: made, seen: [{ path: part.place.path ?? "/", at: Math.max(at, rehearsal.from), visitor: 0 }] }];
  });
}

/** Names of sales that the texts of one campaign share. */
const NAMES =
  /\b(?:black friday|cyber (?:monday|week)|thanksgiving|labor day|memorial day|presidents['’]? day|veterans day|independence day|fourth of july|4th of july|new year(?:['’]?s)?|christmas|holiday|halloween|easter|valentine(?:['’]?s)?(?: day)?|back[ -]to[ -]school|spring|summer|fall|winter|anniversary|open season)\b/giu;

/** Lists the names of sales in a text, in lower case. */
export const saleNames = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(NAMES)].map(([name]) => name.toLowerCase())),
];

/** Whether two entries are about one campaign: they share a name or a percentage. */
function isOneCampaign(one: TimelineEntry, other: TimelineEntry): boolean {
  const names = saleNames(one.label);
  if (names.length > 0 && saleNames(other.label).length > 0)
    return saleNames(other.label).some((name) => names.includes(name));
  const percents = listNamedPercents(one.label);
  return listNamedPercents(other.label).some((percent) => percents.includes(percent));
}

const isSameWindow = (one: TimelineEntry, other: TimelineEntry): boolean =>
  one.starts === other.starts && one.ends === other.ends;

/** Whether two windows are the same from a moment on: earlier starts do not matter. */
const isSameFrom = (at: number, one: TimelineEntry, other: TimelineEntry): boolean =>
  Math.max(one.starts ?? -Infinity, at) === Math.max(other.starts ?? -Infinity, at) &&
  (one.ends ?? Infinity) === (other.ends ?? Infinity);

/** Finds banners of one campaign that do not start and end together, and those that are switched off during it. */
function campaigns(judged: Judged): readonly SeenFinding[] {
  const { timeZone } = judged.site.brand;
  const entries = judged.timeline.filter(({ kind }) => SALE_KINDS.has(kind));
  return entries.flatMap((entry, index) =>
    entries.slice(index + 1).flatMap((other): readonly SeenFinding[] => {
      if (!isOneCampaign(entry, other)) return [];
      // The banner without a code is compared with the one that has a code.
      const [leader, follower] = entry.code === null && other.code !== null ? [other, entry] : [entry, other];
      if (!leader.isOn) return [];
      if (!follower.isOn)
        return isSameWindow(leader, follower)
          ? [
              found(judged, follower, {
                rule: "banner-switched-off",
                severity: "warning",
                subject: follower.kind,
                message: `${formatName(follower)} has the dates of ${formatName(leader)} and is switched off.`,
                advice: "Switch it on, or delete it.",
              }),
            ]
          : [];
      if (isSameFrom(judged.rehearsal.from, leader, follower)) return [];
      return [leader, follower].map((one) =>
        found(judged, one, {
          rule: "campaign-windows-differ",
          severity: "warning",
          subject: follower.kind,
          message: `${formatName(leader)} runs ${spanText(leader, timeZone)}, and ${formatName(follower)} of the same sale ${spanText(follower, timeZone)}.`,
          advice: "Give both the same dates.",
        }),
      );
    }),
  );
}

/** Finds email forms whose dates match no sale, so that they are hidden at the wrong time. */
function captureWindows(judged: Judged): readonly SeenFinding[] {
  const { timeZone } = judged.site.brand;
  const sales = judged.timeline.filter(isSale);
  return judged.timeline.flatMap((entry) => {
    if (entry.kind !== "capture" || !entry.isOn || (entry.starts === null && entry.ends === null)) return [];
    if (sales.some((sale) => isSameWindow(sale, entry))) return [];
    return [
      found(judged, entry, {
        rule: "capture-window-strays",
        severity: "warning",
        message: `The email form is hidden ${spanText(entry, timeZone)}, and no sale of the site has these dates.`,
        advice: "Give the form the dates of the sale during which it is to be hidden.",
      }),
    ];
  });
}

/** Finds countdowns to a moment at which no price or code changes. */
function countdowns(judged: Judged): readonly SeenFinding[] {
  const { rehearsal, timeline, site } = judged;
  const isChange = (at: number): boolean =>
    rehearsal.pages.some(({ states }) =>
      states.some((state, index) => {
        const before = states[index - 1]?.views[0];
        const after = state.views[0];
        return (
          Math.abs(state.from - at) <= 1000 &&
          before !== undefined &&
          after !== undefined &&
          before.codes.join() !== after.codes.join()
        );
      }),
    );
  return timeline.flatMap((entry) => {
    const { kind, isOn, ends } = entry;
    const isOfPage = getFirstPlace(entry).path !== null;
    const promises = kind === "countdown" || listNamedPercents(entry.label).length > 0;
    if (!isOn || ends === null || !isOfPage || !(kind === "countdown" || kind === "graphic") || !promises) return [];
    if (ends <= rehearsal.from || ends > rehearsal.to || isChange(ends)) return [];
    return [
      found(judged, entry, {
        rule: "countdown-to-nothing",
        severity: "warning",
        message: `${formatName(entry)} counts down to ${momentText(ends, site.brand.timeZone)}, and no price or code changes then.`,
        advice: "Give it the end of the sale.",
      }),
    ];
  });
}

/** Finds faults in dates, times and time zones. */
export const rehearsedDateFindings = (judged: Judged): readonly SeenFinding[] => [
  ...endFindings(judged),
  ...hourFindings(judged),
  ...weekdays(judged),
  ...zoneFindings(judged),
  ...writtenZones(judged),
  ...campaigns(judged),
  ...captureWindows(judged),
  ...countdowns(judged),
];

/** How long a page may stay after its sale, in ms. */
export const GRACE_MS = DAY_MS;
