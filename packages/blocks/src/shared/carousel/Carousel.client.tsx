"use client";

import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";

declare module "../island/Island.client.tsx" {
  interface Islands {
    readonly Carousel: CarouselProps;
  }
}

export interface CarouselProps {
  /** Names the slides. */
  readonly label: string;
  /** The slides, rendered on the server. */
  readonly slides: readonly ReactNode[];
  /** The width of a slide in px; without one a slide is as wide as its place. */
  readonly slideWidth?: number | undefined;
  /** Shows the buttons to the previous and the next slide. */
  readonly hasButtons: boolean;
  /** Their drawings, made by the server so that no icon set comes along. */
  readonly arrows: { readonly previous: ReactNode; readonly next: ReactNode };
}

interface TrackStyle extends CSSProperties {
  "--cw-slide-width"?: string;
}

/** Where the track stands: the slide that begins it, and whether its end is seen. */
interface Position {
  readonly slide: number;
  readonly isEnd: boolean;
}

function readPosition(track: HTMLElement): Position {
  const { scrollLeft, clientWidth, scrollWidth } = track;
  return { slide: Math.round(scrollLeft / measureStep(track)), isEnd: scrollLeft + clientWidth > scrollWidth - 2 };
}

/** From the beginning of a slide to that of the next, in px. */
function measureStep(track: HTMLElement): number {
  const [first, second] = track.querySelectorAll<HTMLElement>(":scope > ul > li");
  return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
}

/**
 * Slides in a row that the platform scrolls: by finger, wheel and arrow keys, without script too. The buttons scroll
 * it by a slide; at an end they stay, so that no focus is lost. By `data-turn` a finished page scrolls it before React is there.
 */
export function Carousel({ label, slides, slideWidth, hasButtons, arrows }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [{ slide, isEnd }, setPosition] = useState<Position>({ slide: 0, isEnd: slides.length < 2 });
  const style: TrackStyle = slideWidth === undefined ? {} : { "--cw-slide-width": `${slideWidth}px` };
  const turn = (by: 1 | -1) => {
    if (track.current) track.current.scrollBy({ left: by * measureStep(track.current) });
  };

  // It may have been scrolled before this runs. The observer asks once it is laid out, so that nothing has to be laid out for it.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      if (track.current) setPosition(readPosition(track.current));
    });
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="cw-carousel" data-buttons={hasButtons} style={style}>
      <div
        ref={track}
        className="cw-carousel-track"
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser lets the keyboard reach what scrolls
        tabIndex={slides.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) => setPosition(readPosition(currentTarget))}
      >
        <ul>
          {slides.map((content, index) => (
            <li key={index}>{content}</li>
          ))}
        </ul>
      </div>
      {hasButtons && (
        <div className="cw-carousel-buttons">
          <button
            type="button"
            aria-label="Previous slide"
            data-turn={-1}
            aria-disabled={slide === 0}
            onClick={() => turn(-1)}
          >
            {arrows.previous}
          </button>
          <output>
            {slide + 1} of {slides.length}
          </output>
          <button type="button" aria-label="Next slide" data-turn={1} aria-disabled={isEnd} onClick={() => turn(1)}>
            {arrows.next}
          </button>
        </div>
      )}
    </div>
  );
}
