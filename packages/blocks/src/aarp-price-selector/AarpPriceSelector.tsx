import { Icon, Link, Section } from "@courseway/ui";
import { PriceCard } from "./PriceCard.tsx";
import { Island } from "../shared/island/Island.client.tsx";
import type { AarpPriceSelectorProps } from "./view.ts";

/** A line, a choice of state, and the card of the chosen one; without script the prices of all states. [BL-aarpPriceSelector-001] */
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
        <noscript>
          <ul className="cw-state-prices-all">
            {cards.map(({ code, state, first, cta }) => (
              <li key={code}>
                {state} <b>{first.price?.finalText}</b>
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
