import {
  countdownBoxes,
  type CountdownFormat,
  type Follow,
  hiddenPart,
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

/** The phases in which a banner shows; each that the first HTML lacks has the hidden part of its place here. */
export const PHASES = ["main", "reset"] as const;

/** What tells style sheets that a banner shows. */
const MARKS = ["data-banner", "data-sale-banner"] as const;

/** What a countdown runs to, in epoch ms; null where the banner does not count. */
export const findEnd = (
  banner: BannerData["banner"],
  { phase, countdownTo }: ActiveBanner,
  now: number,
): number | null =>
  phase === "hidden" || (banner !== "offerBanner" && countdownTo === null) ? null : (countdownTo ?? nextMidnight(now));

/** The banner of a phase: in the page, or copied out of its hidden part. */
function findElement(island: Element, phase: (typeof PHASES)[number]): HTMLElement | null {
  const standing = island.querySelector<HTMLElement>(`:scope > aside[data-phase=${phase}]`);
  if (standing) return standing;
  const made = hiddenPart(island, PHASES.indexOf(phase));
  if (made) island.append(made);
  return made;
}

/** Writes the time left; the element keeps its room where the time is unknown, and goes where it is over. */
function showTime(banner: HTMLElement, ends: number | null, now: number, format: CountdownFormat): void {
  const timer = banner.querySelector<HTMLElement>(".cw-countdown");
  const place = timer?.querySelector(".cw-countdown-boxes");
  if (!timer || !place) return;
  const boxes = ends === null ? null : countdownBoxes(ends, now, format);
  timer.hidden = boxes === null;
  timer.style.removeProperty("visibility");
  const written = [...place.children];
  if (boxes === null) return;
  const isSame =
    written.length === boxes.length &&
    boxes.every(({ unit }, index) => written[index]?.lastElementChild?.textContent === unit);
  if (!isSame)
    place.replaceChildren(
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
    const figure = place.children[index]?.firstElementChild;
    const text = String(value).padStart(2, "0");
    if (figure && figure.textContent !== text) figure.textContent = text;
  }
}

/**
 * A banner of the site, which comes at its start, turns to its reset and goes at its end on an open page too, with its
 * countdown. [PB-001, PB-002, PB-003, PB-004, PB-005, PB-006, PB-008, PB-010, PB-011, PB-014, PB-019, PB-020]
 */
export const followBanner: Follow<BannerData> = (island, { banner, first, format }, store) => {
  const marks = new Map<HTMLElement, readonly (readonly [string, string])[]>();
  const show = (element: HTMLElement, isShown: boolean): void => {
    const own =
      marks.get(element) ??
      MARKS.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? ""] as const] : []));
    marks.set(element, own);
    element.hidden = !isShown;
    for (const [name, value] of own)
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
