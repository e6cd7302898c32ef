import { BundleColumns } from "../offer/bundle-column/BundleColumns.tsx";
import { CompactColumn } from "./CompactColumn.tsx";
import { Comparison } from "./Comparison.tsx";
import type { PricingTableProps } from "./view.ts";

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
