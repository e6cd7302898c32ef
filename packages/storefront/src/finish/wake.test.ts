// @vitest-environment node
import { STYLE_SHEET_KEY } from "@courseway/brand";
import { type DOMWindow, JSDOM } from "jsdom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { HELD } from "./held.ts";
import { WAKE } from "./wake.ts";

const WHOLE = "/_next/static/chunks/a.css";
const OWN = "/_page-data/0-a.css";
const SENT = "<p data-s=''>One</p><p data-s=''>Two</p>";

let page: DOMWindow;
afterEach(() => page.close());

/** What the loader left. */
const loader = { end: vi.fn(() => ["held"]) };

interface Answer {
  readonly ok: boolean;
  readonly text: () => Promise<string>;
}

const answer = (text: string): Answer => ({ ok: true, text: () => Promise.resolve(text) });

interface Opened {
  readonly body?: string;
  /** Whether the page has styles of its own. */
  readonly isDressed?: boolean;
  /** The sheet that the loader linked. */
  readonly linked?: string;
  /** What the server sends: the page again, or a sheet. */
  readonly sent?: () => Promise<Answer>;
  readonly hasHover?: boolean;
  /** Whether the browser knows sheets that a script makes. */
  readonly adopts?: boolean;
}

/** A finished page whose file has come; tells what it hands over, once it does. */
function open({ body = SENT, isDressed = false, linked = OWN, sent, hasHover = false, adopts = true }: Opened = {}) {
  const sheets = isDressed ? ` data-own="${OWN}" data-sheet="${WHOLE}"` : "";
  const link = isDressed ? `<link rel="stylesheet" href="${linked}">` : "";
  const html = `<html><head><script data-files="/a.js"${sheets}></script>${link}</head><body>${body}</body></html>`;
  page = new JSDOM(html, { url: "https://www.ace.example/a/?hc=B", runScripts: "outside-only" }).window;
  const fetch = vi.fn(sent ?? (() => Promise.reject(new Error("Nobody asked for it."))));
  const run = vi.fn<(parts: readonly string[]) => void>();
  Object.assign(page, {
    [HELD]: { ...loader },
    fetch,
    run,
    matchMedia: () => ({ matches: hasHover }),
    PointerEvent: page.MouseEvent,
    ...(adopts ? {} : { CSSStyleSheet: undefined }),
  });
  const handedOver = new Promise<readonly string[]>((resolve) =>
    run.mockImplementation((parts) => resolve([...parts])),
  );
  page.eval(`(${WAKE})(2,run)`);
  return { fetch, run, handedOver };
}

const sheets = () => [...page.document.querySelectorAll("link")].map((link) => link.getAttribute("href"));
const adopted = (): readonly string[] =>
  page.document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
/** A promise that the test keeps. */
function later<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((kept) => (resolve = kept));
  return { promise, resolve };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("the contents of the elements that the data leaves to the page", () => {
  test("are handed over in their order", async () => {
    expect(await open().handedOver).toEqual(["One", "Two"]);
  });

  test.each([
    ["took one away", "<p data-s=''>Two</p>"],
    ["doubled one", `${SENT}<p data-s=''>One</p>`],
  ])("are those of the page as it was sent where an extension %s", async (_, body) => {
    const { fetch, handedOver } = open({ body, sent: () => Promise.resolve(answer(SENT)) });
    expect(await handedOver).toEqual(["One", "Two"]);
    expect(fetch).toHaveBeenCalledWith(page.location.href);
  });

  test("are what is there where the page does not come again", async () => {
    expect(await open({ body: "<p data-s=''>One</p>" }).handedOver).toEqual(["One"]);
  });
});

describe("a page with styles of its own", () => {
  const known = () => page.localStorage.getItem(STYLE_SHEET_KEY);
  const CSS = "@font-face{font-family:A;src:url(../media/a.woff2)}p{top:0;background:url(../media/p.svg)}";

  test("adopts the whole sheet before its data, so that islands draw nothing bare, and keeps its own with the fonts", async () => {
    const sent = later<Answer>();
    const { fetch, run, handedOver } = open({ isDressed: true, sent: () => sent.promise });
    await turn();
    expect([fetch.mock.calls, run.mock.calls, adopted(), known()]).toEqual([[[WHOLE]], [], [], null]);
    const tasks: (() => void)[] = [];
    Object.assign(page, { setTimeout: (task: () => void) => tasks.push(task) });
    sent.resolve(answer(CSS));
    await vi.waitFor(() => expect(tasks).toHaveLength(1));
    // Both in one task keep a slow phone too long.
    expect([adopted().length, run.mock.calls]).toEqual([1, []]);
    tasks[0]?.();
    await handedOver;
    expect(adopted()).toEqual([expect.stringMatching(/^p \{.*url\("?\/_next\/static\/media\/p\.svg/u)]);
    expect([sheets(), known()]).toEqual([[OWN, WHOLE], WHOLE]);
  });

  test("has a link of the whole sheet that loads nothing, by which React takes it for loaded", async () => {
    await open({ isDressed: true, sent: () => Promise.resolve(answer(CSS)) }).handedOver;
    const link = page.document.querySelector(`link[rel="stylesheet"][href="${WHOLE}"]`);
    expect(link?.hasAttribute("disabled")).toBe(true);
  });

  test.each([
    ["does not come", () => Promise.reject(new Error("Offline."))],
    ["is not there any more", () => Promise.resolve({ ...answer("Not found"), ok: false })],
  ])("leaves the whole sheet to React where it %s, and does not take it for known", async (_, sent) => {
    await open({ isDressed: true, sent }).handedOver;
    expect([sheets(), adopted(), known()]).toEqual([[OWN], [], null]);
  });

  test("leaves it to React in a browser that adopts none", async () => {
    await open({ isDressed: true, sent: () => Promise.resolve(answer(CSS)), adopts: false }).handedOver;
    expect([sheets(), known()]).toEqual([[OWN], null]);
  });

  test("adopts it in a browser that keeps nothing", async () => {
    const sent = later<Answer>();
    const { handedOver } = open({ isDressed: true, sent: () => sent.promise });
    vi.spyOn(page, "localStorage", "get").mockImplementation(() => {
      throw new Error("This browser keeps nothing.");
    });
    sent.resolve(answer(CSS));
    await handedOver;
    expect(adopted()).toHaveLength(1);
  });

  test("asks for no sheet where the loader has given it the whole one", async () => {
    const { fetch, handedOver } = open({ isDressed: true, linked: WHOLE });
    await handedOver;
    expect([fetch.mock.calls, sheets()]).toEqual([[], [WHOLE]]);
  });
});

describe("what the loader holds", () => {
  const end = (): unknown => {
    const held: unknown = Reflect.get(page, HELD);
    const method: unknown = typeof held === "object" && held !== null ? Reflect.get(held, "end") : null;
    return typeof method === "function" ? method() : undefined;
  };

  test.each([
    [true, ["P"]],
    [false, []],
  ])("is given out, and a menu below a resting pointer hears of it where pointers can rest: %s", (hasHover, heard) => {
    open({ hasHover, body: "<p>Menu</p>" });
    const names: string[] = [];
    page.addEventListener("pointerover", ({ target }: Event) => names.push((target as Element).tagName));
    vi.spyOn(page.document, "querySelectorAll").mockReturnValue(page.document.querySelectorAll("p"));
    expect(end()).toEqual(["held"]);
    expect(names).toEqual(heard);
  });
});
