import type { ScheduleItem } from "@courseway/services";
import { firstHeading } from "@courseway/ui";
import type { BlockContext, QuoteRequest, StructuredDataNode, ViewInput } from "../define-block.ts";
import type { BundleColumnsData } from "../offer/bundle-column/BundleColumns.tsx";
import {
  bundleNodes,
  bundleQuotes,
  bundleSchedule,
  buildColumn,
  shownBundles,
} from "../offer/bundle-column/column-view.ts";
import type { BundleContent } from "../offer/bundle-column/fields.ts";
import { chosenGuarantee } from "../offer/guarantee.ts";
import type { BlockPorts } from "../ports.ts";
import { loadSchedules } from "../schedule/schedule.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { PricingBundleContent, FeatureContent } from "./fields.ts";

/** The sessions of the bundles' webinar products. */
export interface BundleData {
  readonly schedule: readonly ScheduleItem[];
}

/** Loads the sessions of all bundles in one call. [WS-005] */
export async function bundleLoad(
  { bundles }: PricingBundleContent,
  _: BlockContext,
  ports: BlockPorts,
): Promise<BundleData> {
  const products = bundles.flatMap((bundle) => bundle.product);
  return { schedule: await loadSchedules(products, ports) };
}

/** A line of a bundle's accordion. [BL-bundle-016] */
export interface Feature {
  readonly icon: Picture | null;
  readonly title: string;
  readonly value: string;
  readonly badge: string;
  /** The HTML that the line opens; empty if there is nothing to open. */
  readonly html: string;
}

export interface BundleProps extends BundleColumnsData {
  /** The features of each column, in the order of the columns. */
  readonly features: readonly (readonly Feature[])[];
}

type Input = ViewInput<PricingBundleContent, BundleData | null>;

/** The bundles' default names, from left to right. [BL-bundle-014] */
const NAMES = ["Basic", "Deluxe", "Premium"] as const;

export const pricingBundleQuotes = ({ bundles }: PricingBundleContent): readonly QuoteRequest[] =>
  bundleQuotes(bundles);

export const pricingBundleNodes = (input: Input): readonly StructuredDataNode[] =>
  bundleNodes(input.content.bundles, input);

/** A bundle's column. The editor's heading of the bundle is its name, if there is one. */
function namedColumn(bundle: BundleContent, name: string, input: Input) {
  const heading = firstHeading(bundle.topContent);
  return { ...buildColumn(bundle, heading ?? name, input), hasOwnHeading: heading !== null };
}

const listFeatures = (items: readonly FeatureContent[], index: number): readonly Feature[] =>
  items
    .filter(({ itemTitle }) => itemTitle)
    .map((item) => ({
      icon: toPicture(item.itemIcon, index),
      title: item.itemTitle,
      value: item.itemValueDescriptor,
      badge: item.itemBadge,
      html: item.itemDescription,
    }));

/** [BL-bundle-001, BL-bundle-003, BL-bundle-006, BL-bundle-014, BL-bundle-017, WS-007] */
export function pricingBundleView(input: Input): BundleProps | null {
  const { content, context, data } = input;
  const bundles = shownBundles(content.bundles);
  if (bundles.length === 0) return null;

  const lists = [content.basicAccordionItems, content.deluxeAccordionItems, content.premiumAccordionItems];
  return {
    id: `block-${context.index}`,
    topHtml: content.topContent,
    columns: bundles.map((bundle, position) => namedColumn(bundle, NAMES[position] ?? "", input)),
    features: bundles.map((_, position) => listFeatures(lists[position] ?? [], context.index)),
    guarantee: chosenGuarantee(content.guaranteeText, context.brand),
    showDisclaimer: bundles.some(({ product }) => product.length > 0),
    schedule: bundleSchedule(bundles, data?.schedule ?? null),
    ground: getGround(context.index),
    style: editorStyle(content),
    className: content.styles,
  };
}
