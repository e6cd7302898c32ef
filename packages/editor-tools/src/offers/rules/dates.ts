import { type Finding, finding } from "../../finding/finding.ts";
import { parseDateTime } from "@courseway/coupons";
import { formatClock } from "../../reading/moments.ts";
import type { Part } from "../../reading/parts.ts";
import { getFirstPlace, formatName, type SiteOffers } from "./input.ts";

type DatePart = Extract<Part, { kind: "date" }>;

/** A day and a time without an offset. With an offset, the brand's time zone does not matter. */
const WALL = /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d)(?::[\d.,]+)?$/iu;

/** Finds the fault in a date as it was written; null if there is none. */
function dateFinding({ text, place }: DatePart, { site }: SiteOffers): Finding | null {
  const { timeZone } = site.brand;
  const at = parseDateTime(text, timeZone);
  const shared = { brand: site.name, place, subject: text };
  if (at === null)
    return finding({
      ...shared,
      rule: "date-unreadable",
      severity: "error",
      message: `“${text}” is no date that can be read, so what it limits never shows.`,
      advice: "Write it as 2026-11-27 09:00, or choose it in the content system's calendar.",
    });
  const [, day, time] = WALL.exec(text.trim()) ?? [];
  if (day === undefined || time === undefined) return null;
  const shown = formatClock(at, timeZone);
  if (shown === `${day} ${time}`) return null;
  return finding({
    ...shared,
    rule: "time-skipped",
    severity: "warning",
    message: `${day} ${time} is a time that the clocks of ${timeZone} skip for daylight saving. It counts as ${shown}.`,
    advice: "Write the time that you mean: an hour earlier or later.",
  });
}

function countdownFindings({ timeline }: SiteOffers): readonly Finding[] {
  return timeline.flatMap((entry) => {
    const { kind, isOn, ends, brand } = entry;
    const isBlock = kind === "countdown";
    if (!isOn || ends !== null || !(isBlock || kind === "promotion")) return [];
    return [
      finding({
        rule: "countdown-without-end",
        severity: isBlock ? "error" : "warning",
        brand,
        place: getFirstPlace(entry),
        message: `${formatName(entry)} has nothing to count down to: no end can be read.`,
        advice: isBlock ? "Give it an end, or switch the countdown off." : "Give the promotion an end.",
      }),
    ];
  });
}

/** Finds faults in the dates that editors wrote. */
export function dateFindings(offers: SiteOffers): readonly Finding[] {
  const parts = [...offers.site.parts, ...offers.site.pages.flatMap(({ parts }) => parts)];
  const written = parts.flatMap((part) => (part.kind === "date" ? (dateFinding(part, offers) ?? []) : []));
  return [...written, ...countdownFindings(offers)];
}
