import { Card, Heading, Link, RichText, Stars } from "@courseway/ui";
import { PricedCta } from "../offer/PricedCta.tsx";
import { priceTokens } from "../offer/price-tokens.ts";
import { ScheduleLink } from "../schedule/ScheduleDialog.tsx";
import type { ProductCardView } from "./view.ts";

/**
 * One course: title, stars, text, price, buy button, schedule, link to more, small print.
 * [BL-productCards-011, BL-productCards-012]
 */
export function ProductCard({ card, level }: { readonly card: ProductCardView; readonly level: 2 | 3 }) {
  const { schedule, learnMore, stars } = card;
  return (
    <Card as="article" className="cw-product-card" style={card.style}>
      <div className="cw-product-card-head">
        {card.title ? (
          <Heading level={level} size="h4">
            {card.title}
          </Heading>
        ) : null}
        {stars ? <Stars rating={stars.rating} caption={stars.caption} size="small" /> : null}
        <RichText html={card.html} size="small" tokens={{ prices: priceTokens(card.first.price) }} />
      </div>
      <PricedCta
        offer={card.offer}
        first={card.first}
        parts={card.parts}
        cta={card.cta}
        dialogs={schedule ? { schedule: schedule.id } : undefined}
        fullWidth
        refund={false}
      />
      <div className="cw-product-card-foot">
        {card.parts && card.first.refund ? <p className="cw-refund">{card.first.refund}</p> : null}
        {schedule || learnMore ? (
          <p className="cw-product-card-links">
            {schedule ? <ScheduleLink dialogId={schedule.id} /> : null}
            {learnMore ? (
              <Link
                href={learnMore.link}
                newTab={learnMore.newTab}
                nofollow={learnMore.nofollow}
                ariaLabel={learnMore.ariaLabel}
              >
                {learnMore.label}
              </Link>
            ) : null}
          </p>
        ) : null}
        <RichText html={card.disclaimer} size="small" className="cw-small-print" />
      </div>
    </Card>
  );
}
