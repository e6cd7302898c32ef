import type { CSSProperties } from "react";
import type { ScheduleItem } from "@courseway/services";
import type { QuoteRequest, StructuredDataNode, ViewInput } from "../../define-block.ts";
import { buildCta, distinctName, type Cta } from "../../shared/cta.ts";
import { editorStyle } from "../../shared/editor-style.ts";
import { gridSchedule, type GridSchedule, scheduleView } from "../../schedule/schedule.ts";
import { hasGuarantee } from "../guarantee.ts";
import { linkedRequest, linkedTitle } from "../linked-product.ts";
import { offerView } from "../offer-view.ts";
import type { Offer, OfferView } from "../offer.ts";
import { pricingContext } from "../pricing-context.ts";
import { buildOffer, quoteRequest } from "../product.ts";
import { productNodes } from "../product-nodes.ts";
import type { BundleContent } from "./fields.ts";

/** One bundle, ready to render. [PR-036] */
export interface BundleColumn {
  /** The bundle's title: its heading, and the end of its button's accessible name. */
  readonly title: string;
  /** Whether the text above the price has its own heading, which replaces the title. */
  readonly hasOwnHeading: boolean;
  readonly topHtml: string;
  readonly topStyle: CSSProperties | undefined;
  readonly topClass: string;
  readonly principalHtml: string;
  readonly bottomHtml: string;
  readonly offer: Offer;
  readonly first: OfferView;
  readonly cta: Cta | null;
  /** The same link with a one-word label, for the compact list. [BL-pricingTable-008] */
  readonly enroll: Cta | null;
  /** The explanation of the fee; empty if the price shows no fee. [PR-038] */
  readonly feeHtml: string;
  readonly hasGuarantee: boolean;
}

type Input = Pick<ViewInput<unknown, unknown>, "context" | "findQuote">;

/** The most bundles side by side; further ones are left out. [BL-bundle-001, BL-pricingTable-002] */
const MOST_COLUMNS = 3;

/** The bundles that a block shows. */
export const shownBundles = (bundles: readonly BundleContent[]): readonly BundleContent[] =>
  bundles.slice(0, MOST_COLUMNS);

const getLink = ({ ctaLinkOverride, ctaLink }: BundleContent) => ctaLinkOverride ?? ctaLink;

/** One request for each bundle, since its products are sold together, and one for its link without a label. */
export const bundleQuotes = (bundles: readonly BundleContent[]): readonly QuoteRequest[] =>
  shownBundles(bundles)
    .flatMap((bundle) => [
      quoteRequest(bundle.product, getLink(bundle)),
      linkedRequest(bundle.ctaLabel, getLink(bundle)),
    ])
    .filter((request) => request !== null);

/** The structured data of the bundles that a block shows. */
export const bundleNodes = (bundles: readonly BundleContent[], input: Input): readonly StructuredDataNode[] =>
  shownBundles(bundles).flatMap((bundle) => productNodes({ products: bundle.product, link: getLink(bundle) }, input));

/** The schedules of the bundles' products; null if there are too few for "View Schedule". [WS-006, WS-007] */
export const bundleSchedule = (
  bundles: readonly BundleContent[],
  items: readonly ScheduleItem[] | null,
): GridSchedule | null =>
  gridSchedule(
    shownBundles(bundles)
      .flatMap((bundle) => bundle.product)
      .map((product) => scheduleView(product, items)),
  );

/**
 * A bundle's buttons. Their link is the override, else the bundle's own link, else the products' checkout link.
 * [BL-bundle-015, LNK-020, LNK-021]
 */
function buildCtas(
  bundle: BundleContent,
  title: string,
  href: string | null,
  { context, findQuote }: Input,
): readonly [Cta | null, Cta | null] {
  const { brand } = context;
  const fallback = linkedTitle(bundle.ctaLabel, getLink(bundle), brand.checkoutUrl, findQuote) ?? brand.ctaText;
  const label = bundle.ctaLabel || fallback;
  const shared = { link: href, newTab: bundle.ctaLinkNewTab, nofollow: bundle.ctaLinkNofollow };
  return [
    buildCta({
      ...shared,
      label,
      style: bundle.ctaStyle,
      size: bundle.buttonSize,
      ariaLabel: bundle.ctaLinkAriaLabel || distinctName(label, title),
    }),
    buildCta({ ...shared, label: "Enroll", ariaLabel: distinctName("Enroll", title) }),
  ];
}

/** A bundle with its title, at the price for everybody. [PR-036, BL-bundle-013, BL-bundle-015] */
export function buildColumn(bundle: BundleContent, title: string, input: Input): BundleColumn {
  const offer = buildOffer(bundle.product, getLink(bundle), input.findQuote);
  const first = offerView(offer, pricingContext(input.context));
  const [cta, enroll] = buildCtas(bundle, title, first.href, input);
  return {
    title,
    hasOwnHeading: false,
    topHtml: bundle.topContent,
    topStyle: editorStyle({ backgroundColor: bundle.topBackgroundColor, textColor: bundle.topTextColor }),
    topClass: bundle.topContentStyles,
    principalHtml: bundle.principalContent,
    bottomHtml: bundle.bottomContent,
    offer,
    first,
    cta,
    enroll,
    feeHtml: first.price?.feeText ? bundle.feeModalContent : "",
    hasGuarantee: bundle.product.length > 0 && bundle.product.every(({ state }) => hasGuarantee(state)),
  };
}
