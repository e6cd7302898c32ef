import { Heading, Icon, Link, Section, Card, RichText } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { priceTokens } from "../offer/price-tokens.ts";
import { PricedCta } from "../offer/PricedCta.tsx";
import { Island } from "../shared/island/Island.client.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import {
  type AarpPriceSelectorProps,
  type PriceCardView,
  aarpPriceSelectorNodes,
  aarpPriceSelectorQuotes,
  aarpPriceSelectorView,
} from "./view.ts";

/**
 * A line of text, a choice of state, and the chosen state's card; without JavaScript, the prices of all states.
 * [BL-aarpPriceSelector-001]
 */
function AarpPriceSelector({ ground, id, instructions, cards, defaultCode }: AarpPriceSelectorProps) {
  return (
    <Section ground={ground} label={instructions}>
      <div className="cw-state-prices">
        <Island
          of="StatePrices"
          id={id}
          label={instructions}
          states={cards.map((card) => ({ code: card.code, name: card.state, card: <PriceCard {...card} /> }))}
          defaultCode={defaultCode}
          arrow={<Icon name="chevron-down" />}
        />
        <noscript className="cw-plain-offers">
          <Heading level={2} size="h3">
            What the course costs in your state
          </Heading>
          <ul>
            {cards.map(({ code, state, first, cta }) => (
              <li key={code}>
                <span>
                  {state} <b>{first.price?.finalText}</b>
                  {first.price ? " for members" : null}
                  {first.price?.compareAtText ? `, ${first.price.compareAtText} for non-members` : null}
                </span>
                {cta && (
                  <Link href={cta.link} ariaLabel={cta.ariaLabel}>
                    {cta.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </Section>
  );
}

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
function PriceCard({ title, html, htmlHasPrice, offer, first, cta, disclaimer }: PriceCardView) {
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

/** The price of the course in the visitor's state. [BL-aarpPriceSelector-001] */
export const aarpPriceSelector = defineBlock({
  name: "aarpPriceSelector",
  about,
  fields,
  quotes: aarpPriceSelectorQuotes,
  view: aarpPriceSelectorView,
  component: AarpPriceSelector,
  structuredData: aarpPriceSelectorNodes,
  examples,
  isInteractive: true,
});
