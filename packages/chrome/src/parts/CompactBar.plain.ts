import type { Follow } from "@courseway/blocks/offer";

/** In px. [HD-016] */
const SCROLLED = 80;

/** Shows the header's small form past 80 px of scrolling; before, it cannot be focused or clicked. [HD-016, HD-022] */
export const followScroll: Follow<object> = (island) => {
  const bar = island.querySelector<HTMLElement>(".cw-compact");
  const look = (): void => void (bar && (bar.inert = scrollY <= SCROLLED));
  look();
  const whileHere = new AbortController();
  addEventListener("scroll", look, { passive: true, signal: whileHere.signal });
  return () => whileHere.abort();
};
