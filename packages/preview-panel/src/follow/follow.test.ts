// @vitest-environment jsdom
import type { Inspection } from "@courseway/storefront/preview";
import { ISLAND_END } from "@courseway/ui/islands";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PreviewProps } from "../preview-props.ts";
import { exchangeParts } from "./exchange.ts";
import { followSaves, SavedPage } from "./follow-saves.ts";
import { listParts } from "./parts.ts";

interface Written {
  /** The HTML of the blocks, in order. */
  readonly blocks: readonly string[];
  readonly header?: string;
  readonly codes?: readonly string[];
  readonly title?: string;
  readonly styles?: string;
  readonly renderedAt?: number;
}

const escaped = (value: object): string => JSON.stringify(value).replaceAll('"', "&quot;");

/** Builds the HTML of a preview, as its host writes it. */
function buildHtml({
  blocks,
  header = "Menu",
  codes = [],
  title = "Page",
  styles = "",
  renderedAt = 1,
}: Written): string {
  const inspected = blocks.map((fields, index) => ({ index, name: "layout", fields }));
  const marked = blocks.map((html, index) => `<section data-inspected-block="${index}">${html}</section>`);
  const settings = { visitor: { renderedAt }, pricing: { codes }, analytics: { page: title } };
  return `<!doctype html><html><head><title>${title}</title>${styles}</head><body>
    <script nonce="n">start()</script><header>${header}</header>
    <main id="main">${marked.join("")}<dialog id="more">More</dialog></main>
    <cw-island name="Preview" props="${escaped({ inspection: { blocks: inspected }, visitor: { renderedAt } })}"></cw-island>
    <script type="application/json" data-page="">${JSON.stringify(settings)}</script></body></html>`;
}

const show = (written: Written): void => {
  const parsed = new DOMParser().parseFromString(buildHtml(written), "text/html");
  document.replaceChild(document.adoptNode(parsed.documentElement), document.documentElement);
};
const blocks = (): readonly Element[] => [...document.querySelectorAll("[data-inspected-block]")];

/** Shows a page that then follows saves. */
function followed(first: Written) {
  show(first);
  const answers: (string | Error)[] = [];
  const reported: (readonly [Inspection, number])[] = [];
  const reload = vi.fn<() => void>();
  const saved = new SavedPage({
    page: document,
    fetchPage: async () => {
      const answer = answers.shift();
      if (typeof answer === "string") return answer;
      throw answer ?? new Error("nothing was saved");
    },
    pause: async () => {},
    onChange: (props: PreviewProps, changed) => void reported.push([props.inspection, changed.length]),
    reload,
  });
  const save = async (next: Written | Error) => {
    answers.push(next instanceof Error ? next : buildHtml(next));
    await saved.follow();
  };
  return { save, saved, answers, reported, reload };
}

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe("a preview that follows a save", () => {
  test("exchanges the block that changed and leaves every other element as it stands [RT-047]", async () => {
    const { save, reported, reload } = followed({ blocks: ["<details>One</details>", "<p>Two</p>"] });
    const [first, second] = blocks();
    first?.querySelector("details")?.setAttribute("open", "");
    const header = document.querySelector("header");

    await save({ blocks: ["<details>One</details>", "<p>New</p>"], title: "New page", renderedAt: 2 });
    expect(blocks().map(({ textContent }) => textContent)).toEqual(["One", "New"]);
    expect(blocks()[0]).toBe(first);
    expect(first?.querySelector("details")?.open).toBe(true);
    expect(blocks()[1]).not.toBe(second);
    expect(document.querySelector("header")).toBe(header);
    expect(document.title).toBe("New page");
    expect(reported).toMatchObject([[{ blocks: [{}, { fields: "<p>New</p>" }] }, 1]]);
    expect(reload).not.toHaveBeenCalled();
  });

  test("compares with what was shown last, and takes rows that came and went", async () => {
    const { save, reported } = followed({ blocks: ["A", "B"] });
    await save({ blocks: ["A", "B", "C"] });
    await save({ blocks: ["A", "B", "C"] });
    const [first] = blocks();
    await save({ blocks: ["A"], header: "Other menu", styles: "<style>.a{color:red}</style>" });
    expect(blocks()).toEqual([first]);
    expect(document.querySelector("header")?.textContent).toBe("Other menu");
    expect(document.querySelector("#more")).not.toBeNull();
    expect(document.head.textContent).toContain("color:red");
    expect(reported.map(([, changed]) => changed)).toEqual([1, 0, 1]);
  });

  test("ends the islands of what it takes away, the inner one first, and starts none twice", async () => {
    const island = '<cw-island name="Tabs" id="outer"><cw-island name="Film" id="inner"></cw-island></cw-island>';
    const { save } = followed({ blocks: [island, "<cw-island name='Faq'></cw-island>"] });
    const ended: string[] = [];
    for (const one of document.querySelectorAll("cw-island"))
      one.addEventListener(ISLAND_END, () => void ended.push(one.id));
    await save({ blocks: ["Words", "<cw-island name='Faq'></cw-island>"] });
    expect(ended).toEqual(["inner", "outer"]);
  });

  test("leaves a block alone if only its React ids changed, and gives an exchanged block unique ids", async () => {
    const { save } = followed({ blocks: ["One", '<i id="_S_1_">Two</i>'] });
    const [, second] = blocks();
    await save({ blocks: ['<i id="_S_1_">New</i>', '<i id="_S_2_">Two</i>'] });
    expect(blocks()[1]).toBe(second);
    const ids = [...document.querySelectorAll("i")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test.each([
    ["what prices and links rest on has changed", { blocks: ["A"], codes: ["SALE"] }],
    ["a new part brings a script, which would not run", { blocks: ["<script>go()</script>"] }],
    ["the page cannot be had", new Error("offline")],
  ])("loads the page again where %s", async (_, next) => {
    const { save, reload, reported } = followed({ blocks: ["A"] });
    const [first] = blocks();
    await save(next);
    expect(reload).toHaveBeenCalledOnce();
    expect(blocks()[0]).toBe(first);
    expect(reported).toEqual([]);
  });

  test("asks again where the page could not be had once", async () => {
    const { save, answers, reload } = followed({ blocks: ["A"] });
    answers.push(new Error("500"));
    await save({ blocks: ["B"] });
    expect(blocks()[0]?.textContent).toBe("B");
    expect(reload).not.toHaveBeenCalled();
  });

  test("asks once more for what was saved while it asked, however often", async () => {
    const { saved, answers, reported } = followed({ blocks: ["A"] });
    answers.push(buildHtml({ blocks: ["B"] }), buildHtml({ blocks: ["C"] }));
    await Promise.all([saved.follow(), saved.follow(), saved.follow()]);
    await vi.waitFor(() => expect(reported).toHaveLength(2));
    expect(blocks()[0]?.textContent).toBe("C");
    expect(answers).toEqual([]);
  });
});

test("a page without a known main content is loaded again", () => {
  show({ blocks: ["A"] });
  const before = listParts(document);
  document.querySelector("main")?.remove();
  const after = new DOMParser().parseFromString(buildHtml({ blocks: ["B"] }), "text/html");
  expect(exchangeParts({ before, after }, document)).toBeNull();
});

test("only the window around the preview is heard, and only a save", async () => {
  show({ blocks: ["A"] });
  const ask = vi.fn<typeof fetch>(async () => new Response(buildHtml({ blocks: ["B"] })));
  vi.stubGlobal("fetch", ask);
  const around = document.body.appendChild(document.createElement("iframe")).contentWindow;
  if (around === null) throw new Error("No window.");
  vi.spyOn(window, "parent", "get").mockReturnValue(around);
  const changes: number[] = [];
  followSaves({ onChange: (_, changed) => void changes.push(changed.length) });
  const say = (source: Window, data: string) => window.dispatchEvent(new MessageEvent("message", { source, data }));
  say(window, "entry:live-preview:updated");
  say(around, "anything");
  expect(ask).not.toHaveBeenCalled();
  say(around, "entry:live-preview:updated");
  await vi.waitFor(() => expect(changes).toEqual([1]));
  vi.unstubAllGlobals();
});
