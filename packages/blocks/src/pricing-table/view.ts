import type { ScheduleItem } from "@courseway/services";
import type { BlockContext, QuoteRequest, StructuredDataNode, ViewInput } from "../define-block.ts";
import type { BundleColumnsData } from "../offer/bundle-column/BundleColumns.tsx";
import {
  bundleNodes,
  bundleQuotes,
  bundleSchedule,
  buildColumn,
  shownBundles,
} from "../offer/bundle-column/column-view.ts";
import { chosenGuarantee } from "../offer/guarantee.ts";
import type { BlockPorts } from "../ports.ts";
import { loadSchedules } from "../schedule/schedule.ts";
import { getGround } from "../shared/ground.ts";
import type { PricingTableContent } from "./fields.ts";

/** A row of the comparison: a heading for the rows below it, or a feature with whether each bundle includes it. */
export type ComparisonRow =
  | { readonly kind: "heading"; readonly html: string }
  | { readonly kind: "feature"; readonly html: string; readonly included: readonly boolean[] };

/**
 * The comparison's rows for a number of bundles. Rows without text are left out.
 * [BL-pricingTable-004, BL-pricingTable-007]
 */
function buildComparison(items: PricingTableContent["pricingTableItems"], columns: number): readonly ComparisonRow[] {
  return items
    .filter((item) => item.principalContent)
    .map((item) =>
      item.labelHeader
        ? { kind: "heading", html: item.principalContent }
        : {
            kind: "feature",
            html: item.principalContent,
            included: [item.productOne, item.productTwo, item.productThree].slice(0, columns),
          },
    );
}

/** The sessions of the bundles' webinar products. */
export interface PricingTableData {
  readonly schedule: readonly ScheduleItem[];
}

/** Requests the sessions of all bundles at once. [WS-005] */
export async function pricingTableLoad(
  content: PricingTableContent,
  _: BlockContext,
  ports: BlockPorts,
): Promise<PricingTableData> {
  return {
    schedule: await loadSchedules(
      content.bundles.flatMap((bundle) => bundle.product),
      ports,
    ),
  };
}

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
