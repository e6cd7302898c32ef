import { percentOff, type Quote } from "@courseway/pricing";
import { isCheckoutLink, splitCodes } from "@courseway/coupons";
import { type Finding, finding } from "../../finding/finding.ts";
import { listCodesOnLink, listProductsOnLink } from "../../prices/links.ts";
import { listActiveCodes, type PriceBook, soldProducts } from "../../prices/price-book.ts";
import type { Part } from "../../reading/parts.ts";
import type { PageReading } from "../../reading/read-site.ts";
import { stateAt, type TimelineEntry } from "../entry.ts";
import { listNamedPercents, listNamedPrices } from "./figures.ts";
import { getFirstPlace, type SiteOffers } from "./input.ts";

type Words = Extract<Part, { kind: "words" }>;

const isWords = (part: Part): part is Words => part.kind === "words";

/**
 * Lists a quote's discounts in whole percent: the one that commerce states, the one from the price before coupons, and
 * the one from the list price.
 */
function listPercents(quote: Quote | null): readonly number[] {
  if (quote === null) return [];
  const { originalPrice, discountPrice, maxPrice, offPercent, discountType } = quote;
  const isPercent = discountType === "PERCENT" && offPercent !== null && discountPrice < originalPrice;
  const counted = [percentOff(originalPrice, discountPrice), percentOff(maxPrice, discountPrice)];
  return [...(isPercent ? [offPercent] : []), ...counted].filter((percent) => percent > 0);
}

const isLowered = (quote: Quote | null): quote is Quote => quote !== null && quote.discountPrice < quote.originalPrice;

/** Lists the quotes of the site's products that a code reduces. */
const listLoweredQuotes = (code: string, prices: PriceBook): readonly Quote[] =>
  prices.products.map((ids) => prices.quote(ids, [code])).filter(isLowered);

/** Lists a code's discounts on the site's products, in whole percent. */
const listCodePercents = (code: string, prices: PriceBook): readonly number[] => [
  ...new Set(listLoweredQuotes(code, prices).flatMap(listPercents)),
];

/** Lists the same discounts, but only from the price before coupons, as commerce computes them. */
const listCouponPercents = (code: string, prices: PriceBook): readonly number[] => [
  ...new Set(
    listLoweredQuotes(code, prices).map(({ offPercent, discountType, originalPrice, discountPrice }) =>
      discountType === "PERCENT" && offPercent !== null ? offPercent : percentOff(originalPrice, discountPrice),
    ),
  ),
];

const list = (figures: readonly (number | string)[]): string =>
  figures.length < 2 ? figures.join("") : `${figures.slice(0, -1).join(", ")} or ${figures.at(-1)}`;

/** Finds banners and forms that promise a different percentage than their code gives. */
function setFindings({ site, timeline, prices }: SiteOffers, now: number): readonly Finding[] {
  return timeline.flatMap((entry) => {
    const state = stateAt(entry, now);
    if (entry.code === null || entry.kind === "code" || entry.kind === "override") return [];
    if (state === "off" || state === "ended") return [];
    const codes = splitCodes(entry.code);
    const given = codes.flatMap((code) => listCodePercents(code, prices));
    const promised = [...listNamedPercents(entry.label), ...percentageField(entry, site.globals.emailCapture)];
    if (given.length === 0) return [];
    return [...new Set(promised)].flatMap((percent) =>
      given.includes(percent)
        ? []
        : [
            percentFinding(
              site.name,
              getFirstPlace(entry),
              percent,
              codes.join(", "),
              codes.flatMap((code) => listCouponPercents(code, prices)),
            ),
          ],
    );
  });
}

function percentageField(
  { kind, places }: TimelineEntry,
  capture: { readonly percentage: number | null } | null,
): readonly number[] {
  const isOfSite = kind === "capture" && places[0]?.part === "emailCapture";
  return isOfSite && capture?.percentage != null ? [capture.percentage] : [];
}

const percentFinding = (
  brand: string,
  place: Finding["place"],
  percent: number,
  what: string,
  given: readonly number[],
): Finding =>
  finding({
    rule: "percent-differs",
    severity: "error",
    brand,
    place,
    subject: `${percent}%`,
    message: `The text promises ${percent}% off, and ${what} gives ${list([...new Set(given)].toSorted((one, other) => one - other).map((figure) => `${figure}%`))}.`,
    advice: "Correct the text, or the code that it stands beside.",
  });

/** Lists every discount in percent that the site's codes, products and referral program give. */
function listSitePercents({ site, timeline, prices }: SiteOffers, now: number): ReadonlySet<number> {
  const codes = timeline.flatMap((entry) => (entry.isOn ? splitCodes(entry.code ?? "") : []));
  const sold = soldProducts(site.pages.flatMap(({ parts }) => parts));
  return new Set([
    ...codes.flatMap((code) => listCodePercents(code, prices)),
    ...sold.flatMap(({ productIds, own }) => listPercents(prices.quote(productIds, listActiveCodes(site, own, now)))),
    ...(site.brand.referralProgram === null ? [] : [site.brand.referralProgram.discountPercent]),
  ]);
}

/** Groups the parts of a page by block. */
const byBlock = ({ parts }: PageReading): readonly (readonly Part[])[] => [
  ...Map.groupBy(parts, ({ place }) => place.part).values(),
];

interface Figures {
  readonly percents: ReadonlySet<number>;
  readonly prices: ReadonlySet<number>;
}

/** Lists the prices and discounts of a block's products for an anonymous visitor. */
function listFigures({ site, prices }: SiteOffers, parts: readonly Part[], now: number): Figures {
  const sold = soldProducts(parts).flatMap(({ productIds, own }) => {
    const codes = listActiveCodes(site, own, now);
    return [prices.quote(productIds, codes), prices.quote(productIds, [])];
  });
  const quotes = sold.filter((quote) => quote !== null);
  return {
    percents: new Set(quotes.flatMap(listPercents)),
    prices: new Set(
      quotes.flatMap(({ originalPrice, discountPrice, maxPrice, productFees }) =>
        [originalPrice, discountPrice, maxPrice].flatMap((price) => [price, price + productFees]),
      ),
    ),
  };
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2).replace(/\.00$/u, "")}`;

function priceFinding(brand: string, { place }: Words, price: number, known: ReadonlySet<number>): Finding {
  const costs = list(
    [...known]
      .filter((figure) => figure > 0)
      .toSorted((one, other) => one - other)
      .map(dollars),
  );
  return finding({
    rule: "price-differs",
    severity: "error",
    brand,
    place,
    subject: dollars(price),
    message: `The text says ${dollars(price)}, and the products of this block cost ${costs}.`,
    advice: "Write ${price} in the place of the figure: it becomes the price that the page shows.",
  });
}

function blockFindings(
  offers: SiteOffers,
  parts: readonly Part[],
  { now, sitePercents }: { readonly now: number; readonly sitePercents: ReadonlySet<number> },
): readonly Finding[] {
  const figures = listFigures(offers, parts, now);
  const { prices } = figures;
  const linked = linkPercents(offers, parts);
  const percents = linked.length === 0 ? figures.percents : new Set([...figures.percents, ...linked]);
  // A block that sells nothing is about any offer of the site; a block that sells is about its own products.
  const allowed = percents.size > 0 ? percents : sitePercents;
  const what = percents.size > 0 ? "what the block sells" : "the site";
  const { name } = offers.site;
  return parts
    .filter(isWords)
    .flatMap((part) => [
      ...listNamedPercents(part.words).flatMap((percent) =>
        allowed.size === 0 || allowed.has(percent)
          ? []
          : [percentFinding(name, part.place, percent, what, [...allowed])],
      ),
      ...listNamedPrices(part.words).flatMap((price) =>
        prices.size === 0 || prices.has(price) ? [] : [priceFinding(name, part, price, prices)],
      ),
    ]);
}

/** Lists the discounts of the codes on a block's own checkout links, in whole percent. */
const linkPercents = ({ site, prices }: SiteOffers, parts: readonly Part[]): readonly number[] =>
  parts.flatMap((part) => {
    if (part.kind !== "link" || !isCheckoutLink(part.href, site.brand.checkoutUrl)) return [];
    const productIds = listProductsOnLink(part.href);
    return productIds.length === 0
      ? []
      : listCodesOnLink(part.href, site).flatMap((code) => listPercents(prices.quote(productIds, [code])));
  });

/** Whether a block's text is hidden: it is switched off or has ended. */
function isHidden({ timeline }: SiteOffers, [part]: readonly Part[], now: number): boolean {
  return timeline.some((entry) => {
    const state = stateAt(entry, now);
    const isHere = entry.places.some((place) => place.path === part?.place.path && place.part === part.place.part);
    return entry.kind === "graphic" && isHere && part?.place.path !== null && (state === "off" || state === "ended");
  });
}

/** Finds numbers in texts that differ from codes and prices; nothing if commerce was not asked. @param now epoch ms */
export function copyFindings(offers: SiteOffers, now: number): readonly Finding[] {
  if (!offers.prices.isKnown) return [];
  const sitePercents = listSitePercents(offers, now);
  const inBlocks = offers.site.pages.flatMap((page) =>
    byBlock(page).flatMap((parts) =>
      isHidden(offers, parts, now) ? [] : blockFindings(offers, parts, { now, sitePercents }),
    ),
  );
  return [...setFindings(offers, now), ...inBlocks];
}
