import { Heading, linkAttributes, RichText, Seal, Section } from "@courseway/ui";
import { BlockPicture } from "../shared/BlockPicture.tsx";
import { CAROUSEL_ARROWS } from "../shared/carousel/arrows.tsx";
import { Island } from "../shared/island/Island.client.tsx";
import { SlideText } from "../shared/carousel/SlideText.tsx";
import type { Slide as SlideData, SliderProps } from "./view.ts";

/** Slides, with a heading and words next to them. [BL-slider-001] */
export function Slider({ ground, title, asideHtml, seal, side, slides }: SliderProps) {
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
        <Island
          of="Carousel"
          label={title || "Slides"}
          slides={slides.map((slide, index) => (
            <Slide key={index} {...slide} />
          ))}
          hasButtons={slides.length > 1}
          arrows={CAROUSEL_ARROWS}
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
