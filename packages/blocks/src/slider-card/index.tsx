import { Card, Heading, Image, RichText, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { Carousel, SlideText } from "../shared/carousel/Carousel.tsx";
import { CtaButton } from "../shared/CtaButton.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type SlideCard as CardData, type SliderCardProps, sliderCardView } from "./view.ts";

/** The width of a card in px; few cards grow to share the row. [BL-sliderCard-004] */
const CARD_WIDTH_PX = 304;

/** Edge length of a card's picture in px. [BL-sliderCard-003] */
const PICTURE_PX = 160;

/** Text above a row of cards. [BL-sliderCard-001] */
function SliderCard(props: SliderCardProps) {
  const { ground, title, descriptionHtml, cards, hasButtons, cell, showsAllOnPhone } = props;
  return (
    <Section ground={ground}>
      <div className="cw-slider-card" data-cell={cell} data-all-on-phone={showsAllOnPhone}>
        {title === "" && (
          <Heading level={2} className="cw-visually-hidden">
            Cards
          </Heading>
        )}
        {(title !== "" || descriptionHtml !== "") && (
          <div className="cw-slider-card-intro">
            {title !== "" && <Heading level={2}>{title}</Heading>}
            <RichText html={descriptionHtml} />
          </div>
        )}
        <Carousel
          label={title || "Cards"}
          slides={cards.map((card, index) => (
            <SlideCard key={index} {...card} />
          ))}
          slideWidth={CARD_WIDTH_PX}
          hasButtons={hasButtons}
        />
      </div>
    </Section>
  );
}

function SlideCard({ picture, html, hasBottom, cta }: CardData) {
  return (
    <Card as="article" className="cw-slide-card">
      {picture && (
        <Image
          src={picture.url}
          alt={picture.alt}
          width={PICTURE_PX}
          height={PICTURE_PX}
          focus={picture.focus}
          lazy={picture.lazy}
          priority={picture.priority}
          rounded
        />
      )}
      <SlideText html={html} hasBottom={hasBottom} />
      {cta && <CtaButton cta={cta} />}
    </Card>
  );
}

/** Cards in a row, with arrow buttons from four cards on. [BL-sliderCard-001] */
export const sliderCard = defineBlock({
  name: "sliderCard",
  about,
  fields,
  view: sliderCardView,
  component: SliderCard,
  examples,
  isInteractive: true,
});
