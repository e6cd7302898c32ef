import * as chrono from "chrono-node/en";
import { type Finding, finding } from "../../finding/finding.ts";
import { formatDay } from "../../reading/moments.ts";
import { stateAt } from "../entry.ts";
import { getFirstPlace, type SiteOffers } from "./input.ts";

const SALE_WORDS = /%|\$\d|\b(?:off|sale|saves?|discount|codes?|coupons?|offers?|deals?|free|bonus|gift)\b/iu;
const END_WORDS =
  /\b(?:until|till|through|thru|ends?|ending|expires?|by|before|last day(?: is)?|valid)\s+(?:on\s+|at\s+)?(?:midnight,?\s+)?(?:on\s+)?(?:[a-z]+day,?\s+)?$/iu;

/** Lists the days that a text names as the end of an offer, as "2026-12-31". @param now epoch ms */
export function listStatedEnds(words: string, now: number, timeZone: string): readonly string[] {
  const sentences = words
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => SALE_WORDS.test(sentence) && /\d/u.test(sentence));
  const today = new Date(`${formatDay(now, timeZone)}T12:00:00`);
  return sentences.flatMap((sentence) =>
    chrono.parse(sentence, today).flatMap(({ index, start, end }) => {
      // "March 10 to 16" contains its end.
      const last = end ?? start;
      const isDay = start.isCertain("day") && start.isCertain("month");
      if (!isDay || (end == null && !END_WORDS.test(sentence.slice(0, index)))) return [];
      const [year, month, day] = [last.get("year"), last.get("month"), last.get("day")];
      return [[year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-")];
    }),
  );
}

/**
 * Finds texts that still name a past end. Banners that are switched off or over are not shown, so they are skipped.
 * @param now epoch ms
 */
export function pastFindings({ site, timeline }: SiteOffers, now: number): readonly Finding[] {
  const { timeZone } = site.brand;
  const today = formatDay(now, timeZone);
  const shown = timeline.filter((entry) => stateAt(entry, now) === "running" && getFirstPlace(entry).path === null);
  const texts = [
    ...shown.map((entry) => ({ words: entry.label, place: getFirstPlace(entry) })),
    ...site.pages.flatMap(({ parts }) => parts.filter((part) => part.kind === "words")),
  ];
  return texts.flatMap(({ words, place }) =>
    listStatedEnds(words, now, timeZone).flatMap((day) =>
      day >= today
        ? []
        : [
            finding({
              rule: "past-date-in-text",
              severity: "error",
              brand: site.name,
              place,
              subject: day,
              message: `The text says that an offer ends ${day}, and that is past.`,
              advice: "Correct the date, or take the sentence off with the offer.",
            }),
          ],
    ),
  );
}
