import { cents } from "@courseway/pricing";
import { type ClaimSpan, readLedgers, type Sighting } from "@courseway/pricing/claims";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A product at a price on a page, on sale or not. */
export function buildSighting(
  product: string,
  page: string | null,
  amount: number,
  changes: Partial<Sighting> = {},
): Sighting {
  const price = cents(amount);
  return {
    product,
    page,
    variant: 0,
    audience: "everybody",
    claim: { price, compareAt: null, from: false, badge: null, save: null, savings: null, until: null },
    asked: { price, before: price, after: price, list: cents(0), fee: cents(0), codes: [] },
    ...changes,
  };
}

/** All that a folder of a brand holds. */
export function readFolder(folder: string): { readonly spans: readonly ClaimSpan[]; readonly unread: number } {
  return readLedgers(readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")));
}
