import {
  countdownBoxes,
  type CountdownFormat,
  type Follow,
  findHiddenPart,
  nextMidnight,
  nextTick,
} from "@courseway/blocks/offer";
import type { ActiveBanner } from "@courseway/visitor/offers";

/** The data of a banner, as JSON. */
export interface BannerData {
  readonly banner: "offerBanner" | "topPromo" | "graphicPromo";
  /** As in the first HTML. */
  readonly first: ActiveBanner;
  readonly format: CountdownFormat;
}

/** The phases of a banner. Those that are not in the first HTML are hidden parts, with their index here. */
export const PHASES = ["main", "reset"] as const;

/** The attribute that tells style sheets that a banner shows. */
const MARKS = ["data-banner", "data-sale-banner"] as const;

/** The end of a countdown, in epoch ms; null without a countdown. */
export const findEnd = (
  banner: BannerData["banner"],
  { phase, countdownTo }: ActiveBanner,
  now: number,
): number | null =>
  phase === "hidden" || (banner !== "offerBanner" && countdownTo === null) ? null : (countdownTo ?? nextMidnight(now));

/** The banner of a phase: on the page, or copied from its hidden part. */
function findElement(island: Element, phase: (typeof PHASES)[number]): HTMLElement | null {
  const existing = island.querySelector<HTMLElement>(`:scope > aside[data-phase=${phase}]`);
  if (existing) return existing;
  const made = findHiddenPart(island, PHASES.indexOf(phase));
  if (made) island.append(made);
  return made;
}

/** Writes the remaining time. The element keeps its space if the time is unknown, and is hidden after the end. */
function showTime(banner: HTMLElement, ends: number | null, now: number, format: CountdownFormat): void {
  const timer = banner.querySelector<HTMLElement>(".cw-countdown");
  const container = timer?.querySelector(".cw-countdown-boxes");
  if (!timer || !container) return;
  const boxes = ends === null ? null : countdownBoxes(ends, now, format);
  timer.hidden = boxes === null;
  timer.style.removeProperty("visibility");
  const written = [...container.children];
  if (boxes === null) return;
  const isSame =
    written.length === boxes.length &&
    boxes.every(({ unit }, index) => written[index]?.lastElementChild?.textContent === unit);
  if (!isSame)
    container.replaceChildren(
      ...boxes.map(({ unit }) => {
        const box = document.createElement("span");
        box.className = "cw-countdown-box";
        const name = document.createElement("small");
        name.textContent = unit;
        box.append(document.createElement("b"), " ", name);
        return box;
      }),
    );
  for (const [index, { value }] of boxes.entries()) {
    const figure = container.children[index]?.firstElementChild;
    const text = String(value).padStart(2, "0");
    if (figure && figure.textContent !== text) figure.textContent = text;
  }
}

/**
 * A banner of the site with its countdown. Also on an open page it shows at its start, changes to its reset text, and disappears at its
 * end. [PB-001, PB-002, PB-003, PB-004, PB-005, PB-006, PB-008, PB-010, PB-011, PB-014, PB-019, PB-020]
 */
export const followBanner: Follow<BannerData> = (island, { banner, first, format }, store) => {
  const marks = new Map<HTMLElement, readonly (readonly [string, string])[]>();
  const show = (element: HTMLElement, isShown: boolean): void => {
    const attributes =
      marks.get(element) ??
      MARKS.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? ""] as const] : []));
    marks.set(element, attributes);
    element.hidden = !isShown;
    for (const [name, value] of attributes)
      if (isShown) element.setAttribute(name, value);
      else element.removeAttribute(name);
  };
  const current = (): ActiveBanner => store.getSnapshot().offers?.[banner] ?? first;
  const follow = (): void => {
    const { now } = store.getSnapshot();
    const { phase } = current();
    const shown = phase === "hidden" ? null : findElement(island, phase);
    for (const element of island.querySelectorAll<HTMLElement>(":scope > aside")) show(element, element === shown);
    if (shown) showTime(shown, findEnd(banner, current(), now), now, format);
  };
  follow();
  const stops = [
    store.subscribe(follow),
    store.addAlarm((time) => {
      const ends = findEnd(banner, current(), time);
      return ends === null ? null : nextTick(ends, time);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
