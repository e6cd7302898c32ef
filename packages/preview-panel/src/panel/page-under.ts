import { useEffect, useRef } from "react";
import { followedInPreview } from "./preview-address.ts";
import { HIGHLIGHT } from "./styles.ts";

/** Makes the page's links lead to previews with the same visitor at the same moment. */
export function useLinksInPreview(): void {
  useEffect(() => {
    const keep = ({ target }: MouseEvent): void => {
      const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (anchor) anchor.href = followedInPreview(anchor.href, location.href);
    };
    document.addEventListener("click", keep, { capture: true });
    return () => document.removeEventListener("click", keep, { capture: true });
  }, []);
}

/** How much of the bottom of the screen the panel covers, in px, if it is as wide as the screen. */
const coveredAtFoot = ({ width, height }: DOMRect): number => (width >= window.innerWidth ? height : 0);

/** Moves the panel to the other side if it covers the middle of an element and would not cover it there. */
function movePanelAside(panel: HTMLElement, { left, width }: DOMRect): void {
  const middle = left + width / 2;
  const side = panel.dataset["side"] === "left" ? "left" : "right";
  const reach = panel.getBoundingClientRect().width;
  const isHidden = { left: middle < reach, right: middle > window.innerWidth - reach };
  const other = side === "left" ? "right" : "left";
  if (isHidden[side] && !isHidden[other]) panel.dataset["side"] = other;
}

/** Scrolls an element of the page into view, outlines it, and gives it the focus. */
export function showOnPage(element: Element, panel: HTMLElement | null): void {
  if (!(element instanceof HTMLElement)) return;
  // An element without a box is shown by its first child.
  const shown = getComputedStyle(element).display === "contents" ? (element.firstElementChild ?? element) : element;
  if (!(shown instanceof HTMLElement)) return;
  const { outline } = shown.style;
  shown.style.outline = HIGHLIGHT;
  // Scrolls to the part of the screen that the panel does not cover.
  const covered = panel === null ? 0 : coveredAtFoot(panel.getBoundingClientRect());
  shown.scrollIntoView({ block: covered > 0 ? "start" : "center", behavior: "instant" });
  if (panel !== null && covered === 0) movePanelAside(panel, shown.getBoundingClientRect());
  if (!shown.matches("a, button, input, select")) shown.tabIndex = -1;
  shown.focus({ preventScroll: true });
  shown.addEventListener("blur", () => void (shown.style.outline = outline), { once: true });
}

interface ClickOptions {
  readonly onClick: (element: Element) => void;
  /** Called if Escape is pressed on the page. */
  readonly onEscape: () => void;
}

/** While on, reports each click on the page to the panel. The page itself does not react to it. */
export function useClicks(isOn: boolean, options: ClickOptions): void {
  const reported = useRef(options);
  useEffect(() => void (reported.current = options));
  useEffect(() => {
    if (!isOn) return;
    let marked: HTMLElement | null = null;
    let outline = "";
    const mark = (element: HTMLElement | null): void => {
      if (marked) marked.style.outline = outline;
      marked = element;
      if (element === null) return;
      ({ outline } = element.style);
      element.style.outline = HIGHLIGHT;
    };
    const isOfPanel = (target: EventTarget | null) => target instanceof Element && target.closest(PANEL) !== null;
    const point = ({ target }: Event): void =>
      mark(target instanceof HTMLElement && !isOfPanel(target) ? target : null);
    const click = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || isOfPanel(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      reported.current.onClick(event.target);
    };
    const leave = ({ key, target }: KeyboardEvent): void => {
      if (key === "Escape" && !isOfPanel(target)) reported.current.onEscape();
    };
    const end = new AbortController();
    const listening = { capture: true, signal: end.signal };
    document.addEventListener("click", click, listening);
    document.addEventListener("pointerover", point, listening);
    document.addEventListener("focusin", point, listening);
    document.addEventListener("keydown", leave, listening);
    return () => {
      mark(null);
      end.abort();
    };
  }, [isOn]);
}

const PANEL = "[data-preview-panel]";
