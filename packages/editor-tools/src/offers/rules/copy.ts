import { percentOff, type Quote } from "@courseway/pricing";
import { isCheckoutLink, splitCodes } from "@courseway/coupons";
import { type Finding, finding } from "../../finding/finding.ts";
import { codesOnLink, productsOnLink } from "../../prices/links.ts";
import { listActiveCodes, type PriceBook, soldProducts } from "../../prices/price-book.ts";
import type { Part } from "../../reading/parts.ts";
import type { PageReading } from "../../reading/read-site.ts";
import { stateAt, type TimelineEntry } from "../entry.ts";
import { percentsIn, pricesIn } from "./figures.ts";
import { firstPlace, type SiteOffers } from "./input.ts";

type Words = Extract<Part, { kind: "words" }>;

const isWords = (part: Part): part is Words => part.kind === "words";

/** What a quote takes off in whole percent: as commerce says, from the price before coupons, and from the list price. */
function listPercents(quote: Quote | null): readonly number[] {
  if (quote === null) return [];
  const { originalPrice, discountPrice, maxPrice, offPercent, discountType } = quote;
  const isPercent = discountType === "PERCENT" && offPercent !== null && discountPrice < originalPrice;
  const counted = [percentOff(originalPrice, discountPrice), percentOff(maxPrice, discountPrice)];
  return [...(isPercent ? [offPercent] : []), ...counted].filter((percent) => percent > 0);
}

const isLowered = (quote: Quote | null): quote is Quote => quote !== null && quote.discountPrice < quote.originalPrice;

/** The prices of the site's products that a code lowers. */
const loweredBy = (code: string, prices: PriceBook): readonly Quote[] =>
  prices.products.map((ids) => prices.quote(ids, [code])).filter(isLowered);

/** What a code takes off the site's products, in whole percent. */
const percentsOfCode = (code: string, prices: PriceBook): readonly number[] => [
  ...new Set(loweredBy(code, prices).flatMap(listPercents)),
];

/** The same of the price before coupons alone, as commerce counts it. */
const ownPercents = (code: string, prices: PriceBook): readonly number[] => [
  ...new Set(
    loweredBy(code, prices).map(({ offPercent, discountType, originalPrice, discountPrice }) =>
      discountType === "PERCENT" && offPercent !== null ? offPercent : percentOff(originalPrice, discountPrice),
    ),
  ),
];

const list = (figures: readonly (number | string)[]): string =>
  figures.length < 2 ? figures.join("") : `${figures.slice(0, -1).join(", ")} or ${figures.at(-1)}`;

/** A banner or form whose words promise another percentage than its code gives. */
function setFindings({ site, timeline, prices }: SiteOffers, now: number): readonly Finding[] {
  return timeline.flatMap((entry) => {
    const state = stateAt(entry, now);
    if (entry.code === null || entry.kind === "code" || entry.kind === "override") return [];
    if (state === "off" || state === "ended") return [];
    const codes = splitCodes(entry.code);
    const given = codes.flatMap((code) => percentsOfCode(code, prices));
    const promised = [...percentsIn(entry.label), ...percentageField(entry, site.globals.emailCapture)];
    if (given.length === 0) return [];
    return [...new Set(promised)].flatMap((percent) =>
      given.includes(percent)
        ? []
        : [
            percentFinding(
              site.name,
              firstPlace(entry),
              percent,
              codes.join(", "),
              codes.flatMap((code) => ownPercents(code, prices)),
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

/** Every discount in percent that the site's codes, its products and its referral program give. */
function percentsOfSite({ site, timeline, prices }: SiteOffers, now: number): ReadonlySet<number> {
  const codes = timeline.flatMap((entry) => (entry.isOn ? splitCodes(entry.code ?? "") : []));
  const sold = soldProducts(site.pages.flatMap(({ parts }) => parts));
  return new Set([
    ...codes.flatMap((code) => percentsOfCode(code, prices)),
    ...sold.flatMap(({ productIds, own }) => listPercents(prices.quote(productIds, listActiveCodes(site, own, now)))),
    ...(site.brand.referralProgram === null ? [] : [site.brand.referralProgram.discountPercent]),
  ]);
}

/** The parts of a page, block by block. */
const byBlock = ({ parts }: PageReading): readonly (readonly Part[])[] => [
  ...Map.groupBy(parts, ({ place }) => place.part).values(),
];

interface Figures {
  readonly percents: ReadonlySet<number>;
  readonly prices: ReadonlySet<number>;
}

/** What the products of a block cost, and what they are lowered by, for somebody who brings nothing. */
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
  { now, ofSite }: { readonly now: number; readonly ofSite: ReadonlySet<number> },
): readonly Finding[] {
  const figures = listFigures(offers, parts, now);
  const { prices } = figures;
  const linked = linkPercents(offers, parts);
  const percents = linked.length === 0 ? figures.percents : new Set([...figures.percents, ...linked]);
  // A block that sells nothing speaks of some offer of the site; one that sells speaks of its own products.
  const allowed = percents.size > 0 ? percents : ofSite;
  const what = percents.size > 0 ? "what the block sells" : "the site";
  const { name } = offers.site;
  return parts
    .filter(isWords)
    .flatMap((part) => [
      ...percentsIn(part.words).flatMap((percent) =>
        allowed.size === 0 || allowed.has(percent)
          ? []
          : [percentFinding(name, part.place, percent, what, [...allowed])],
      ),
      ...pricesIn(part.words).flatMap((price) =>
        prices.size === 0 || prices.has(price) ? [] : [priceFinding(name, part, price, prices)],
      ),
    ]);
}

/** What the codes of a block's own checkout links give, in whole percent. */
const linkPercents = ({ site, prices }: SiteOffers, parts: readonly Part[]): readonly number[] =>
  parts.flatMap((part) => {
    if (part.kind !== "link" || !isCheckoutLink(part.href, site.brand.checkoutUrl)) return [];
    const productIds = productsOnLink(part.href);
    return productIds.length === 0
      ? []
      : codesOnLink(part.href, site).flatMap((code) => listPercents(prices.quote(productIds, [code])));
  });

/** Blocks that are switched off or whose time is over show nobody their words. */
function isHidden({ timeline }: SiteOffers, [part]: readonly Part[], now: number): boolean {
  return timeline.some((entry) => {
    const state = stateAt(entry, now);
    const isHere = entry.places.some((place) => place.path === part?.place.path && place.part === part.place.part);
    return entry.kind === "graphic" && isHere && part?.place.path !== null && (state === "off" || state === "ended");
  });
}

/** Figures in words that say something else than codes and prices do; nothing where commerce was not asked. @param now epoch ms */
export function copyFindings(offers: SiteOffers, now: number): readonly Finding[] {
  if (!offers.prices.isKnown) return [];
  const ofSite = percentsOfSite(offers, now);
  const inBlocks = offers.site.pages.flatMap((page) =>
    byBlock(page).flatMap((parts) =>
      isHidden(offers, parts, now) ? [] : blockFindings(offers, parts, { now, ofSite }),
    ),
  );
  return [...setFindings(offers, now), ...inBlocks];
}
