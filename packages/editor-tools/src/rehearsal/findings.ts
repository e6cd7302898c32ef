import { type Finding, sortedFindings } from "../finding/finding.ts";
import { offersReport } from "../offers/offers.ts";
import { buildTimeline } from "../offers/timeline.ts";
import { NO_PRICES, type PriceBook } from "../prices/price-book.ts";
import type { SiteReading } from "../reading/read-site.ts";
import type { Rehearsal } from "./rehearse.ts";
import type { SeenAt } from "./report.ts";
import { chargeFindings } from "./rules/charges.ts";
import { rehearsedCodeFindings } from "./rules/codes.ts";
import { rehearsedDateFindings } from "./rules/dates.ts";
import type { SeenFinding } from "./rules/input.ts";
import { rehearsedPageFindings } from "./rules/pages.ts";
import { promiseFindings } from "./rules/promises.ts";
import { textFindings } from "./rules/texts.ts";

/** A brand's rehearsal with the content that it was made from. */
export interface Rehearsed {
  readonly rehearsal: Rehearsal;
  readonly reading: SiteReading;
  /** Null if commerce was not asked. */
  readonly prices: PriceBook | null;
}

/** The findings, and where each was seen, by the finding's key. */
export interface RehearsalFindings {
  readonly findings: readonly Finding[];
  readonly seen: Readonly<Record<string, readonly SeenAt[]>>;
}

function ofBrand({ rehearsal, reading: site, prices }: Rehearsed): readonly SeenFinding[] {
  // An entry with an unreadable date is checked for that date only.
  const timeline = buildTimeline(site).filter(({ isUnread }) => !isUnread);
  const judged = { site, timeline, prices: prices ?? NO_PRICES, rehearsal };
  return [
    ...promiseFindings(judged),
    ...chargeFindings(judged),
    ...rehearsedCodeFindings(judged),
    ...rehearsedDateFindings(judged),
    ...rehearsedPageFindings(judged),
    ...textFindings(judged),
  ];
}

/**
 * Finds faults in the offers of the given brands in a period: by the calendar's rules, and by what pages show, charge
 * and pass to the checkout.
 */
export function rehearsalFindings(rehearsed: readonly Rehearsed[]): RehearsalFindings {
  const at = rehearsed[0]?.rehearsal.from ?? 0;
  const priced = rehearsed.map(({ reading: site, prices }) => (prices === null ? { site } : { site, prices }));
  const calendar = offersReport(priced, { at, since: at }).findings;
  const found = rehearsed.flatMap(ofBrand);
  const seen = new Map<string, readonly SeenAt[]>();
  for (const one of found) seen.set(one.finding.key, [...(seen.get(one.finding.key) ?? []), ...one.seen]);
  return {
    findings: sortedFindings([...calendar, ...found.map(({ finding }) => finding)]),
    seen: Object.fromEntries(seen),
  };
}
