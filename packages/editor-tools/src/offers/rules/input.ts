import type { ClaimRule, ClaimSpan } from "@courseway/pricing/claims";
import type { PriceBook } from "../../prices/price-book.ts";
import type { SiteReading } from "../../reading/read-site.ts";
import type { TimelineEntry } from "../entry.ts";

/** A brand's ledger by product, and the rule that sales are checked against. */
export interface ClaimHistory {
  readonly rule: ClaimRule;
  /** Null if there is no ledger. */
  readonly history: ((productIds: readonly string[]) => readonly ClaimSpan[]) | null;
}

/** One brand's data for the offer rules. */
export interface SiteOffers {
  readonly site: SiteReading;
  readonly timeline: readonly TimelineEntry[];
  readonly prices: PriceBook;
  /** Null if sales are not checked against a ledger. */
  readonly claims: ClaimHistory | null;
}

/** Returns the place that a finding names for an entry: the first if it has several. */
export const getFirstPlace = ({ places }: Pick<TimelineEntry, "places">) =>
  places[0] ?? { path: null, part: null, field: null };

/** Formats an entry's name for a sentence: its text in quotation marks, shortened, and its code. */
export function formatName({ label, code }: Pick<TimelineEntry, "label" | "code">): string {
  const words = label.length > 60 ? `${label.slice(0, 57).trimEnd()}…` : label;
  return code === null ? `“${words}”` : `“${words}” (${code})`;
}
