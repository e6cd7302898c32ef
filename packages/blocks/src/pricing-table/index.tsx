import { Card } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { BundleColumns } from "../offer/bundle-column/BundleColumns.tsx";
import type { BundleColumn } from "../offer/bundle-column/column-view.ts";
import type { PriceParts } from "../offer/PriceAndButton.tsx";
import { PricedCta } from "../offer/PricedCta.tsx";
import { scheduleDialogs } from "../schedule/ScheduleDialog.tsx";
import { Comparison } from "./Comparison.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import {
  type PricingTableProps,
  pricingTableLoad,
  pricingTableNodes,
  pricingTableQuotes,
  pricingTableView,
} from "./view.ts";

/** Two or three bundles side by side, and what each of them includes. [BL-pricingTable-001, BL-pricingTable-002] */
export function PricingTable({ rows, ...bundles }: PricingTableProps) {
  const { columns } = bundles;
  return (
    <BundleColumns {...bundles}>
      {rows.length > 0 ? <Comparison titles={columns.map(({ title }) => title)} rows={rows} /> : null}
      <ul className="cw-bundles-compact" aria-label="Enroll">
        {columns.map((column) => (
          <CompactColumn key={column.title} column={column} />
        ))}
      </ul>
    </BundleColumns>
  );
}

/** A bundle in one line for small screens: title, price, "Enroll". [BL-pricingTable-008] */
function CompactColumn({ column }: { readonly column: BundleColumn }) {
  return (
    <Card as="li" padding="small" variant="outlined" className="cw-bundle-compact">
      <strong>{column.title}</strong>
      <PricedCta
        offer={column.offer}
        first={column.first}
        parts={COMPACT}
        cta={column.enroll}
        size="small"
        ctaSize="small"
        refund={false}
      />
    </Card>
  );
}

const COMPACT: PriceParts = { saveText: false, badge: false, savings: false, payLater: false };

/** Bundles side by side with a comparison of what they include. [BL-pricingTable-002, BL-pricingTable-004] */
export const pricingTable = defineBlock({
  name: "pricingTable",
  about,
  fields,
  quotes: pricingTableQuotes,
  load: pricingTableLoad,
  view: pricingTableView,
  component: PricingTable,
  dialogs: ({ schedule }) => scheduleDialogs([], schedule),
  structuredData: pricingTableNodes,
  examples,
  isInteractive: true,
});
