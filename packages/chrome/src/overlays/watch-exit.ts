/** The distance from the upper edge within which the mouse must leave the page, in px. [EX-002] */
const EDGE_PX = 5;

/** The distance that a phone's page must be scrolled up from its lowest position, in px. [EX-003] */
const SCROLL_UP_PX = 20;

/** The maximum width of a touch screen that counts as a phone's, in px. [EX-008] */
const PHONE_WIDTH_PX = 768;

const PHONE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;

/** Whether a visitor has a phone: by its user agent, or by a small touch screen. [EX-008] */
export function isPhone({ navigator, innerWidth }: Pick<Window, "navigator" | "innerWidth">): boolean {
  return PHONE.test(navigator.userAgent) || (innerWidth <= PHONE_WIDTH_PX && navigator.maxTouchPoints > 0);
}

/** Calls back when the mouse leaves the page over its upper edge. @returns stops it */
function watchMouse(onExit: () => void): () => void {
  const leave = ({ clientY }: MouseEvent): void => {
    if (clientY <= EDGE_PX) onExit();
  };
  document.documentElement.addEventListener("mouseleave", leave);
  return () => document.documentElement.removeEventListener("mouseleave", leave);
}

/** Calls back when the page is scrolled up a little, as visitors do to reach the address bar. @returns stops it */
function watchScroll(onExit: () => void): () => void {
  let lowest = window.scrollY;
  const look = (): void => {
    lowest = Math.max(lowest, window.scrollY);
    if (lowest - window.scrollY > SCROLL_UP_PX) onExit();
  };
  window.addEventListener("scroll", look, { passive: true });
  return () => window.removeEventListener("scroll", look);
}

/** Calls back whenever a visitor seems about to leave, by the rules for their device. @returns stops it [EX-002, EX-003, EX-008] */
export const watchExit = (onExit: () => void): (() => void) => (isPhone(window) ? watchScroll : watchMouse)(onExit);
