import type { CSSProperties } from "react";
import type { QuoteRequest, StructuredDataNode, ViewInput } from "../define-block.ts";
import { GUARANTEES, hasGuarantee, type Guarantee } from "../offer/guarantee.ts";
import { linkedRequest, linkedTitle } from "../offer/linked-product.ts";
import { pricingContext } from "../offer/pricing-context.ts";
import { productNodes } from "../offer/product-nodes.ts";
import { offerView } from "../offer/offer-view.ts";
import type { Offer, OfferView } from "../offer/offer.ts";
import { offerOf, quoteRequest } from "../offer/product.ts";
import { GRID_SCHEDULE_MINIMUM, scheduleView, type ScheduleView } from "../schedule/schedule.ts";
import { ctaOf, distinctName, type Cta } from "../shared/cta.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { groundOf } from "../shared/ground.ts";
import { comparisonOf, type ComparisonRow } from "./comparison-rows.ts";
import type { PricingTableData } from "./load.ts";
import type { BundleContent, PricingTableContent } from "./fields.ts";

export interface BundleColumn {
  readonly title: string;
  readonly topHtml: string;
  readonly topStyle: CSSProperties | undefined;
  readonly topClass: string;
  readonly principalHtml: string;
  readonly bottomHtml: string;
  readonly offer: Offer;
  readonly first: OfferView;
  readonly cta: Cta | null;
  /** The same way in one word, for the compact set. [BL-pricingTable-008] */
  readonly enroll: Cta | null;
  /** What the fee is; only where a fee is printed. [PR-038] */
  readonly feeHtml: string;
  readonly hasGuarantee: boolean;
}

export interface PricingTableProps {
  readonly id: string;
  readonly topHtml: string;
  readonly columns: readonly BundleColumn[];
  readonly rows: readonly ComparisonRow[];
  readonly guarantee: Guarantee;
  /** The pay-later small print: shown when any bundle has a product. [BL-pricingTable-009] */
  readonly showDisclaimer: boolean;
  readonly schedules: readonly ScheduleView[];
  readonly ground: "plain" | "tint";
}

type Input = ViewInput<PricingTableContent, PricingTableData | null>;

/** [BL-pricingTable-002] */
const MOST_COLUMNS = 3;

const linkOf = ({ ctaLinkOverride, ctaLink }: BundleContent) => ctaLinkOverride ?? ctaLink;

/** One request for each bundle: its products are sold together. */
export function pricingTableQuotes({ bundles }: PricingTableContent): readonly QuoteRequest[] {
  return bundles
    .slice(0, MOST_COLUMNS)
    .flatMap((bundle) => [quoteRequest(bundle.product, linkOf(bundle)), linkedRequest(bundle.ctaLabel, linkOf(bundle))])
    .filter((request) => request !== null);
}

/** What search engines are told of the bundles that the table shows. */
export const pricingTableNodes = (input: Input): readonly StructuredDataNode[] =>
  input.content.bundles
    .slice(0, MOST_COLUMNS)
    .flatMap((bundle) => productNodes({ products: bundle.product, link: linkOf(bundle) }, input));

/** A bundle's link is the override, else its own, else the products' checkout. [BL-bundle-015, LNK-020, LNK-021] */
function ctasOf(
  bundle: BundleContent,
  title: string,
  href: string | null,
  { context, quoteOf }: Input,
): readonly [Cta | null, Cta | null] {
  const { brand } = context;
  const fallback = linkedTitle(bundle.ctaLabel, linkOf(bundle), brand.checkoutUrl, quoteOf) ?? brand.ctaText;
  const label = bundle.ctaLabel || fallback;
  const shared = { link: href, newTab: bundle.ctaLinkNewTab, nofollow: bundle.ctaLinkNofollow };
  return [
    ctaOf({
      ...shared,
      label,
      style: bundle.ctaStyle,
      ariaLabel: bundle.ctaLinkAriaLabel || distinctName(label, title),
    }),
    ctaOf({ ...shared, label: "Enroll", ariaLabel: distinctName("Enroll", title) }),
  ];
}

function columnOf(bundle: BundleContent, title: string, input: Input): BundleColumn {
  const offer = offerOf(bundle.product, linkOf(bundle), input.quoteOf);
  const first = offerView(offer, pricingContext(input.context));
  const [cta, enroll] = ctasOf(bundle, title, first.href, input);
  return {
    title,
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

/** [BL-pricingTable-001, BL-pricingTable-002, BL-pricingTable-003, BL-pricingTable-009, BL-bundle-013, WS-007] */
export function pricingTableView(input: Input): PricingTableProps | null {
  const { content, context, data } = input;
  const titles = [content.bundleTitleOne, content.bundleTitleTwo, content.bundleTitleThree];
  const bundles = content.bundles.slice(0, MOST_COLUMNS);
  if (bundles.length === 0) return null;

  const products = bundles.flatMap((bundle) => bundle.product);
  const schedules = products
    .map((product) => scheduleView(product, data?.schedule ?? null))
    .filter((schedule) => schedule !== null);
  return {
    id: `block-${context.index}`,
    topHtml: content.topContent,
    columns: bundles.map((bundle, index) => columnOf(bundle, titles[index] ?? "", input)),
    rows: comparisonOf(content.pricingTableItems, bundles.length),
    guarantee: GUARANTEES[content.guaranteeText],
    showDisclaimer: products.length > 0,
    schedules: schedules.length >= GRID_SCHEDULE_MINIMUM ? schedules : [],
    ground: groundOf(context.index),
  };
}
