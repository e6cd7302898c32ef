import { Card, Heading, RichText } from "@courseway/ui";
import { PricedCta } from "../offer/PricedCta.tsx";
import { priceTokens } from "../offer/price-tokens.ts";
import type { PriceCardView } from "./view.ts";

/** The final price is for members, the crossed-out price for non-members. [BL-aarpPriceSelector-005] */
const PARTS = {
  saveText: false,
  badge: false,
  savings: false,
  payLater: false,
  audiences: { final: "for members", compareAt: "for non-members" },
};

const GUARANTEE = <p className="cw-price-card-guarantee">Money-Back Guarantee!</p>;

/** The price card of one state. [BL-aarpPriceSelector-001, BL-aarpPriceSelector-005, BL-aarpPriceSelector-006] */
export function PriceCard({ title, html, htmlHasPrice, offer, first, cta, disclaimer }: PriceCardView) {
  const words = html && <RichText html={html} tokens={{ prices: priceTokens(first.price) }} />;
  return (
    <Card className="cw-price-card" padding="large">
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {htmlHasPrice ? null : words}
      <PricedCta
        offer={offer}
        first={first}
        parts={htmlHasPrice ? null : PARTS}
        cta={cta}
        ctaSize="large"
        size="large"
        priceText={htmlHasPrice ? words : null}
        beforeCta={html ? null : GUARANTEE}
        fullWidth
      />
      <RichText html={disclaimer} size="small" className="cw-small-print" />
    </Card>
  );
}
