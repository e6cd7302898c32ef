import { expect } from "vitest";
import type { Plain, Point, Tab } from "./tab.ts";

/** What a visitor looks for: the first that is seen of a selector, with these words in its name or text. */
export interface Sought {
  readonly css: string;
  readonly words?: string;
}

/** What stands where, as a visitor sees it; null where nothing of the kind is seen. */
interface Sight extends Point {
  /** What lies over its middle; empty where nothing does. */
  readonly over: string;
}

/** Runs in the page. Scrolls to what is sought where it is not on the screen, as a visitor would. */
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
  const place = middle();
  const over = topmost(place);
  return { ...place, over: isFree(over) ? "" : (over?.outerHTML.slice(0, 120) ?? "nothing: it is off the screen") };
}

/** Runs in the page. */
const isAwake = (): boolean => {
  const held: unknown = Reflect.get(window, "coursewayHeld");
  const isStarted = typeof held === "object" && held !== null && Reflect.get(held, "isStarted") === true;
  return isStarted && document.querySelector("cw-island:not([live], [when])") === null;
};

/** A journey's hands and eyes. All of it waits until what is sought is there. */
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

  /** Where it stands, once it stands still and nothing lies over it. */
  const findPoint = async (sought: Sought): Promise<Point> => {
    let last: Sight | null = null;
    await expect
      .poll(
        async () => {
          const seen = await find(sought, true);
          const isStill = seen !== null && seen.x === last?.x && seen.y === last.y;
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
    /** Waits until the page's scripts have it: keys that are pressed before go nowhere. */
    awakes: (): Promise<void> =>
      expect.poll(() => tab.read(isAwake), { message: "the page's scripts are there" }).toBe(true),
    /** Waits until what the page says is so. */
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
