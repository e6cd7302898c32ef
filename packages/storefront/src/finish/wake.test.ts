// @vitest-environment node
import { STYLE_SHEET_KEY } from "@courseway/brand";
import { type DOMWindow, JSDOM } from "jsdom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LINKS_READY } from "../links/links-ready.ts";
import { HELD } from "./held.ts";
import { WAKE } from "./wake.ts";

const WHOLE = "/_next/static/chunks/a.css";
const OWN = "/_page-data/0-a.css";
const SENT = "<p data-s=''>One</p><p data-s=''>Two</p>";

let page: DOMWindow;
afterEach(() => page.close());

/** What the loader left. */
const loader = { end: vi.fn(() => ["held"]), follow: vi.fn() };

interface Opened {
  readonly body?: string;
  /** Whether the page has styles of its own. */
  readonly isDressed?: boolean;
  /** The page as the server sends it again. */
  readonly sent?: () => Promise<{ readonly text: () => Promise<string> }>;
  readonly hasHover?: boolean;
}

/** A finished page whose file has come; tells what it hands over, once it does. */
function open({ body = SENT, isDressed = false, sent, hasHover = false }: Opened = {}) {
  const sheets = isDressed ? ` data-own="${OWN}" data-sheet="${WHOLE}"` : "";
  const link = isDressed ? `<link rel="stylesheet" href="${OWN}">` : "";
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
  });
  const handedOver = new Promise<readonly string[]>((resolve) =>
    run.mockImplementation((parts) => resolve([...parts])),
  );
  page.eval(`(${WAKE})(2,run)`);
  return { fetch, run, handedOver };
}

const sheets = () => [...page.document.querySelectorAll("link")].map((link) => link.getAttribute("href"));
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("the contents of the elements that the data leaves to the page", () => {
  test("are handed over in their order", async () => {
    expect(await open().handedOver).toEqual(["One", "Two"]);
  });

  test.each([
    ["took one away", "<p data-s=''>Two</p>"],
    ["doubled one", `${SENT}<p data-s=''>One</p>`],
  ])("are those of the page as it was sent where an extension %s", async (_, body) => {
    const { fetch, handedOver } = open({ body, sent: () => Promise.resolve({ text: () => Promise.resolve(SENT) }) });
    expect(await handedOver).toEqual(["One", "Two"]);
    expect(fetch).toHaveBeenCalledWith(page.location.href);
  });

  test("are what is there where the page does not come again", async () => {
    expect(await open({ body: "<p data-s=''>One</p>" }).handedOver).toEqual(["One"]);
  });
});

describe("a page with styles of its own", () => {
  const ends = (how: "load" | "error") =>
    page.document.querySelector("link:last-of-type")?.dispatchEvent(new page.Event(how));
  const known = () => page.localStorage.getItem(STYLE_SHEET_KEY);

  test("gets the whole sheet before its data, so that islands draw nothing bare", async () => {
    const { run, handedOver } = open({ isDressed: true });
    await turn();
    expect([sheets(), run.mock.calls, known()]).toEqual([[OWN, WHOLE], [], null]);
    ends("load");
    await handedOver;
    expect([sheets(), known()]).toEqual([[WHOLE], WHOLE]);
  });

  test("starts with its own styles where the whole sheet does not come, and does not take it for known", async () => {
    const { handedOver } = open({ isDressed: true });
    ends("error");
    await handedOver;
    expect([sheets()[0], known()]).toEqual([OWN, null]);
  });

  test("does so in a browser that keeps nothing", async () => {
    const { handedOver } = open({ isDressed: true });
    vi.spyOn(page, "localStorage", "get").mockImplementation(() => {
      throw new Error("This browser keeps nothing.");
    });
    ends("load");
    await handedOver;
    expect(sheets()).toEqual([WHOLE]);
  });
});

describe("what the loader holds", () => {
  const ask = (name: "end" | "twin", ...values: unknown[]): unknown => {
    const held: unknown = Reflect.get(page, HELD);
    const method: unknown = typeof held === "object" && held !== null ? Reflect.get(held, name) : null;
    return typeof method === "function" ? method(...values) : undefined;
  };

  test.each([
    [true, ["P"]],
    [false, []],
  ])("is given out, and a menu below a resting pointer hears of it where pointers can rest: %s", (hasHover, heard) => {
    open({ hasHover, body: "<p>Menu</p>" });
    const names: string[] = [];
    page.addEventListener("pointerover", ({ target }: Event) => names.push((target as Element).tagName));
    vi.spyOn(page.document, "querySelectorAll").mockReturnValue(page.document.querySelectorAll("p"));
    expect(ask("end")).toEqual(["held"]);
    expect(names).toEqual(heard);
  });

  test("follows the link that was clicked once the rules of links are there [LNK-009]", () => {
    open();
    expect(loader.follow).not.toHaveBeenCalled();
    page.dispatchEvent(new page.Event(LINKS_READY));
    page.dispatchEvent(new page.Event(LINKS_READY));
    expect(loader.follow).toHaveBeenCalledOnce();
  });

  test("knows the link that a new price has put in the place of the clicked one by path, text and product [LNK-009]", () => {
    const link = (query: string, text = "Enroll") => `<a href="/checkout?${query}">${text}</a>`;
    open({ body: link("productId=8&hc=A") + link("productId=7", "More") + link("productId=7&hc=A") });
    const clicked = page.document.createElement("a");
    Object.assign(clicked, { href: "/checkout?productId=7", textContent: "Enroll" });
    expect(ask("twin", clicked)).toBe(page.document.links[2]);
  });
});
