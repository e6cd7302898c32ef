import type { ClaimRule, ClaimSpan } from "@courseway/pricing/claims";
import type { PriceBook } from "../../prices/price-book.ts";
import type { SiteReading } from "../../reading/read-site.ts";
import type { TimelineEntry } from "../entry.ts";

/** What a brand's ledger has of a product, and what sales are held against. */
export interface ClaimHistory {
  readonly rule: ClaimRule;
  /** Null where there is no ledger. */
  readonly history: ((productIds: readonly string[]) => readonly ClaimSpan[]) | null;
}

/** One brand as the rules of offers see it. */
export interface SiteOffers {
  readonly site: SiteReading;
  readonly timeline: readonly TimelineEntry[];
  readonly prices: PriceBook;
  /** Null where sales are not held against a ledger. */
  readonly claims: ClaimHistory | null;
}

/** The place of an entry that a finding names: the first, where it stands at several. */
export const firstPlace = ({ places }: Pick<TimelineEntry, "places">) =>
  places[0] ?? { path: null, part: null, field: null };

/** An entry as a sentence names it: its words in quotation marks, cut, and its code. */
export function formatName({ label, code }: Pick<TimelineEntry, "label" | "code">): string {
  const words = label.length > 60 ? `${label.slice(0, 57).trimEnd()}…` : label;
  return code === null ? `“${words}”` : `“${words}” (${code})`;
}
