import { splitCodes } from "@courseway/coupons";
import { describePrice } from "@courseway/pricing";
import { type ClaimEvidence, claimHolds, type ClaimSpan } from "@courseway/pricing/claims";
import { type Finding, finding } from "../../finding/finding.ts";
import { momentText } from "../../reading/moments.ts";
import { stateAt, type TimelineEntry } from "../entry.ts";
import { getFirstPlace, formatName, type SiteOffers } from "./input.ts";

/** The ledger's evidence on one product of a sale. */
interface ProductEvidence extends ClaimEvidence {
  readonly product: string;
}

type History = (productIds: readonly string[]) => readonly ClaimSpan[];

/** Checks what the sale of a code will claim about each product that it reduces against the ledger. */
function findEvidence(
  entry: TimelineEntry,
  { prices, claims }: SiteOffers,
  history: History,
  now: number,
): readonly ProductEvidence[] {
  if (claims === null) return [];
  const at = entry.starts ?? now;
  return splitCodes(entry.code ?? "").flatMap((code) =>
    prices.products.flatMap((ids) => {
      const quote = prices.quote(ids, [code]);
      const display = describePrice(quote, { checkoutLink: `?hc=${encodeURIComponent(code)}` });
      if (quote === null || display === null || quote.discountPrice >= quote.originalPrice) return [];
      const claim = { at, price: display.final, compareAt: display.compareAt, until: entry.ends };
      const { evidence } = claimHolds(history(ids), claim, claims.rule);
      return evidence.map((one) => ({ ...one, product: ids.join(",") }));
    }),
  );
}

const ADVICE = {
  "former-price":
    "Look at the evidence with courseway-offers claims --product. Sell at the price that is to be crossed out for long enough first, or announce the sale without it.",
  end: "Look at the evidence with courseway-offers claims --product. Let the sale rest for long enough, or do not name an end that is none.",
} as const;

function listFindings(entry: TimelineEntry, all: readonly ProductEvidence[], timeZone: string): readonly Finding[] {
  return (["former-price", "end"] as const).flatMap((about) =>
    (["contradicted", "unknown"] as const).flatMap((status) => {
      const found = all.filter((one) => one.about === about && one.status === status);
      const [first] = found;
      if (first === undefined) return [];
      const products = new Set(found.map(({ product }) => product)).size;
      const what = about === "end" ? "an end that was claimed" : "the crossed-out price";
      const verdict = status === "unknown" ? "The ledger has too little on" : "The ledger has evidence against";
      const end = first.end === null ? "" : ` (${momentText(first.end, timeZone)})`;
      return [
        finding({
          rule: about === "end" ? "end-not-kept" : "former-price",
          severity: status === "unknown" ? "note" : "error",
          brand: entry.brand,
          place: getFirstPlace(entry),
          subject: `${entry.code ?? ""} ${status}`,
          message: `${verdict} ${what} in ${formatName(entry)}, for ${products} ${products === 1 ? "product" : "products"}. Product ${first.product}${end}: ${first.sentence}`,
          advice:
            status === "unknown" ? "Nothing to do if the ledger is young; else look why it has a gap." : ADVICE[about],
        }),
      ];
    }),
  );
}

/**
 * Finds current and coming sales whose claims the ledger contradicts or has too little evidence for; nothing if the
 * brand's settings check them against nothing.
 * @param now epoch ms
 */
export function claimHistoryFindings(offers: SiteOffers, now: number): readonly Finding[] {
  const { site, timeline, claims } = offers;
  if (claims === null || !offers.prices.isKnown) return [];
  const { history } = claims;
  if (history === null)
    return [
      finding({
        rule: "ledger-unknown",
        severity: "warning",
        brand: site.name,
        place: { path: null, part: null, field: null },
        message:
          "The settings hold sales against the ledger of claims, and there is no ledger, so nothing was compared.",
        advice: "Give --ledger, or CLAIMS_LEDGER in the site's .env.local.",
      }),
    ];
  return timeline.flatMap((entry) => {
    const state = stateAt(entry, now);
    const isSale = entry.kind === "offer" || entry.kind === "override";
    if (!isSale || (state !== "running" && state !== "coming")) return [];
    return listFindings(entry, findEvidence(entry, offers, history, now), site.brand.timeZone);
  });
}
