import { Heading, linkAttributes, RichText, Seal, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { BlockPicture } from "../shared/picture.tsx";
import { Carousel, SlideText } from "../shared/carousel/Carousel.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type Slide as SlideData, type SliderProps, sliderView } from "./view.ts";

/** Slides with a heading and text next to them. [BL-slider-001] */
function Slider({ ground, title, asideHtml, seal, side, slides }: SliderProps) {
  const hasAside = title !== "" || asideHtml !== "" || seal !== null;
  return (
    <Section ground={ground}>
      <div className="cw-slider" data-side={hasAside ? side : undefined}>
        {title === "" && (
          <Heading level={2} className="cw-visually-hidden">
            Slides
          </Heading>
        )}
        {hasAside && (
          <div className="cw-slider-aside">
            {title !== "" && <Heading level={2}>{title}</Heading>}
            <RichText html={asideHtml} />
            {seal && <Seal src={seal.url} alt={seal.alt} size={112} />}
          </div>
        )}
        <Carousel
          label={title || "Slides"}
          slides={slides.map((slide, index) => (
            <Slide key={index} {...slide} />
          ))}
          hasButtons={slides.length > 1}
        />
      </div>
    </Section>
  );
}

function Slide({ html, hasBottom, picture, link }: SlideData) {
  const image = picture && <BlockPicture picture={picture} width={720} />;
  return (
    <div className="cw-slider-slide">
      {image && link ? (
        <a href={link.href} {...linkAttributes(link)} aria-label={link.ariaLabel ?? undefined}>
          {image}
        </a>
      ) : (
        image
      )}
      <SlideText html={html} hasBottom={hasBottom} />
    </div>
  );
}

/** Pictures with text, one slide at a time. [BL-slider-001] */
export const slider = defineBlock({
  name: "slider",
  about,
  fields,
  view: sliderView,
  component: Slider,
  examples,
  isInteractive: true,
});
