import { type Finding, finding } from "../../finding/finding.ts";
import { cents, formatPrice, type Quote } from "@courseway/pricing";
import { siteCodes } from "../../prices/price-book.ts";
import { listNamedCodes } from "../codes.ts";
import type { Claim } from "./claims.ts";
import type { PricedReading } from "./facts.ts";

const NO_FEE =
  /(?<!\bat )\bno (?:(?:hidden|extra|added|additional|other|surprise) )?(?:fees?|charges?|costs?)\b|\b(?:price|amount|total) you see\b|\bno surprises?(?:[.!,]|$)|\bno surprises? at (?:the )?checkout\b/iu;
const ONE_PRICE = /\b(?:one|a single) price\b/iu;
const NEVER_SELLS =
  /\b(?:never sells?|nobody sells?|no one sells?|we (?:don['’]t|do not|won['’]t|will not) sell)\b.*\b(?:data|information|details|names?|e-?mails?|address(?:es)?)\b/iu;

const listNearbyQuotes = ({ products }: Claim, { prices }: PricedReading): readonly Quote[] =>
  products.map((ids) => prices.quote(ids, [])).filter((quote) => quote !== null);

const list = (figures: readonly string[]): string => [...new Set(figures)].join(", ");

/** Explains why a sentence cannot be true, given what its page sells; null if nothing contradicts it. */
function findDenial(claim: Claim, reading: PricedReading): string | null {
  const quotes = listNearbyQuotes(claim, reading);
  const charged = quotes.find(({ productFees }) => productFees > 0);
  if (NO_FEE.test(claim.sentence) && charged !== undefined)
    return `a fee of ${formatPrice(charged.productFees)} comes on top of the price of ${charged.productIds.join(", ")}`;
  const costs = [...new Set(quotes.map(({ originalPrice }) => originalPrice))].filter((cents) => cents > 0);
  if (ONE_PRICE.test(claim.sentence) && costs.length > 1)
    return `what is sold beside it costs ${list(costs.toSorted((one, other) => one - other).map((amount) => formatPrice(cents(amount))))}`;
  if (NEVER_SELLS.test(claim.sentence) && !reading.site.brand.optsOutByDefault)
    return "this brand shares personal data until a visitor opts out (optsOutByDefault)";
  return null;
}

/** Finds sentences that prices, fees or settings contradict. */
export const denialFindings = (claims: readonly Claim[], reading: PricedReading): readonly Finding[] =>
  claims.flatMap((claim) => {
    const why = findDenial(claim, reading);
    return why === null
      ? []
      : [
          finding({
            rule: "promise-denied",
            severity: "error",
            brand: reading.site.name,
            place: claim.place,
            subject: claim.sentence,
            message: `“${claim.sentence}” is not so: ${why}.`,
            advice:
              "Say what holds, or change the price or setting. Mark it as deliberate where it speaks of something else.",
          }),
        ];
  });

const SAVING = /\bsaves? (up to )?\$(\d[\d,]*(?:\.\d{2})?)|\$(\d[\d,]*(?:\.\d{2})?) off\b/giu;

/** Words that show that a saving is on the school's offers, and not a driver's on insurance or an agent's on taxes. */
const OF_AN_OFFER = /\b(?:off|codes?|coupons?|courses?|packages?|prices?|bundles?|sale)\b/iu;

/**
 * Lists by how many cents the products next to a sentence are reduced: by the codes in the sentence, or by the site's
 * codes, or from the list price.
 */
function listNearbySavings(claim: Claim, { site, prices }: PricedReading): readonly number[] {
  const named = listNamedCodes(claim.sentence);
  const codes = named.length > 0 ? named : siteCodes(site);
  const products = claim.products.length > 0 ? claim.products : prices.products;
  return products.flatMap((ids) => {
    const plain = prices.quote(ids, []);
    if (plain === null) return [];
    const lowered = codes.flatMap((code) => prices.quote(ids, [code]) ?? []);
    const fromList = named.length > 0 ? [] : [plain.maxPrice - plain.originalPrice];
    return [...lowered.map(({ discountPrice }) => plain.originalPrice - discountPrice), ...fromList].filter(
      (cents) => cents > 0,
    );
  });
}

/** Finds savings in dollars that no code and no list price gives. */
export const savingFindings = (claims: readonly Claim[], reading: PricedReading): readonly Finding[] =>
  claims.flatMap((claim) => {
    if (!OF_AN_OFFER.test(claim.sentence)) return [];
    const given = listNearbySavings(claim, reading);
    return [...claim.sentence.matchAll(SAVING)].flatMap(([, upTo, saved, off]) => {
      const promised = cents(Math.round(Number((saved ?? off ?? "").replaceAll(",", "")) * 100));
      const isSo = upTo === undefined ? given.includes(promised) : Math.max(0, ...given) >= promised;
      if (isSo) return [];
      const known = [...new Set(given)]
        .toSorted((one, other) => one - other)
        .map((amount) => formatPrice(cents(amount)));
      return [
        finding({
          rule: "saving-differs",
          severity: "error",
          brand: reading.site.name,
          place: claim.place,
          subject: formatPrice(promised),
          message: `“${claim.sentence}” promises ${formatPrice(promised)}, and ${known.length === 0 ? "nothing beside it is lowered" : `what is sold there is lowered by ${list(known)}`}.`,
          advice: "Correct the amount or its code, or write ${savings}: it becomes the saving that the page shows.",
        }),
      ];
    });
  });
