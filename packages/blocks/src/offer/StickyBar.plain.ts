import { type Follow, findHiddenPart } from "../shared/island/plain-island.client.tsx";

/** The data of a sticky bar, as JSON. */
export interface StickyBarData {
  /** The watched element's id. The bar shows when this element leaves the screen. */
  readonly watches: string;
}

/**
 * Calls back when an element enters or leaves the screen. It never calls back for a missing element. If the element is
 * inserted again, it watches the new one.
 */
function watchElement(id: string, onChange: (isSeen: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const target = document.getElementById(id);
    for (const entry of entries) if (entry.target === target) onChange(entry.isIntersecting);
    // A visitor's own price renders a new button: watch that one from now on.
    if (target && entries.every((entry) => entry.target !== target)) observer.observe(target);
  });
  const target = document.getElementById(id);
  if (target) observer.observe(target);
  return () => observer.disconnect();
}

/**
 * Shows the bar at the bottom of the screen while the watched element is out of view. The bar starts expanded on a
 * desktop and minimized on a phone. [POP-001, POP-003, POP-004, POP-005]
 */
export const followStickyBar: Follow<StickyBarData> = (island, { watches }) => {
  const bar = findHiddenPart(island, 0);
  if (!bar) return () => {};
  const more = bar.querySelector(".cw-offer-bar-more");
  const toggle = bar.querySelector("button.cw-offer-bar-toggle");
  let expanded: boolean | undefined;
  const draw = (): void => {
    if (!more) return;
    const isExpanded = expanded ?? matchMedia("(min-width: 48rem)").matches;
    toggle?.setAttribute("aria-expanded", String(isExpanded));
    if (isExpanded) bar.prepend(more);
    else more.remove();
  };
  toggle?.addEventListener("click", () => {
    expanded = toggle.getAttribute("aria-expanded") !== "true";
    draw();
  });
  const show = (isSeen: boolean): void => {
    if (isSeen) bar.remove();
    else {
      draw();
      island.append(bar);
    }
  };
  const stop = watchElement(watches, show);
  return () => {
    stop();
    bar.remove();
  };
};
