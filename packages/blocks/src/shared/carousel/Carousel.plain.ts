/** The track's position: the first visible slide, and whether the end is visible. */
interface Position {
  readonly slide: number;
  readonly isEnd: boolean;
}

function readPosition(track: HTMLElement): Position {
  const { scrollLeft, clientWidth, scrollWidth } = track;
  return { slide: Math.round(scrollLeft / measureStep(track)), isEnd: scrollLeft + clientWidth > scrollWidth - 2 };
}

/** The distance from the start of one slide to the start of the next, in px. */
function measureStep(track: HTMLElement): number {
  const [first, second] = track.querySelectorAll<HTMLElement>(":scope > ul > li");
  return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
}

/**
 * Makes a carousel's buttons scroll it by a slide, and shows its position. At an end the buttons stay, so that no focus
 * is lost.
 */
export function followCarousel(island: Element): () => void {
  const track = island.querySelector<HTMLElement>(".cw-carousel-track");
  const buttons = island.querySelector(":scope > .cw-carousel > .cw-carousel-buttons");
  const [previous, next] = buttons?.querySelectorAll("button") ?? [];
  const output = buttons?.querySelector("output");
  if (!track || !previous || !next || !output) return () => {};
  const { length } = track.querySelectorAll(":scope > ul > li");

  const draw = (): void => {
    const { slide, isEnd } = readPosition(track);
    previous.setAttribute("aria-disabled", String(slide === 0));
    next.setAttribute("aria-disabled", String(isEnd));
    output.textContent = `${slide + 1} of ${length}`;
  };
  const turn = ({ currentTarget }: Event): void => {
    track.scrollBy({ left: (currentTarget === next ? 1 : -1) * measureStep(track) });
  };
  // The visitor may have scrolled before this runs. The observer calls back after layout, so that reading the position
  // forces no layout.
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting !== true) return;
    observer.disconnect();
    draw();
  });
  observer.observe(track);
  const end = new AbortController();
  const { signal } = end;
  track.addEventListener("scroll", draw, { signal });
  previous.addEventListener("click", turn, { signal });
  next.addEventListener("click", turn, { signal });
  return () => {
    observer.disconnect();
    end.abort();
  };
}
