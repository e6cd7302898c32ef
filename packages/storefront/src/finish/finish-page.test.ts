import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";
import { dataTexts, nextDocument, runtimeMark } from "../testing/next-page.ts";
import { type BuiltFiles, type FinishedPage, finishPage, type ReadSheet } from "./finish-page.ts";
import { RUNTIME_LOADER } from "./loader.ts";
import { RUNTIME_STARTER } from "./starter.ts";
import { readStyleSheet } from "./style-sheet.ts";

const BODY = `${runtimeMark("idle")}<p>Courses from $1 &amp; $&</p>`;

const noSheet = () => null;
const NOTHING: BuiltFiles = { readSheet: noSheet, islandFiles: () => [] };

const rendered = (at: number, price: string) => dataTexts(`0:{"renderedAt":${at},"price":"${price}"}\n`);

function finished(parts: Parameters<typeof nextDocument>[0] = {}, build: Partial<BuiltFiles> = {}): FinishedPage {
  const page = finishPage(nextDocument({ body: BODY, ...parts }), { ...NOTHING, ...build });
  if (page === null || typeof page === "string") throw new Error(`The page is not finished: ${page ?? "not asked"}`);
  return page;
}

describe("a finished page", () => {
  it("has its data and its scripts in no element but the loader's, a last one that waits for the styles, and all else as Next wrote it", () => {
    const { html, name } = finished();
    const files = ["runtime", "page", "main"].map((file) => `/_next/static/chunks/${file}.js`).join(" ");
    expect(html).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
        `<script data-start="idle" data-files="/_page-data/${name}.js ${files}" data-src="/_page-data/${RUNTIME_STARTER.name}.js">${RUNTIME_LOADER}</script>` +
        '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head>' +
        '<body><script data-runtime="idle" data-carry="hc checkout.ace.example"></script><p>Courses from $1 &amp; $&</p><!--$--><!--/$--><script>0</script></body></html>',
    );
  });

  it("starts as its mark says", () => {
    expect(finished({ body: runtimeMark("late") }).html).toContain('<script data-start="late"');
  });

  it("hands its data over in the order in which Next does, and starts the runtime last", async () => {
    const { data } = finished({ data: dataTexts("1:[", '"a"]\n', '0:"$1"\n') });
    const { window } = new JSDOM('<script data-files=""></script>', { runScripts: "outside-only" });
    Object.assign(window, { coursewayHeld: {}, matchMedia: vi.fn() });
    window.eval(data);
    await vi.waitFor(() => expect(window["TURBOPACK"]).toHaveLength(1));
    expect(structuredClone(window["__next_f"])).toEqual([[0], [1, '1:["a"]\n0:"$1"\n']]);
    expect(structuredClone(window["TURBOPACK"])).toEqual([
      { otherChunks: ["static/chunks/main.js"], runtimeModuleIds: [1] },
    ]);
  });

  it("goes by the same name as long as it shows the same, whenever it was rendered", () => {
    const first = finished({ data: rendered(1000, "$99") });
    expect(finished({ data: rendered(2000, "$99") }).name).toBe(first.name);
    expect(finished({ data: rendered(1000, "$79") }).name).not.toBe(first.name);
    expect(finished({ data: rendered(1000, "$99"), body: `${BODY}<i>2</i>` }).name).not.toBe(first.name);
    expect(first.name).toMatch(/^[0-9a-f]{16}$/u);
  });

  it("takes an address with the deployment's id, and no nonce along", () => {
    const chunk = '<script src="/_next/static/chunks/b.js?dpl=7&amp;x=1" async="" nonce="abc"></script>';
    const { html } = finished({ head: chunk });
    expect(html).toContain("/page.js /_next/static/chunks/b.js?dpl=7&amp;x=1 /_next/static/chunks/main.js");
    expect(html).not.toContain("abc");
  });
});

describe("the code of a page's islands", () => {
  const islandFiles = vi.fn((names: readonly string[]) => names.map((name) => `/_next/static/chunks/${name}.js`));
  const island = (name: string) => `["$","$L2",null,{"of":"${name}"}]`;
  const page = (rows: string) => finished({ data: dataTexts(rows) }, { islandFiles });

  it("is asked for by the page's file itself, at once, and by the names that the data gives to islands", () => {
    const { data } = page(`0:[${island("Tabs")},${island("Film")}]\n`);
    const { window } = new JSDOM('<script data-files=""></script>', { runScripts: "outside-only" });
    Object.assign(window, { coursewayHeld: {}, matchMedia: vi.fn() });
    window.eval(data);
    const asked = [...window.document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));
    expect(asked).toEqual(["/_next/static/chunks/Tabs.js", "/_next/static/chunks/Film.js"]);
  });

  it("is that for the scripts which the page's components are in", () => {
    page(`2:I[5,["/_next/static/chunks/0a_b.js","/_next/static/chunks/c.js"],"Tabs"]\n0:[${island("Tabs")}]\n`);
    expect(islandFiles).toHaveBeenLastCalledWith(["Tabs"], ["0a_b.js", "c.js"]);
  });

  it("is no part of the file of a page that has none", () => {
    expect(page('0:["$","p",null,{"children":"All of it"}]\n').data).toMatch(/^\(async/u);
    expect(islandFiles).toHaveBeenLastCalledWith([], []);
  });
});

describe("the styles of a finished page", () => {
  const sheet = readStyleSheet("p{top:0}.gone{top:0}");
  const readSheet: ReadSheet = (file) => (file === "a.css" ? sheet : null);
  const linksOf = (html: string) => [...html.matchAll(/<link rel="stylesheet"[^<>']*>/gu)].map(([link]) => link);

  it("are its own, which the loader links, or without script the page, and the loader knows the whole sheet", () => {
    const { html, styles } = finished({}, { readSheet });
    expect(styles).toEqual({ name: expect.stringMatching(/^[0-9a-f]{16}$/u), css: "p{top:0}" });
    const own = `/_page-data/${styles?.name}-a.css`;
    expect(html).toContain(
      ` data-own="${own}" data-sheet="/_next/static/chunks/a.css">${RUNTIME_LOADER}</script><noscript>`,
    );
    expect(linksOf(html)).toEqual([`<link rel="stylesheet" href="${own}"/>`]);
    expect(html).toContain(`<noscript><link rel="stylesheet" href="${own}"/></noscript>`);
  });

  it("are one file for pages that need the same, and another one where they need others", () => {
    const named = (body: string) => finished({ body: BODY + body }, { readSheet }).styles?.name;
    expect(named("<p>Other words</p>")).toBe(named(""));
    expect(named('<i class="gone">Gone</i>')).not.toBe(named(""));
  });

  it("are looked for once, however often the page is rendered as it was", () => {
    const read = vi.fn(readSheet);
    const [first, second] = [1000, 2000].map((at) =>
      finished({ body: "<p>Once</p>" + BODY, data: rendered(at, "$99") }, { readSheet: read }),
    );
    expect(second?.styles).toEqual(first?.styles);
    expect(read).toHaveBeenCalledOnce();
  });

  it.each([
    ["where the sheet cannot be read", { body: `${BODY}<p>Unread</p>` }, noSheet],
    [
      "where there are two",
      { head: '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>' },
      readSheet,
    ],
  ])("are the site's %s", (_, parts, read) => {
    const { html, styles } = finished(parts, { readSheet: read });
    expect(styles).toBeNull();
    expect(linksOf(html)[0]).toBe('<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>');
    expect(html).not.toContain("data-sheet");
  });

  it("are the site's where they come from elsewhere", () => {
    const page = finishPage(
      nextDocument({ body: BODY }).replace("/_next/static/chunks/a.css", "https://cdn.example/a.css"),
      { ...NOTHING, readSheet },
    );
    expect(page).toMatchObject({ styles: null });
  });
});

describe("the picture that comes before all else", () => {
  const image = '<img src="/a.jpg?w=640&amp;q=1" srcSet="/a.jpg 1x" sizes="50vw" alt="" fetchPriority="high"/>';
  const preload =
    '<link rel="preload" as="image" href="/a.jpg?w=640&amp;q=1" imageSrcSet="/a.jpg 1x" imageSizes="50vw" fetchPriority="high"/>';
  const preloadsOf = (body: string, head = "") =>
    [...finished({ body: BODY + body, head }).html.matchAll(/<link rel="preload"[^<>]*>/gu)].map(([link]) => link);

  it("is preloaded before the styles where React did not, as within picture", () => {
    expect(preloadsOf(`<picture>${image}</picture><img src="/b.jpg" fetchPriority="high"/>`)).toEqual([preload]);
    expect(finished({ body: BODY + image }).html).toMatch(
      /fetchPriority="high"\/><script .*<\/script><link rel="stylesheet"/su,
    );
  });

  it("is left to the browser where React preloads it, or where it is one of several", () => {
    const written = '<link rel="preload" href="/a.jpg" as="image" fetchPriority="high"/>';
    expect(preloadsOf(image, written)).toEqual([written]);
    expect(preloadsOf(`<picture><source media="(width<600px)" srcSet="/p.jpg"/>${image}</picture>`)).toEqual([]);
    expect(preloadsOf(`<picture><source srcSet="/p.jpg"/><img src="/p.jpg"/></picture>${image}`)).toEqual([preload]);
    expect(preloadsOf('<img src="/b.jpg" loading="lazy"/>')).toEqual([]);
  });
});

describe("a page that stays as Next wrote it", () => {
  it("does not ask to be finished", () => {
    expect(finishPage(nextDocument(), NOTHING)).toBeNull();
    expect(finishPage(nextDocument({ body: '<script data-runtime="eager">1</script>' }), NOTHING)).toBeNull();
  });

  const document = nextDocument({ body: BODY });
  it.each([
    ["end", document.replace('<script id="_R_">', "<script>"), "does not end with"],
    [
      "data",
      document.replace("self.__next_f.push([1", "self.__next_g.push([1"),
      "no call that hands over data: self.__next_g",
    ],
    ["more than data", document.replace('n"])', 'n"]);alert(1)'), "no call that hands over data"],
    ["way of loading", document.replace('page.js" async=""', 'page.js" defer=""'), 'page.js" defer=""'],
    ["way of preloading", document.replace('as="script"', 'as="script-like"'), 'as="script-like"'],
    ["head", document.replace("</head>", ""), "no head"],
  ])("has another %s than the known one, and it is said which", (_, html, reason) => {
    expect(finishPage(html, NOTHING)).toContain(reason);
  });
});

describe("data that the HTML says already", () => {
  const section = `<section><p>${"A text of the page. ".repeat(5)}</p></section>`;
  const rows = `0:["$","section",null,{"children":["$","p",null,{"children":"${"A text of the page. ".repeat(5)}"}]}]\n`;
  const page = (data: readonly string[]) => finished({ body: BODY + section, data });

  it("is left to it", () => {
    const { html, data, fault } = page(dataTexts(rows));
    expect(html).toContain('<section data-s=""><p>A text');
    expect(data).not.toContain("A text");
    expect(fault).toBeNull();
  });

  it("may come in portions that cut a character in two", () => {
    const accented = rows.replaceAll("text", "tëxt");
    const bytes = Buffer.from(accented);
    const cut = bytes.indexOf("ë") + 1;
    const texts = [bytes.subarray(0, cut), bytes.subarray(cut)].map(
      (part) => `self.__next_f.push(${JSON.stringify([3, part.toString("base64")])})`,
    );
    const { html, fault } = finished({
      body: BODY + section.replaceAll("text", "tëxt"),
      data: [...dataTexts(), ...texts],
    });
    expect([html.includes('<section data-s=""><p>A tëxt'), fault]).toEqual([true, null]);
  });

  it.each([
    ["portion", ["self.__next_f.push([2,null])"], "a portion of another kind: self.__next_f.push([2,null])"],
    ["row", dataTexts('0:"a"\n', "1:Z{}\n"), "a row of another kind: 1:Z{}"],
    ["value", dataTexts('0:["$Y1"]\n'), "a value of another kind: $Y1"],
    ["end", dataTexts('0:"a"'), "its data ends within a row"],
    ["root", dataTexts('1:"a"\n'), "its data has no root"],
    ["JSON", dataTexts("0:{\n"), "JSON"],
  ])("stays where it has another %s than the known one, and it is said which", (_, data, reason) => {
    const { html, data: handedOver, fault } = page([...dataTexts(), ...data]);
    expect(fault).toContain(reason);
    expect(html).toContain(section);
    expect(handedOver).toContain(data.join(";\n"));
  });
});
