// @vitest-environment node
import { COOKIES, STYLE_SHEET_KEY } from "@courseway/brand";
import { type DOMWindow, JSDOM } from "jsdom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LINKS_READY, QUEUED, type QueuedEvents, HOLD_LIMIT_MS, LINK_HOLD_LIMIT_MS } from "./queued.ts";
import { RUNTIME_LOADER } from "./loader.ts";
import { RUNTIME_STARTER } from "./starter.ts";

const STARTER = "/_page-data/starter.js";
/** What a changed price needs. */
const CHANGED = "/_next/static/islands/react.js";
/** What islands need that wait to be used. */
const USED = "/_next/static/islands/tabs.js";
const FILES = ["/_page-data/a.json", "/_next/static/islands/b.js", "/_next/static/islands/c.js"];
/** The blocks that the page waits for; tells it that one is near. */
interface Watched {
  readonly blocks: readonly Element[];
  readonly see: (isIntersecting: boolean) => void;
}

const STARTS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

let page: DOMWindow;
let watched: Watched;
/** What the page has fetched. */
let brought: { readonly src: string; readonly fail: () => void }[] = [];
/** Tells the page of its first paint, as soon as it asks. */
let paint: () => void;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

interface Visit {
  readonly address?: string;
  readonly cookie?: string;
  readonly start?: "idle" | "late";
  /** The page's own style sheet, and the site's whole one. */
  readonly own?: string;
  readonly sheet?: string;
  /** The sheet that the browser has from another visit; null if it keeps nothing. */
  readonly stored?: string | null;
  /** The browser prerenders it. */
  readonly isPrerendered?: boolean;
  /** When something of the page changes, epoch ms. */
  readonly until?: number;
  /** In a browser that knows no invoker commands. */
  readonly isOld?: boolean;
}

const refuse = (): never => {
  throw new Error("This browser keeps nothing.");
};

function bring(src: string): Promise<never> {
  return new Promise<never>((_, reject) => {
    brought.push({ src, fail: () => reject(new Error(src)) });
  });
}

function prepare(window: DOMWindow, { cookie, stored, isPrerendered, isOld = false }: Visit): void {
  brought = [];
  if (isPrerendered) Object.assign(window.document, { prerendering: true });
  Object.assign(window, { fetch: bring });
  if (stored === null) vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  else if (stored !== undefined) window.localStorage.setItem(STYLE_SHEET_KEY, stored);
  if (cookie !== undefined) window.document.cookie = cookie;
  const blocks: Element[] = [];
  watched = { blocks, see: () => undefined };
  const Observer = function (this: object, report: (seen: { readonly isIntersecting: boolean }[]) => void) {
    watched = { blocks, see: (isIntersecting) => report([{ isIntersecting }]) };
    Object.assign(this, { observe: (one: Element) => blocks.push(one), disconnect: () => undefined });
  };
  let isPainted = false;
  let tellOfPaint: ((entries: object) => void) | undefined;
  paint = () => {
    isPainted = true;
    tellOfPaint?.({});
  };
  const Paints = function (this: object, report: (entries: object) => void) {
    const observe = ({ type, buffered }: PerformanceObserverInit): void => {
      expect({ type, buffered }).toEqual({ type: "paint", buffered: true });
      tellOfPaint = report;
      if (isPainted) report({});
    };
    Object.assign(this, { observe });
  };
  const requestIdleCallback = (run: () => void) => setTimeout(run, 50);
  const requestAnimationFrame = (run: () => void) => setTimeout(run, 16);
  const matchMedia = () => ({ matches: false });
  // What comes with invoker commands.
  if (!isOld) Object.assign(window, { CommandEvent: window.Event });
  Object.assign(window, {
    matchMedia,
    requestIdleCallback,
    requestAnimationFrame,
    IntersectionObserver: Observer,
    PerformanceObserver: Paints,
  });
}

/** A finished page. */
function open(body = "", visit: Visit = {}): void {
  const { address = "/", start = "idle", own, sheet } = visit;
  const until = visit.until === undefined ? "" : ` data-until="${visit.until}"`;
  const sheets = own === undefined ? "" : ` data-own="${own}" data-sheet="${sheet}"`;
  const loader = `<script data-start="${start}" data-files="${FILES.join(" ")}" data-changed="${CHANGED}" data-used="${USED}"${until} data-src="${STARTER}"${sheets}>${RUNTIME_LOADER}</script>`;
  const html = `<html><head>${loader}<noscript><link rel="stylesheet" href="${own}"/></noscript></head><body><main><cw-island>${body}</cw-island></main></body></html>`;
  const url = `https://www.ace.example${address}`;
  page = new JSDOM(html, { url, runScripts: "dangerously", beforeParse: (window) => prepare(window, visit) }).window;
}

/** All of the HTML is there. */
function parsed(): void {
  vi.spyOn(page.document, "readyState", "get").mockReturnValue("interactive");
  page.document.dispatchEvent(new page.Event("DOMContentLoaded"));
}
const happens = (name: string) => page.dispatchEvent(new page.Event(name));
const queued = (): QueuedEvents => {
  const found: unknown = Reflect.get(page, QUEUED);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the loader leaves there
  return found as QueuedEvents;
};
const scripts = (): HTMLScriptElement[] => [...page.document.querySelectorAll<HTMLScriptElement>("script[src]")];
const asked = (): readonly (string | null)[] => [
  ...scripts()
    .slice(0, 1)
    .map((script) => script.getAttribute("src")),
  ...brought.map(({ src }) => src),
  ...scripts()
    .slice(1)
    .map((script) => script.getAttribute("src")),
];
/** The starter's file comes, which the page has asked for. */
function arrive(): void {
  expect(asked()).toContain(STARTER);
  page.eval(RUNTIME_STARTER.text);
}
/** The page is loaded and painted, and the starter is there. */
function start(): void {
  vi.spyOn(page.document, "readyState", "get").mockReturnValue("complete");
  happens("load");
  paint();
  arrive();
}
const EVERYTHING = [STARTER, ...FILES];
const one = <Found extends Element>(selector: string): Found => {
  const found = page.document.querySelector<Found>(selector);
  if (found === null) throw new Error(`Nothing is ${selector}.`);
  return found;
};
const click = (selector: string, init: MouseEventInit = {}): boolean =>
  one(selector).dispatchEvent(new page.MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

describe("the starter", () => {
  test.each(["paint", "load"])("comes after load and first paint, once, the %s last", (last) => {
    open();
    const events = { load: () => happens("load"), paint };
    (last === "paint" ? events.load : events.paint)();
    vi.advanceTimersByTime(60_000);
    expect(asked()).toEqual([]);
    (last === "paint" ? events.paint : events.load)();
    expect(asked()).toEqual([STARTER]);
    happens("pointerdown");
    paint();
    expect(asked()).toEqual([STARTER]);
  });

  test.each(STARTS)("comes with the first %s, however early, and brings all else at once", (name) => {
    open();
    happens(name);
    expect(asked()).toEqual([STARTER]);
    paint();
    arrive();
    expect(asked()).toEqual(EVERYTHING);
  });
});

describe("the files of the runtime", () => {
  test("come when the browser is idle after load and first paint, the data first, and once [PV-010]", () => {
    open();
    start();
    expect(asked()).toEqual([STARTER]);
    vi.advanceTimersByTime(50);
    expect(asked()).toEqual(EVERYTHING);
    happens("pointerdown");
    expect(asked()).toEqual(EVERYTHING);
  });

  test.each(STARTS)("come with the first %s once the starter is there", (name) => {
    open();
    start();
    happens(name);
    expect(asked()).toEqual(EVERYTHING);
  });

  test.each<[string, Visit, readonly string[]]>([
    ["a query", { address: "/?hc=SAVE10" }, [CHANGED, USED]],
    ["a fragment", { address: "/#prices" }, []],
    ["an emailed coupon", { cookie: `${COOKIES.emailCoupon.name}=CAREER20` }, [CHANGED]],
  ])("come with the first paint for a visitor with %s, whom links and prices wait for [LNK-009]", (_, visit, more) => {
    open("", { ...visit, start: "late" });
    parsed();
    expect(asked()).toEqual([]);
    paint();
    arrive();
    expect(asked()).toEqual([...EVERYTHING, ...more]);
  });

  test.each([
    ["before the starter is there", (touch: () => void) => (touch(), start())],
    ["before the page's own files", (touch: () => void) => (start(), touch())],
    ["after them", (touch: () => void) => (start(), vi.advanceTimersByTime(50), touch())],
  ])("bring with the first touch of an island what it needs, %s", (_, visit) => {
    open('<cw-island when="used"><button type="button">Tab</button></cw-island>');
    visit(() => one("button").dispatchEvent(new page.MouseEvent("pointermove", { bubbles: true })));
    expect(asked()).toEqual([...EVERYTHING, USED]);
    click("button");
    expect(asked()).toEqual([...EVERYTHING, USED]);
  });

  test("wait for the whole page, which React takes over as it is", () => {
    open();
    vi.spyOn(page.document, "readyState", "get").mockReturnValue("loading");
    happens("pointermove");
    arrive();
    expect(asked()).toEqual([STARTER]);
    parsed();
    expect(asked()).toEqual(EVERYTHING);
  });
});

describe("a page that the browser prerenders", () => {
  const activate = (): void => {
    Object.assign(page.document, { prerendering: false });
    const cookies = vi.spyOn(page.document, "cookie", "get");
    page.document.dispatchEvent(new page.Event("prerenderingchange"));
    // Until the first frame is there, nothing may hold it up.
    expect(cookies).not.toHaveBeenCalled();
    expect(asked()).toEqual([]);
    cookies.mockRestore();
    vi.advanceTimersByTime(17);
  };
  const prerender = (visit: Visit = {}): void => {
    open("", { ...visit, isPrerendered: true });
    vi.spyOn(page.document, "readyState", "get").mockReturnValue("complete");
    for (const name of ["load", ...STARTS]) happens(name);
    paint();
    vi.advanceTimersByTime(60_000);
    expect(asked()).toEqual([]);
  };

  test("asks for nothing before its visitor is there, and then starts as any page does", () => {
    prerender({ until: Infinity });
    activate();
    expect(asked()).toEqual([STARTER]);
    arrive();
    expect(asked()).toEqual([STARTER]);
    vi.advanceTimersByTime(50);
    expect(asked()).toEqual(EVERYTHING);
    expect(page.document.documentElement.hidden).toBe(false);
  });

  test("tells the styles to lay out far sections at once, because nobody waits for them", () => {
    prerender();
    expect(page.document.documentElement.matches("[data-prerendered]")).toBe(true);
  });

  test("sees the coupon that its visitor was sent meanwhile", () => {
    prerender();
    page.document.cookie = `${COOKIES.emailCoupon.name}=CAREER20`;
    activate();
    arrive();
    expect(asked()).toEqual([...EVERYTHING, CHANGED]);
  });

  test("is hidden and loaded again where something of it has changed by then [PB-002, PB-003]", () => {
    prerender({ until: 1 });
    activate();
    expect(page.document.documentElement.hidden).toBe(true);
    expect(asked()).toEqual([]);
  });
});

describe("a page with styles of its own", () => {
  const WHOLE = "/_next/static/chunks/a.css";
  const OWN = "/_page-data/0-a.css";

  test.each([
    ["its own in a browser that comes for the first time", undefined, OWN],
    ["the whole sheet at once in one that has it", WHOLE, WHOLE],
    ["its own in one that has another version's", "/_next/static/chunks/old.css", OWN],
    ["its own in one that keeps nothing", null, OWN],
  ])("waits for %s", (_, stored, expected) => {
    open("<p>Text</p>", { own: OWN, sheet: WHOLE, ...(stored === undefined ? {} : { stored }) });
    const links = [...page.document.querySelectorAll("link[rel=stylesheet]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([expected]);
    expect(one("p").textContent).toBe("Text");
    happens("pointermove");
    expect(asked()).toEqual([STARTER]);
    arrive();
    // The rest of the styles comes with the page's files: nothing is played before it.
    expect(asked().includes(WHOLE)).toBe(expected === OWN);
  });
});

describe("a page that starts late", () => {
  const consented = { start: "late", cookie: `${COOKIES.consent.name}=0` } as const;
  const BLOCK = "<div>Reviews</div>";

  test("is not started by an idle browser, but by an island that comes near", () => {
    open(BLOCK, consented);
    start();
    vi.advanceTimersByTime(60_000);
    expect(watched.blocks).toEqual([one("cw-island > div")]);
    watched.see(false);
    expect(asked()).toEqual([STARTER]);
    watched.see(true);
    expect(asked()).toEqual(EVERYTHING);
  });

  test.each([undefined, `${COOKIES.consent.name}=1`])(
    "is started by an idle browser all the same for a visitor whose consent is to be read or renewed: %s [PV-010, PV-011]",
    (cookie) => {
      open(BLOCK, { start: "late", ...(cookie === undefined ? {} : { cookie }) });
      start();
      vi.advanceTimersByTime(50);
      expect(asked()).toEqual(EVERYTHING);
    },
  );

  test("is started by an idle browser whose privacy signal is there: a stored 0 may be the site's own [PV-011]", () => {
    open(BLOCK, consented);
    Object.assign(page.navigator, { globalPrivacyControl: true });
    start();
    vi.advanceTimersByTime(50);
    expect(asked()).toEqual(EVERYTHING);
  });
});

describe("what a visitor does before the page hears it", () => {
  test.each(["between", "after"])("is held in its order, and starts the runtime: the starter comes %s", (comes) => {
    open(
      '<form><input name="a"><input type="checkbox" name="b"><button>Send</button></form><button type="button">Next</button><div role="tab">One</div>',
    );
    const form = one<HTMLFormElement>("form");
    const [text, box] = [one<HTMLInputElement>("[name=a]"), one<HTMLInputElement>("[name=b]")];
    text.value = "Ada";
    text.dispatchEvent(new page.Event("input", { bubbles: true }));
    expect(asked()).toEqual([STARTER]);
    text.value = "";
    if (comes === "between") arrive();
    click("[name=b]");
    click("[type=button]");
    click("[role=tab]");
    form.requestSubmit(one("form button"));
    if (comes === "after") arrive();
    expect(asked()).toEqual(EVERYTHING);
    expect(queued().splice(0)).toEqual([
      [text, "Ada"],
      [box, true],
      [one("[type=button]"), undefined],
      [one("[role=tab]"), undefined],
      [form, one("form button")],
    ]);
  });

  test.each([
    ["a link", '<a href="#x">Go</a>', "a"],
    ["what opens a dialog by itself", '<button commandfor="d" command="show-modal">Open</button>', "button"],
    ["what opens a popover by itself", '<button popovertarget="d">Open</button>', "button"],
    ["a drop-down", "<details><summary>More</summary></details>", "summary"],
    ["what sends a form", '<form action="/x"><button>Send</button></form>', "button"],
    ["what sends a form that waits itself", "<form><button><b>Send</b></button></form>", "b"],
  ])("is the browser's own where it is %s", (_, body, selector) => {
    open(body);
    page.document.body.addEventListener("submit", (event: Event) => event.preventDefault());
    expect(click(selector) || selector === "b").toBe(true);
    expect([...queued()].filter(([element]) => !element.matches("form"))).toEqual([]);
  });

  test("opens a dialog as soon as the starter is there, in a browser that knows no invoker commands [HD-004]", () => {
    open('<button commandfor="d" command="show-modal"><b>Open</b></button><dialog id="d"></dialog>', { isOld: true });
    const showModal = vi.fn();
    Object.assign(page.HTMLDialogElement.prototype, { showModal });
    expect(click("b")).toBe(false);
    expect(showModal).not.toHaveBeenCalled();
    arrive();
    expect(showModal).toHaveBeenCalledOnce();
    expect(queued().splice(0)).toEqual([]);
  });

  test("is the browser's own where a form leads somewhere", () => {
    open('<form action="/api/consent/" method="post"></form><form method="dialog"></form>');
    const followed: boolean[] = [];
    page.addEventListener("submit", (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    });
    for (const form of page.document.forms) form.requestSubmit();
    expect(followed).toEqual([true, true]);
  });

  test("waits for an island that starts with its use, though the form leads somewhere: its code is on the way", () => {
    open();
    one("body").innerHTML = '<cw-island when="used"><form action="/api/subscribe/" method="post"></form></cw-island>';
    one<HTMLFormElement>("form").requestSubmit();
    expect(queued().map(([target]) => target)).toEqual([one("form")]);
  });

  test("makes a form that waits look busy until the browser gets it back", async () => {
    open('<form><input name="a"></form>');
    const island = page.document.querySelector("cw-island");
    page.addEventListener("submit", (event: Event) => event.preventDefault());
    one<HTMLFormElement>("form").requestSubmit();
    arrive();
    expect(island?.getAttribute("aria-busy")).toBe("true");
    await vi.advanceTimersByTimeAsync(HOLD_LIMIT_MS);
    expect(island?.hasAttribute("aria-busy")).toBe(false);
  });

  test("waits on a link that says so, unless it opens a tab of its own, and nobody else hears it twice", () => {
    open('<span data-hold><a href="#film">Play</a></span>');
    const early = vi.fn();
    page.addEventListener("click", early, true);
    expect([click("a", { ctrlKey: true }), click("a")]).toEqual([true, false]);
    expect(early).toHaveBeenCalledTimes(1);
    expect(queued()).toHaveLength(1);
  });

  test("reaches nobody else before it is played, or React, which may be about to start, would hear it twice", () => {
    open('<button type="button">Next</button><form><input name="a"></form>');
    const heard = vi.fn();
    for (const name of ["click", "input", "submit"]) page.document.addEventListener(name, heard, true);
    click("button");
    one("input").dispatchEvent(new page.Event("input", { bubbles: true }));
    one<HTMLFormElement>("form").requestSubmit();
    expect(heard).not.toHaveBeenCalled();
    expect(queued()).toHaveLength(3);
  });

  test.each([
    ["in no island", '<button type="button" id="out">Next</button>'],
    ["in an island that has started", '<cw-island live><button type="button" id="out">Next</button></cw-island>'],
    [
      "in an island that starts for few",
      '<cw-island when="changed"><button type="button" id="out">Next</button></cw-island>',
    ],
  ])("is nobody's to hold where it is %s", (_, body) => {
    open();
    one("body").innerHTML = body;
    expect(click("#out")).toBe(true);
    start();
    expect(click("#out")).toBe(true);
    expect(queued()).toHaveLength(0);
  });
});

describe.each(["before", "after"])("where the starter comes %s it, before React", (comes) => {
  const twoPanels = '<div id="a" data-shown="true"></div><div id="b" data-shown="false"></div>';
  const shown = () => [one("#a"), one("#b")].map((panel) => panel.getAttribute("data-shown"));
  /** A page whose starter comes before or after what the visitor does. */
  function visit(body: string, act: () => void): void {
    open(body);
    if (comes === "before") start();
    act();
    if (comes === "after") arrive();
  }

  test("a tab that is clicked shows its panel, and React hears of it", () => {
    const tab = (id: string, isChosen: boolean) =>
      `<button role="tab" aria-controls="${id}" aria-selected="${isChosen}">${id}</button>`;
    visit(`<div>${tab("a", true)}${tab("b", false)}</div><div>${twoPanels}</div>`, () => click("[aria-controls=b]"));
    expect(shown()).toEqual(["false", "true"]);
    expect([one("[aria-controls=a]"), one("[aria-controls=b]")].map((at) => at.getAttribute("aria-selected"))).toEqual([
      "false",
      "true",
    ]);
    expect(queued().splice(0)).toEqual([[one("[aria-controls=b]"), undefined]]);
  });

  test("a select of tabs shows what is chosen, and React hears of it", () => {
    visit(`<select aria-controls="a b"><option>0<option>1</select><div>${twoPanels}</div>`, () => {
      one<HTMLSelectElement>("select").selectedIndex = 1;
      one("select").dispatchEvent(new page.Event("input", { bubbles: true }));
    });
    expect(shown()).toEqual(["false", "true"]);
    expect(queued().splice(0)).toEqual([[one("select"), "1"]]);
  });

  test("a carousel's button turns it by a slide, and that is all", () => {
    const buttons =
      '<div><button type="button" data-turn="-1"><i></i></button><button type="button" data-turn="1"><b></b></button></div>';
    const scrolled: unknown[] = [];
    visit(`<div><div><ul><li></li><li></li></ul></div>${buttons}</div>`, () => {
      Object.assign(one("div > div"), { scrollBy: (to: unknown) => scrolled.push(to) });
      Object.defineProperty(one("li + li"), "offsetLeft", { value: 320 });
      click("b");
      click("i");
    });
    expect(scrolled).toEqual([{ left: 320 }, { left: -320 }]);
    expect(queued().splice(0)).toEqual([]);
  });

  test.each([
    ["what it names is not there", '<button type="button" aria-controls="c">Go</button>'],
    ["no list stands before it", '<div><button type="button" data-turn="1">Go</button></div>'],
    ["what it names is no panel", '<button type="button" aria-controls="c">Go</button><ul id="c"></ul>'],
  ])("nothing changes where %s", (_, body) => {
    visit(body, () => click("button"));
    expect(one("cw-island").innerHTML).toBe(body);
    expect(queued().splice(0)).toHaveLength(1);
  });
});

describe("a link that is clicked early", () => {
  const CARRY = '<script data-carry="hc checkout.ace.example"></script>';

  test.each<[string, Visit, string]>([
    ["a query", { address: "/?hc=SAVE10&utm_source=mail" }, "/course/?hc=SAVE10&utm_source=mail"],
    ["an emailed coupon", { cookie: `${COOKIES.emailCoupon.name}=CAREER20` }, "/course/?hc=CAREER20"],
    ["nothing", {}, "/course/"],
  ])("is followed at once, with what the visitor brings: %s [GEN-003, LNK-009]", (_, visit, expected) => {
    open(`${CARRY}<a href="/course/">Course</a>`, visit);
    const followed: string[] = [];
    page.document.body.addEventListener("click", (event: Event) => {
      if (!event.defaultPrevented)
        followed.push(one<HTMLAnchorElement>("a").pathname + one<HTMLAnchorElement>("a").search);
      event.preventDefault();
    });
    click("a");
    expect(followed).toEqual([expected]);
    expect(queued()).toHaveLength(0);
    happens(LINKS_READY);
    vi.runOnlyPendingTimers();
    click("a");
    expect(followed).toEqual([expected, "/course/"]);
  });

  test("waits where it says so: it goes to the page once React has taken it over, and else leads on in time", () => {
    open(`${CARRY}<span data-hold><a href="/film/">Play</a></span>`, { address: "/?hc=SAVE10" });
    const followed: boolean[] = [];
    page.document.body.addEventListener("click", (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    });
    expect(click("a")).toBe(false);
    expect([followed, queued().length]).toEqual([[], 1]);
    vi.advanceTimersByTime(LINK_HOLD_LIMIT_MS);
    expect([followed, queued().length]).toEqual([[true], 0]);
  });
});

describe("a file that does not come", () => {
  const fail = async (src: string | undefined): Promise<void> => {
    scripts()
      .findLast((script) => script.getAttribute("src") === src)
      ?.dispatchEvent(new page.Event("error"));
    brought.findLast((one) => one.src === src)?.fail();
    await vi.advanceTimersByTimeAsync(0);
  };

  /** A held submit and a held link; says what of them the browser did in the end. */
  function waiting(): string[] {
    open('<form><input name="a"></form><span data-hold><a href="#film">Play</a></span>');
    const done: string[] = [];
    page.addEventListener("submit", (event: Event) =>
      event.defaultPrevented ? undefined : (event.preventDefault(), done.push("submit")),
    );
    page.addEventListener("click", (event: Event) => (event.defaultPrevented ? undefined : done.push("click")));
    one<HTMLFormElement>("form").requestSubmit();
    click("a");
    expect(done).toEqual([]);
    return done;
  }

  test("gives everything back to the browser: the starter at once", async () => {
    const done = waiting();
    await fail(STARTER);
    expect(done).toEqual(["submit", "click"]);
    one<HTMLFormElement>("form").requestSubmit();
    expect(done).toEqual(["submit", "click", "submit"]);
  });

  test("the starter, where it neither comes nor fails, in time", () => {
    open('<form><input name="a"></form>');
    const done: string[] = [];
    page.addEventListener("submit", (event: Event) =>
      event.defaultPrevented ? undefined : (event.preventDefault(), done.push("submit")),
    );
    one<HTMLFormElement>("form").requestSubmit();
    vi.advanceTimersByTime(HOLD_LIMIT_MS - 1);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(["submit"]);
    // Late is better than never: the page becomes what it is for others.
    arrive();
    expect(asked()).toEqual(EVERYTHING);
    one<HTMLFormElement>("form").requestSubmit();
    expect(done).toEqual(["submit", "submit"]);
  });

  test("a chunk at once", async () => {
    const done = waiting();
    arrive();
    await fail(FILES[1]);
    expect(done).toEqual(["submit", "click"]);
    one<HTMLFormElement>("form").requestSubmit();
    expect(done).toEqual(["submit", "click", "submit"]);
  });

  test("the data after it was asked for twice more, since another replica may not know it yet", async () => {
    const done = waiting();
    arrive();
    for (const times of [2, 3]) {
      // oxlint-disable-next-line no-await-in-loop
      await fail(FILES[0]);
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await vi.advanceTimersByTimeAsync(700);
      expect(asked().filter((src) => src === FILES[0])).toHaveLength(times);
    }
    expect(done).toEqual([]);
    await fail(FILES[0]);
    expect(done).toEqual(["submit", "click"]);
  });

  test("a click that only an island can answer waits for as long as it takes, and so do those behind it", () => {
    open('<button type="button" id="a">A</button><span data-hold><a href="#film">Play</a></span>');
    click("#a");
    click("a");
    vi.advanceTimersByTime(HOLD_LIMIT_MS);
    expect(queued().map(([target]) => target.id)).toEqual(["a"]);
    arrive();
    click("#a");
    vi.advanceTimersByTime(HOLD_LIMIT_MS);
    click("a");
    expect(queued().map(([target]) => target.id)).toEqual(["a", "a"]);
  });

  test("nobody waits longer than a quarter of a minute", () => {
    const done = waiting();
    arrive();
    vi.advanceTimersByTime(HOLD_LIMIT_MS - 1);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(["submit", "click"]);
  });
});

test("it is small enough to stand in every page", async () => {
  const { gzipSync } = await import("node:zlib");
  expect(gzipSync(RUNTIME_LOADER, { level: 9 }).length).toBeLessThan(1640);
});
