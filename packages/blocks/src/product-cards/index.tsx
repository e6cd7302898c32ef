import { Heading, Section, Card, Icon } from "@courseway/ui";
import { useId } from "react";
import { defineBlock } from "../define-block.ts";
import { TileContent } from "../offer/TileContent.tsx";
import { ScheduleLink, scheduleDialogs } from "../schedule/ScheduleDialog.tsx";
import type { Cta } from "../shared/cta.ts";
import { Island } from "../shared/island/Island.client.tsx";
import { CardFilter } from "./CardFilter.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { ProductCard } from "./ProductCard.tsx";
import {
  type ProductCardsProps,
  type ProductCardView,
  productCardsLoad,
  productCardsNodes,
  productCardsQuotes,
  productCardsView,
} from "./view.ts";

// Whole class names in a separate string: Tailwind does not find a class next to a placeholder.
const ONE_COLUMN = "cw-cards grid grid-cols-1";

const LINES = { table: "cw-course-lines", ledger: "cw-course-lines cw-course-ledger" } as const;

/**
 * The classes for a number of cards, which say how many are side by side.
 * [BL-productCards-008, BL-productCards-009, BL-productCards-010]
 */
export function gridClass(count: number): string {
  const two = count > 1 ? " sm:grid-cols-2" : "";
  const three = count > 2 ? " lg:grid-cols-3" : "";
  return `${ONE_COLUMN}${two}${three}`;
}

/** Courses side by side, as cards or as tiles, or one below the other as lines. [BL-productCards-001, BL-productCards-002] */
function ProductCards(props: ProductCardsProps) {
  const id = useId();
  const { heading, headingId, cards, filter, compact, layout, schedule } = props;
  const isLines = layout !== "cards";
  const items = cards.map((card) => ({
    values: card.filterValues,
    card:
      compact && !isLines && card.cta ? (
        <PricedTile card={card} cta={card.cta} />
      ) : (
        <ProductCard card={card} level={heading ? 3 : 2} />
      ),
  }));
  const listClass = layout === "cards" ? gridClass(cards.length) : LINES[layout];

  return (
    <Section
      ground={props.ground}
      style={props.style}
      className={props.className}
      {...(heading ? { labelledBy: headingId } : {})}
    >
      {heading ? (
        <Heading level={2} id={headingId} align={filter || isLines ? "left" : "center"} className="mb-8">
          {heading}
        </Heading>
      ) : null}
      {filter ? (
        <CardFilter id={id} label={filter.label} values={filter.values} cards={items} listClass={listClass} />
      ) : (
        <ul className={listClass}>
          {items.map(({ card }, index) => (
            <li key={index}>{card}</li>
          ))}
        </ul>
      )}
      {schedule ? (
        <p className="mt-8 text-center">
          <ScheduleLink dialogId={schedule.id} />
        </p>
      ) : null}
    </Section>
  );
}

/** A tile that is one link: title, price, arrow. [BL-productCards-007] */
function PricedTile({ card, cta }: { readonly card: ProductCardView; readonly cta: Cta }) {
  const settings = { title: card.title, showPrice: card.parts !== null, cta };
  return (
    <Card padding="small" interactive className="cw-tile" style={card.style}>
      <Island of="CurrentOffer" variant="tile" offer={card.offer} first={card.first} settings={settings}>
        <TileContent {...settings} view={card.first} notice={null} />
      </Island>
      <Icon name="arrow-right" />
    </Card>
  );
}

/** Courses as priced cards or tiles, with an optional filter. [BL-productCards-001] */
export const productCards = defineBlock({
  name: "productCards",
  about,
  fields,
  quotes: productCardsQuotes,
  load: productCardsLoad,
  view: productCardsView,
  component: ProductCards,
  dialogs: ({ cards, schedule }) =>
    scheduleDialogs(
      cards.map((card) => card.schedule),
      schedule,
    ),
  structuredData: productCardsNodes,
  examples,
  isInteractive: true,
  heading: "sectionTitle",
});
