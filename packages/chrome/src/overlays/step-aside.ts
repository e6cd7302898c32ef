/** Interactive elements. */
const CONTROLS = "a, button, input, select, textarea, summary, label";

/** How long the page must stand still before the check, in ms. */
const STILL_MS = 150;

/** The distance of the points at which the check looks, and of the positions that it tries, in px. */
const STEP = 12;

/** Screens where the button is a tab at the edge, which moves up instead of leaving. */
const WIDE = "(min-width: 48rem)";

/** Whether an element itself has words: those of its children do not count. */
const hasWords = (one: Element): boolean =>
  [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");

/** Points of a length, from its first to its last px. */
function listPoints(start: number, size: number): readonly number[] {
  const count = Math.ceil(size / STEP);
  return [...Array(count).keys()].map((index) => start + (index * size) / count).concat(start + size - 2);
}

/** Whether an element that must not be covered is under the button, if it were moved up by so many px. */
function covers(sign: HTMLElement, lift: number, mustStay: (one: Element) => boolean): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = sign;
  const isUnder = (one: Element): boolean => !sign.contains(one) && !one.contains(sign) && mustStay(one);
  return listPoints(left + 1, width).some((x) =>
    listPoints(top - lift + 1, height).some((y) => document.elementsFromPoint(x, y).some(isUnder)),
  );
}

const isControl = (one: Element): boolean => one.closest(CONTROLS) !== null;

/** The smallest move up, in px, with which the tab covers neither a control nor words; 0 if there is none. */
function findLift(sign: HTMLElement): number {
  const isRead = (one: Element): boolean => isControl(one) || hasWords(one);
  for (let lift = 0; lift < sign.offsetTop; lift += STEP) if (!covers(sign, lift, isRead)) return lift;
  return 0;
}

/**
 * Keeps the chat's button from covering the page. On a phone it leaves the screen while it would cover a link, button or field; scrolling or
 * the keyboard brings it back. On a wider screen, where a page may not scroll, it moves up its edge to where it covers no control and no
 * words.
 *
 * @param findSign the sign that stands there now
 * @returns ends it
 */
export function stepAside(findSign: () => HTMLElement | null): {
  readonly check: () => void;
  readonly stop: () => void;
} {
  const look = (): void => {
    const sign = findSign();
    if (!sign) return;
    const isWide = matchMedia(WIDE).matches;
    sign.toggleAttribute("data-aside", !isWide && covers(sign, 0, isControl));
    sign.style.setProperty("--chat-lift", `${isWide ? findLift(sign) : 0}px`);
  };
  let timer: ReturnType<typeof setTimeout>;
  const check = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, STILL_MS);
  };
  check();
  // Fonts and late content move controls without an event.
  const resized = new ResizeObserver(check);
  resized.observe(document.body);
  const end = new AbortController();
  // Carousels scroll too, and their events do not bubble.
  for (const type of ["scroll", "resize", "click"])
    window.addEventListener(type, check, { passive: true, capture: true, signal: end.signal });
  const stop = (): void => {
    clearTimeout(timer);
    resized.disconnect();
    end.abort();
  };
  return { check, stop };
}
