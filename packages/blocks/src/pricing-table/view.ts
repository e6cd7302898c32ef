import type { QuoteRequest, StructuredDataNode, ViewInput } from "../define-block.ts";
import {
  bundleNodes,
  bundleQuotes,
  bundleSchedule,
  buildColumn,
  shownBundles,
} from "../offer/bundle-column/column-view.ts";
import type { BundleColumnsData } from "../offer/bundle-column/BundleColumns.tsx";
import { chosenGuarantee } from "../offer/guarantee.ts";
import { getGround } from "../shared/ground.ts";
import { buildComparison, type ComparisonRow } from "./comparison-rows.ts";
import type { PricingTableData } from "./load.ts";
import type { PricingTableContent } from "./fields.ts";

export interface PricingTableProps extends BundleColumnsData {
  readonly rows: readonly ComparisonRow[];
}

type Input = ViewInput<PricingTableContent, PricingTableData | null>;

export const pricingTableQuotes = ({ bundles }: PricingTableContent): readonly QuoteRequest[] => bundleQuotes(bundles);

export const pricingTableNodes = (input: Input): readonly StructuredDataNode[] =>
  bundleNodes(input.content.bundles, input);

/** [BL-pricingTable-001, BL-pricingTable-002, BL-pricingTable-003, BL-pricingTable-009, BL-bundle-013, WS-007] */
export function pricingTableView(input: Input): PricingTableProps | null {
  const { content, context, data } = input;
  const titles = [content.bundleTitleOne, content.bundleTitleTwo, content.bundleTitleThree];
  const bundles = shownBundles(content.bundles);
  if (bundles.length === 0) return null;

  return {
    id: `block-${context.index}`,
    topHtml: content.topContent,
    columns: bundles.map((bundle, index) => buildColumn(bundle, titles[index] ?? "", input)),
    rows: buildComparison(content.pricingTableItems, bundles.length),
    guarantee: chosenGuarantee(content.guaranteeText, context.brand),
    showDisclaimer: bundles.some(({ product }) => product.length > 0),
    schedule: bundleSchedule(bundles, data?.schedule ?? null),
    ground: getGround(context.index),
  };
}
