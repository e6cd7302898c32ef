import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { dataTexts, nextDocument, runtimeMark } from "../testing/next-page.ts";
import { type FinishedPage, finishPage } from "./finish-page.ts";
import { RUNTIME_LOADER } from "./loader.ts";

const BODY = `${runtimeMark("idle")}<p>Courses from $1 &amp; $&</p>`;

function finished(parts: Parameters<typeof nextDocument>[0] = {}): FinishedPage {
  const page = finishPage(nextDocument({ body: BODY, ...parts }));
  if (page === null || typeof page === "string") throw new Error(`The page is not finished: ${page ?? "not asked"}`);
  return page;
}

describe("a finished page", () => {
  it("has its data and its scripts in no element but the loader's, and all else as Next wrote it", () => {
    const { html, name } = finished();
    const files = ["runtime", "page", "main"].map((file) => `/_next/static/chunks/${file}.js`).join(" ");
    expect(html).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
        '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
        `<script data-start="idle" data-files="/_page-data/${name}.js ${files}">${RUNTIME_LOADER}</script></head>` +
        `<body>${BODY}<!--$--><!--/$--></body></html>`,
    );
  });

  it("starts as its mark says", () => {
    expect(finished({ body: runtimeMark("late") }).html).toContain('<script data-start="late"');
  });

  it("hands its data over in the order in which Next does, and starts the runtime last", () => {
    const window: Record<string, unknown> = {};
    runInContext(
      finished({ data: dataTexts("1:[", '"a"]\n', '0:"$1"\n') }).data,
      createContext(
        Object.assign(window, { self: window, globalThis: window, document: { querySelectorAll: () => [] } }),
      ),
    );
    expect(window["__next_f"]).toEqual([[0], [1, '1:["a"]\n0:"$1"\n']]);
    expect(window["TURBOPACK"]).toEqual([{ otherChunks: ["static/chunks/main.js"], runtimeModuleIds: [1] }]);
  });

  const rendered = (at: number, price: string) => dataTexts(`0:{"renderedAt":${at},"price":"${price}"}\n`);

  it("goes by the same name as long as it shows the same, whenever it was rendered", () => {
    const first = finished({ data: rendered(1000, "$99") });
    expect(finished({ data: rendered(2000, "$99") }).name).toBe(first.name);
    expect(finished({ data: rendered(1000, "$79") }).name).not.toBe(first.name);
    expect(finished({ data: rendered(1000, "$99"), body: `${BODY}<i>2</i>` }).name).not.toBe(first.name);
    expect(first.name).toMatch(/^[0-9a-f]{32}$/u);
  });

  it("takes an address with the deployment's id, and no nonce along", () => {
    const chunk = '<script src="/_next/static/chunks/b.js?dpl=7&amp;x=1" async="" nonce="abc"></script>';
    const { html } = finished({ head: chunk });
    expect(html).toContain("/page.js /_next/static/chunks/b.js?dpl=7&amp;x=1 /_next/static/chunks/main.js");
    expect(html).not.toContain("abc");
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
    expect(finished({ body: BODY + image }).html).toContain(`${preload}<link rel="stylesheet"`);
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
    expect(finishPage(nextDocument())).toBeNull();
    expect(finishPage(nextDocument({ body: '<script data-runtime="eager">1</script>' }))).toBeNull();
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
    expect(finishPage(html)).toContain(reason);
  });
});

describe("data that the HTML says already", () => {
  const section = `<section><p>${"A text of the page. ".repeat(5)}</p></section>`;
  const rows = `0:["$","section",null,{"children":["$","p",null,{"children":"${"A text of the page. ".repeat(5)}"}]}]\n`;
  const page = (data: readonly string[]) => finished({ body: BODY + section, data });

  it("is left to it", () => {
    const { html, data, fault } = page(dataTexts(rows));
    expect(html).toContain('<section data-s="0"><p>A text');
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
    expect([html.includes('<section data-s="0"><p>A tëxt'), fault]).toEqual([true, null]);
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
