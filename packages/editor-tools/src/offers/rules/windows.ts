import { BANNER_WINDOW_MS } from "@courseway/coupons";
import { createAnonymousVisitor } from "@courseway/visitor";
import { activeOffers } from "@courseway/visitor/offers";
import { type Finding, finding } from "../../finding/finding.ts";
import { readPromotions } from "../../prices/price-book.ts";
import { momentText } from "../../reading/moments.ts";
import { stateAt, type TimelineEntry } from "../entry.ts";
import { listNamedPercents } from "./figures.ts";
import { getFirstPlace, formatName, type SiteOffers } from "./input.ts";

/**
 * Whether an entry is not checked itself: it has the dates of another entry, which is checked, or it is a page, which
 * is not a promotion.
 */
const isEcho = (entry: TimelineEntry): boolean =>
  entry.kind === "page" ||
  entry.kind === "override" ||
  entry.kind === "code" ||
  (entry.kind === "countdown" && getFirstPlace(entry).part === "topPromoBanner");

function orderFindings({ site, timeline }: SiteOffers): readonly Finding[] {
  const { timeZone } = site.brand;
  return timeline.flatMap((entry) => {
    const { starts, ends, kind, isOn, brand } = entry;
    if (!isOn || isEcho(entry) || kind === "reset" || starts === null || ends === null || starts < ends) return [];
    return [
      finding({
        rule: kind === "capture" ? "capture-window" : "end-before-start",
        severity: "error",
        brand,
        place: getFirstPlace(entry),
        message: `${formatName(entry)} ends ${momentText(ends, timeZone)}, which is not after its start ${momentText(starts, timeZone)}: it never holds.`,
        advice: "Swap the two dates, or correct the wrong one.",
      }),
    ];
  });
}

function resetFindings({ site, timeline }: SiteOffers): readonly Finding[] {
  const { timeZone } = site.brand;
  return timeline.flatMap((entry) => {
    const { kind, isOn, starts, ends, brand } = entry;
    if (kind !== "reset" || !isOn || (starts !== null && (ends === null || starts < ends))) return [];
    const message =
      starts === null
        ? `The text for afterwards, ${formatName(entry)}, never shows: the promotion before it has no end.`
        : `The text for afterwards, ${formatName(entry)}, ends ${momentText(ends ?? starts, timeZone)}, and the promotion only ${momentText(starts, timeZone)}: it never shows.`;
    const advice = "Give the promotion an end, and the text for afterwards a later one; or empty that text.";
    return [
      finding({ rule: "reset-before-end", severity: "error", brand, place: getFirstPlace(entry), message, advice }),
    ];
  });
}

function overFindings({ site, timeline }: SiteOffers, now: number): readonly Finding[] {
  const activeResets = timeline.filter(({ kind, isOn }) => isOn && kind === "reset");
  return timeline.flatMap((entry) => {
    const hasMore = entry.kind === "promotion" && activeResets.some((reset) => stateAt(reset, now) !== "ended");
    if (isEcho(entry) || entry.kind === "reset" || hasMore || stateAt(entry, now) !== "ended") return [];
    if (entry.starts !== null && entry.ends !== null && entry.starts >= entry.ends) return [];
    return [
      finding({
        rule: "promotion-over",
        severity: "note",
        brand: entry.brand,
        place: getFirstPlace(entry),
        subject: entry.written.ends ?? "",
        message: `${formatName(entry)} ended ${momentText(entry.ends ?? now, site.brand.timeZone)} and is still switched on. Visitors see nothing of it.`,
        advice: "Switch it off, or give it new dates when it is to come again.",
      }),
    ];
  });
}

/**
 * Whether two entries are one sale in two places. They are if their discounts are the same, as far as their codes or
 * texts show it, or if they have the same dates and one of them names no percentage.
 */
function isSameSale(one: TimelineEntry, other: TimelineEntry): boolean {
  if (one.code !== null && other.code !== null) return one.code.toLowerCase() === other.code.toLowerCase();
  const [first, second] = [one, other].map(({ label }) => listNamedPercents(label).join());
  if (first === second) return true;
  return (first === "" || second === "") && one.starts === other.starts && one.ends === other.ends;
}

const SALES: ReadonlySet<string> = new Set(["offer", "promotion", "graphic"]);

/** Lists the banners of the whole site that announce a discount. */
const listSales = (timeline: readonly TimelineEntry[]): readonly TimelineEntry[] =>
  timeline.filter(
    (entry) =>
      SALES.has(entry.kind) &&
      entry.isOn &&
      getFirstPlace(entry).path === null &&
      (entry.code !== null || listNamedPercents(entry.label).length > 0),
  );

const from = ({ starts }: TimelineEntry): number => starts ?? Number.NEGATIVE_INFINITY;
const to = ({ ends }: TimelineEntry): number => ends ?? Number.POSITIVE_INFINITY;

function pairFinding({ site }: SiteOffers, early: TimelineEntry, late: TimelineEntry, now: number): Finding | null {
  const { timeZone } = site.brand;
  const gap = from(late) - to(early);
  const shared = {
    brand: early.brand,
    place: getFirstPlace(late),
    subject: [early.code ?? early.kind, late.code ?? late.kind].join("+"),
  };
  if (Math.abs(gap) <= BANNER_WINDOW_MS)
    return finding({
      ...shared,
      rule: "sales-touch",
      severity: "warning",
      message: `${formatName(early)} ends ${momentText(to(early), timeZone)}, and ${formatName(late)} begins ${gap > 0 ? "minutes later" : gap < 0 ? "minutes before" : "at that moment"}. A visitor at that time may meet the banner of one and the price of the other.`,
      advice: "Leave some hours between two sales, or make one of them that lasts through both.",
    });
  const begins = Math.max(from(early), from(late));
  const stops = Math.min(to(early), to(late));
  if (begins >= stops || stops <= now || isSameSale(early, late)) return null;
  const at = Math.max(begins, now);
  const { codes } = activeOffers(createAnonymousVisitor(at), readPromotions(site), at);
  const span = `${Number.isFinite(begins) ? `from ${momentText(begins, timeZone)} ` : ""}${Number.isFinite(stops) ? `until ${momentText(stops, timeZone)}` : "without an end"}`;
  return finding({
    ...shared,
    rule: "sales-overlap",
    severity: "warning",
    message: `Two sales run at once ${span}: ${formatName(early)} and ${formatName(late)}. Checkout links then carry ${codes.join(", ") || "no code"}.`,
    advice:
      "End one before the other begins, or let both say the same. Where one is to replace the other, mark this as deliberate.",
  });
}

function pairFindings(offers: SiteOffers, now: number): readonly Finding[] {
  const sales = listSales(offers.timeline).toSorted((one, other) => from(one) - from(other) || to(one) - to(other));
  return sales.flatMap((early, index) =>
    sales.slice(index + 1).flatMap((late) => pairFinding(offers, early, late, now) ?? []),
  );
}

/** Finds faults in the start and end of promotions, alone and in relation to the others. @param now epoch ms */
export const windowFindings = (offers: SiteOffers, now: number): readonly Finding[] => [
  ...orderFindings(offers),
  ...resetFindings(offers),
  ...overFindings(offers, now),
  ...pairFindings(offers, now),
];
