import { Heading, Icon, Link, Section } from "@courseway/ui";
import { PriceCard } from "./PriceCard.tsx";
import { Island } from "../shared/island/Island.client.tsx";
import type { AarpPriceSelectorProps } from "./view.ts";

/**
 * A line of text, a choice of state, and the chosen state's card; without JavaScript, the prices of all states.
 * [BL-aarpPriceSelector-001]
 */
export function AarpPriceSelector({ ground, id, instructions, cards, defaultCode }: AarpPriceSelectorProps) {
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
