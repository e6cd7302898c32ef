import { parseUrl } from "@courseway/brand";
import type { ProductEntry } from "@courseway/content-client";
import type { BlockContext, StructuredDataNode, ViewInput } from "../define-block.ts";
import { offerView } from "./offer-view.ts";
import { pricingContext } from "./pricing-context.ts";
import { type OfferProduct, buildOffer } from "./product.ts";

/** The product entry's fields that its structured data needs. */
export type NamedProduct = OfferProduct & Pick<ProductEntry, "title" | "pageUrl">;

/** Products that are sold together at one price, which a block shows. */
export interface PricedProducts {
  readonly products: readonly (NamedProduct | null)[];
  /** The editor's own link of the offer, or null. */
  readonly link: string | null;
}

type Input = Pick<ViewInput<unknown, unknown>, "context" | "findQuote">;

const resolveAddress = (path: string, { brand }: BlockContext): string => parseUrl(path, brand.url)?.href ?? brand.url;

/**
 * The structured data of a priced product and its course, with the price that the page shows to everybody, valid until
 * the promotions change next. Empty for a product without a price. [PR-031]
 */
export function productNodes({ products, link }: PricedProducts, input: Input): readonly StructuredDataNode[] {
  const { context, findQuote } = input;
  const product = products.find((one) => one !== null);
  const offer = buildOffer(products, link, findQuote);
  const { price } = offerView(offer, pricingContext(context));
  if (product === undefined || price === null || offer.quote === null) return [];
  const { brand, page } = context;
  const name = offer.quote.title || product.title;
  const key = offer.request.productIds.map(encodeURIComponent).join("+");
  const url = resolveAddress(product.pageUrl ?? page.path, context);
  const id = (kind: string): string => `${new URL("/", brand.url).href}#${kind}-${key}`;
  const pricesUntil = page.pricesUntil ?? null;
  const organization = { "@type": "Organization", name: brand.name, url: new URL("/", brand.url).href } as const;
  const offers = {
    "@type": "Offer",
    "@id": id("offer"),
    url,
    price: (price.final / 100).toFixed(2),
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    category: "Paid",
    seller: organization,
    ...(pricesUntil === null ? {} : { priceValidUntil: new Date(pricesUntil).toISOString() }),
  } as const;
  const hours = offer.quote.seatHours;
  const productNode: StructuredDataNode = {
    "@type": "Product",
    "@id": id("product"),
    name,
    url,
    sku: offer.request.productIds.join(","),
    brand: { "@type": "Brand", name: brand.name },
    offers,
  };
  if (hours <= 0) return [productNode];
  const courseNode: StructuredDataNode = {
    "@type": "Course",
    "@id": id("course"),
    name,
    url,
    description: `${name}: a course of ${hours} ${hours === 1 ? "hour" : "hours"}, online.`,
    provider: organization,
    offers: { "@id": offers["@id"] },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online", courseWorkload: `PT${hours}H` },
  };
  return [productNode, courseNode];
}
