import { Icon, RichText } from "@courseway/ui";
import type { CSSProperties, ReactNode } from "react";
import { Island } from "../island/Island.client.tsx";
import type { PlainIslandProps } from "../island/plain-island.client.tsx";

declare module "../island/Island.client.tsx" {
  interface Islands {
    readonly Carousel: PlainIslandProps<object>;
  }
}

export interface CarouselProps {
  /** The accessible name of the slides. */
  readonly label: string;
  readonly slides: readonly ReactNode[];
  /** The width of a slide in px; without one a slide is as wide as the carousel. */
  readonly slideWidth?: number | undefined;
  /** Whether to show the buttons to the previous and the next slide. */
  readonly hasButtons: boolean;
}

interface TrackStyle extends CSSProperties {
  "--cw-slide-width"?: string;
}

/**
 * Slides in a row that the browser scrolls: by touch, wheel and arrow keys, also without JavaScript. On a finished
 * page, buttons with `data-turn` scroll the slides before the carousel's script runs.
 */
export function Carousel({ label, slides, slideWidth, hasButtons }: CarouselProps) {
  const style: TrackStyle = slideWidth === undefined ? {} : { "--cw-slide-width": `${slideWidth}px` };
  const carousel = (
    <div className="cw-carousel" data-buttons={hasButtons} style={style}>
      <div
        className="cw-carousel-track"
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser lets the keyboard reach what scrolls
        tabIndex={slides.length > 1 ? 0 : undefined}
      >
        <ul>
          {slides.map((content, index) => (
            <li key={index}>{content}</li>
          ))}
        </ul>
      </div>
      {hasButtons && (
        <div className="cw-carousel-buttons">
          <button type="button" aria-label="Previous slide" data-turn={-1} aria-disabled>
            <Icon name="arrow-left" />
          </button>
          <output>1 of {slides.length}</output>
          <button type="button" aria-label="Next slide" data-turn={1} aria-disabled={slides.length < 2}>
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </div>
  );
  return hasButtons ? (
    <Island of="Carousel" data={{}}>
      {carousel}
    </Island>
  ) : (
    carousel
  );
}

interface SlideTextProps {
  readonly html: string;
  /** Whether the text has an element of class `bottom-content`, which is at the bottom of the slide. [CH-011] */
  readonly hasBottom: boolean;
}

/** The text of a slide. */
export function SlideText({ html, hasBottom }: SlideTextProps) {
  if (html === "") return null;
  return (
    <div className="cw-slide-words" data-bottom={hasBottom}>
      <RichText html={html} />
    </div>
  );
}
