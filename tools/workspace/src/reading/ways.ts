import { join } from "node:path";
import { filesOf } from "./files-of.ts";

/** One package's share of a way. */
interface Stretch {
  readonly src: string;
  /** Where the way comes in. */
  readonly entries: readonly string[];
  /** What can be read another time: rules and parts whose name and docstring say enough on the way. */
  readonly apart?: readonly string[];
}

/** A way through the code that a newcomer reads first. */
export interface Way {
  readonly name: string;
  /** More files than this are not read in one go. */
  readonly limit: number;
  readonly stretches: readonly Stretch[];
}

const storefront = "packages/storefront/src";

export const WAYS: readonly Way[] = [
  {
    name: "request → HTML, of storefront",
    limit: 40,
    stretches: [
      {
        src: storefront,
        entries: ["proxy/create-proxy.ts", "routes/published.tsx"],
        apart: [
          "analytics/",
          "finish/",
          "headings/",
          "limits/",
          "links/",
          "overlays/",
          "policy/",
          "preview/",
          "privacy/",
          "promotions/",
          "redis/",
          "report/",
          "site-index/",
          "chrome/menu-events.ts",
          "markup/",
          "pages/drawn-blocks.ts",
          "plain-element.ts",
          "template/WhenUsable.client.tsx",
          "template/heading-places.tsx",
          "visitor-state/",
          "http.ts",
          "packed-text.ts",
          "proxy/from-memory.ts",
          "cache/service-cache.ts",
          "host/clients.ts",
          "host/stand-in-vendors.ts",
        ],
      },
    ],
  },
  {
    name: "a call, `/api/prices/` for example",
    limit: 10,
    stretches: [
      {
        src: storefront,
        entries: ["routes/api.ts"],
        apart: ["api/", "host/", "pages/", "preview/", "routes/opens-drafts.ts"],
      },
      {
        src: storefront,
        entries: ["api/handle-api-request.ts", "api/prices.ts", "limits/limiter.ts"],
        apart: ["pages/"],
      },
    ],
  },
  {
    name: "coupon event → new price",
    limit: 20,
    stretches: [
      {
        src: "packages/coupons/src",
        entries: ["events/coupon-events.ts", "override/checkout-codes.ts", "codes/collect-coupons.ts"],
        apart: [
          "codes/coupon-sources.ts",
          "codes/unique-codes.ts",
          "override/promo-override.ts",
          "query/",
          "values/",
          "windows/",
        ],
      },
      { src: "packages/visitor/src", entries: ["store.ts"], apart: ["details/site-data.ts", "events/", "snapshot.ts"] },
      {
        src: "packages/blocks/src",
        entries: ["offer/offers-provider.client.tsx", "offer/LiveOffer.client.tsx"],
        apart: [
          "offer/BarContent.tsx",
          "offer/OfferButton.tsx",
          "offer/SavedPercent.tsx",
          "offer/TileContent.tsx",
          "offer/price-parts.ts",
        ],
      },
      { src: storefront, entries: ["api/prices.ts"], apart: ["api/guard.ts", "api/input.ts", "pages/"] },
      {
        src: "packages/pricing/src",
        entries: ["price/describe-price.ts"],
        apart: [
          "money/",
          "price/pay-later.ts",
          "price/price-options.ts",
          "price/price-rule.ts",
          "price/savings.ts",
          "wire.ts",
        ],
      },
    ],
  },
];

/** The files of a way, from the root of the workspace on. */
export const filesOfWay = (root: string, { stretches }: Way): string[] =>
  stretches.flatMap(({ src, entries, apart }) =>
    filesOf(join(root, src), entries, apart).map((file) => `${src}/${file}`),
  );
