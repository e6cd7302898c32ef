import { Card } from "@courseway/ui";
import type { BundleColumn } from "../offer/bundle-column/column-view.ts";
import { PricedCta } from "../offer/PricedCta.tsx";
import type { PriceParts } from "../offer/price-parts.ts";

/** A bundle in one line for small screens: title, price, "Enroll". [BL-pricingTable-008] */
export function CompactColumn({ column }: { readonly column: BundleColumn }) {
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
