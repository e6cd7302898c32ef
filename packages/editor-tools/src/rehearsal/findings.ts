import { type Finding, sortedFindings } from "../finding/finding.ts";
import { offersReport } from "../offers/offers.ts";
import type { PriceBook } from "../prices/price-book.ts";
import type { SiteReading } from "../reading/read-site.ts";
import type { Rehearsal } from "./rehearse.ts";
import type { SeenAt } from "./report.ts";

/** A brand's rehearsal with the content that it was made from. */
export interface Rehearsed {
  readonly rehearsal: Rehearsal;
  readonly reading: SiteReading;
  /** Null where commerce was not asked. */
  readonly prices: PriceBook | null;
}

/** What is wrong, and where it was seen, by the finding's key. */
export interface RehearsalFindings {
  readonly findings: readonly Finding[];
  readonly seen: Readonly<Record<string, readonly SeenAt[]>>;
}

/** What is wrong with the offers of some brands in a time: by the calendar's rules, and by what pages show, charge and hand on. */
export function rehearsalFindings(rehearsed: readonly Rehearsed[]): RehearsalFindings {
  const at = rehearsed[0]?.rehearsal.from ?? 0;
  const priced = rehearsed.map(({ reading: site, prices }) => (prices === null ? { site } : { site, prices }));
  const calendar = offersReport(priced, { at, since: at }).findings;
  return { findings: sortedFindings(calendar), seen: {} };
}
