import { expect } from "vitest";
import type { Plain, Point, Tab } from "./tab.ts";

/** The description of an element: the first visible match of a selector with these words in its name or text. */
export interface Sought {
  readonly css: string;
  readonly words?: string;
}

/** The center of a visible element; null if there is none. */
interface Sight extends Point {
  /** The HTML of an element that covers the center; empty if nothing covers it. */
  readonly over: string;
  /** Whether an animation moves the element. Between two frames of a busy browser it seems to stand still. */
  readonly isAnimated: boolean;
}

/** Runs in the page. Finds the element, and scrolls to it like a visitor if it is not on the screen. */
function look(css: string, words: string, isTouched: boolean): Sight | null {
  const formatSought = (one: Element): string =>
    `${one.getAttribute("aria-label") ?? ""} ${(one as HTMLElement).innerText}`;
  const found = [...document.querySelectorAll(css)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      formatSought(one).toLowerCase().includes(words.toLowerCase()),
  );
  if (!found) return null;
  const middle = (): Point => {
    const { left, top, width, height } = found.getClientRects()[0] ?? found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const topmost = ({ x, y }: Point): Element | null => document.elementFromPoint(x, y);
  const isFree = (one: Element | null): boolean =>
    one !== null && (found.contains(one) || (one.contains(found) && one.matches("label, button, a")));
  if (isTouched && !isFree(topmost(middle()))) found.scrollIntoView({ block: "center", behavior: "instant" });
  const position = middle();
  const over = topmost(position);
  const isAnimated = document
    .getAnimations()
    .some(
      ({ playState, effect, timeline }) =>
        playState === "running" &&
        timeline === document.timeline &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Infinity &&
        effect.target?.contains(found) === true,
    );
  return {
    ...position,
    isAnimated,
    over: isFree(over) ? "" : (over?.outerHTML.slice(0, 120) ?? "nothing: it is off the screen"),
  };
}

/** Runs in the page. Returns whether the page has started its islands. */
const isPageStarted = (): boolean => {
  const queued: unknown = Reflect.get(window, "coursewayHeld");
  const isStarted = typeof queued === "object" && queued !== null && Reflect.get(queued, "isStarted") === true;
  return isStarted && document.querySelector("cw-island:not([live], [when])") === null;
};

/** Creates the actions of a journey. Each waits until its element is there. */
export const createVisitor = (tab: Tab) => {
  const find = async (sought: Sought, isTouched: boolean): Promise<Sight | null> =>
    tab.read(look, sought.css, sought.words ?? "", isTouched);
  const formatSought = ({ css, words }: Sought): string => (words === undefined ? css : `${css} "${words}"`);
  const sees = (sought: Sought, timeout?: number): Promise<void> =>
    expect
      .poll(async () => (await find(sought, false)) !== null, {
        message: `sees ${formatSought(sought)}`,
        ...(timeout && { timeout }),
      })
      .toBe(true);
  const missesSoon = (sought: Sought): Promise<void> =>
    expect.poll(async () => find(sought, false), { message: `sees no ${formatSought(sought)}` }).toBeNull();

  /** The center of an element, once it no longer moves and nothing covers it. */
  const findPoint = async (sought: Sought): Promise<Point> => {
    let last: Sight | null = null;
    await expect
      .poll(
        async () => {
          const seen = await find(sought, true);
          const isStill = seen !== null && !seen.isAnimated && seen.x === last?.x && seen.y === last.y;
          last = seen;
          return seen === null ? "not seen" : seen.over === "" ? (isStill ? "ready" : "moving") : seen.over;
        },
        { message: `can touch ${formatSought(sought)}`, interval: 30 },
      )
      .toBe("ready");
    return last ?? { x: 0, y: 0 };
  };
  const click = async (sought: Sought): Promise<void> => tab.clickAt(await findPoint(sought));

  return {
    ...tab,
    sees,
    missesSoon,
    findPoint,
    click,
    hover: async (sought: Sought): Promise<void> => tab.move(await findPoint(sought)),
    write: async (sought: Sought, text: string): Promise<void> => {
      await click(sought);
      await tab.type(text);
    },
    /** Waits until the page's scripts run: earlier key presses would have no effect. */
    waitsForStart: (): Promise<void> =>
      expect.poll(() => tab.read(isPageStarted), { message: "the page's scripts are there" }).toBe(true),
    /** Starts an assertion that is retried until the value read from the page meets it. */
    waits: <Args extends readonly Plain[], Result extends Plain>(
      what: string,
      of: (...args: Args) => Result,
      ...args: Args
    ) => expect.poll(() => tab.read(of, ...args), { message: what }),
    readText: (sought: Sought): Promise<string> =>
      tab.read((css) => document.querySelector<HTMLElement>(css)?.innerText ?? "", sought.css),
    address: async (): Promise<URL> => new URL(await tab.read(() => location.href)),
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
