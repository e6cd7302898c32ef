import { offerView, priceCodes } from "@courseway/blocks";
import { describePrice, type Quote } from "@courseway/pricing";
import { toAsked, type Claim, buildClaim, type Sighting } from "@courseway/pricing/claims";
import type { PriceSet } from "@courseway/services";
import type { PageModel } from "@courseway/page-model";

/** The end date in the page's banners. The top banner is above the offer banner, so its countdown takes precedence. */
function claimedEnd({ offers, offer }: PageModel["promotion"]): Claim["until"] {
  const { topPromo, offerBanner } = offers;
  if (topPromo.phase === "main" && topPromo.countdownTo !== null) return topPromo.countdownTo;
  if (offer === null || offerBanner.phase === "hidden") return null;
  return offerBanner.countdownTo ?? "midnight";
}

type QuotedOffer = { readonly request: Parameters<typeof priceCodes>[0]; readonly quote: Quote | null };

const listOffers = ({ slots }: PageModel): readonly (QuotedOffer & ReturnType<OffersOfSlot>[number])[] =>
  slots.flatMap((slot) => (slot.kind === "block" ? slot.offers() : []));

type OffersOfSlot = Extract<PageModel["slots"][number], { kind: "block" }>["offers"];

/** A page's public claims about prices. A cached page has no visitor, so they contain nothing about one. */
export function sightingsOfPage(model: PageModel): readonly Sighting[] {
  const { client, context, promotion } = model;
  const until = claimedEnd(promotion);
  const requests = new Map(listOffers(model).map((one) => [JSON.stringify(one.request), one]));
  const variants = new Map<string, number>();
  return [...requests.values()].flatMap(({ request, quote }) => {
    const product = request.productIds.join(",");
    const view = offerView({ request, quote, link: request.link ?? null, state: null }, client);
    if (quote === null || view.price === null || product === "") return [];
    const variant = variants.get(product) ?? 0;
    variants.set(product, variant + 1);
    const codes = priceCodes(request, client);
    return [
      {
        product,
        page: context.path,
        variant,
        audience: "everybody",
        claim: buildClaim(view.price, until),
        asked: toAsked(quote, codes.length > 0, codes),
      },
    ];
  });
}

/**
 * The prices in a response to a browser: products and amounts, never the visitor's codes.
 * @param isPublic whether a page shows the same products with the same codes to everybody
 */
export function sightingsOfAnswer(
  sets: readonly PriceSet[],
  quotes: readonly (Quote | null)[],
  isPublic: (set: PriceSet) => boolean,
): readonly Sighting[] {
  return sets.flatMap((set, index) => {
    const quote = quotes[index] ?? null;
    const hasCodes = set.couponCodes.length > 0;
    const display = describePrice(quote, { checkoutLink: hasCodes ? "?hc=any" : "" });
    if (quote === null || display === null) return [];
    const isForAll = isPublic(set);
    return [
      {
        product: set.productIds.join(","),
        page: null,
        variant: 0,
        audience: isForAll ? "everybody" : "code-holders",
        claim: buildClaim(display, null),
        asked: toAsked(quote, hasCodes, isForAll ? set.couponCodes : []),
      },
    ];
  });
}
