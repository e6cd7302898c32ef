import { Card, Dialog, Heading, opensDialog, RichText } from "@courseway/ui";
import type { ReactNode } from "react";
import { GuaranteeLine } from "../GuaranteeLine.tsx";
import type { Guarantee } from "../guarantee.ts";
import { PricedCta } from "../PricedCta.tsx";
import type { PriceParts } from "../PriceAndButton.tsx";
import { priceTokens } from "../price-tokens.ts";
import type { BundleColumn } from "./column-view.ts";

const PARTS: PriceParts = { saveText: false, badge: true, savings: false, payLater: true };

export interface ColumnProps {
  readonly column: BundleColumn;
  /** 3 if the top content has a heading above the columns, else 2. */
  readonly level: 2 | 3;
  readonly featured: boolean;
  readonly guarantee: Guarantee;
  readonly guaranteeId: string;
  readonly feeId: string;
  /** Content below the bundle's own text. */
  readonly children?: ReactNode;
}

/** One bundle: its description, price, button and guarantee. [BL-pricingTable-002, BL-pricingTable-010, PR-036] */
export function Column({ column, level, featured, guarantee, guaranteeId, feeId, children }: ColumnProps) {
  const tokens = { prices: priceTokens(column.first.price) };
  return (
    <Card as="article" variant={featured ? "featured" : "raised"} padding="none" className="cw-bundle">
      <div className={`cw-bundle-top ${column.topClass}`} style={column.topStyle}>
        {column.hasOwnHeading ? null : (
          <Heading level={level} size="h3">
            {column.title}
          </Heading>
        )}
        <RichText html={column.topHtml} size="small" tokens={tokens} />
      </div>
      <div className="cw-bundle-body">
        <PricedCta
          offer={column.offer}
          first={column.first}
          parts={PARTS}
          cta={column.cta}
          fullWidth
          refund={false}
          beforeCta={column.feeHtml ? <FeeLink feeId={feeId} /> : null}
        />
        {column.hasGuarantee ? <GuaranteeLine guarantee={guarantee} dialogId={guaranteeId} /> : null}
        <RichText html={column.principalHtml} size="small" tokens={tokens} />
        <RichText html={column.bottomHtml} size="small" className="cw-bundle-foot" tokens={tokens} />
      </div>
      {children}
      {column.feeHtml ? (
        <Dialog id={feeId} title="About the fee">
          <RichText html={column.feeHtml} />
        </Dialog>
      ) : null}
    </Card>
  );
}

/** [PR-038] */
function FeeLink({ feeId }: { readonly feeId: string }) {
  return (
    <button type="button" className="cw-link cw-fee-link" {...opensDialog(feeId)}>
      What is this fee?
    </button>
  );
}
