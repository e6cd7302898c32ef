import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allowInlineScript, hashSource } from "./complete-policy.ts";
import { pageSources, readIntegrity } from "./page-sources.ts";

const MANIFEST = { "static/chunks/main.js": "sha256-main", "static/chunks/island.js": "sha256-island" };
const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[1]});';
const FIRST = "(self.__next_f=self.__next_f||[]).push([0])";
const data = (text: string): string => `self.__next_f.push(${JSON.stringify([1, text])})`;

interface Parts {
  readonly head?: string;
  readonly body?: string;
  readonly end?: string;
  readonly texts?: readonly string[];
}

/** A document as Next renders it; the test of the built sites holds that it still does. */
const page = ({ head = "", body = "<p>Text</p>", end = "", texts = [FIRST, data("1:a")] }: Parts = {}): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<!--$--><!--/$--><script id="_R_">${BOOTSTRAP}</script>` +
  `<script src="/_next/static/chunks/main.js" async=""></script>${texts.map((text) => `<script>${text}</script>`).join("")}${end}</body></html>`;

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("pageSources", () => {
  it("allows what Next wrote after the tree: its bootstrap, and the page's data as one script", () => {
    const { html, scripts, strangers } = pageSources(page({ texts: [FIRST, data("1:a"), data("2:b")] }), MANIFEST);
    const joined = `${FIRST};${data("1:a")};${data("2:b")}`;
    expect(html).toContain(`</script><script>${joined}</script></body></html>`);
    expect(scripts).toEqual([sha256(BOOTSTRAP), sha256(joined), "'sha256-main'", "'strict-dynamic'"]);
    expect(strangers).toEqual([]);
  });

  it("allows the same of a page under Cache Components, which has its bootstrap after the chunk and without a mark", () => {
    const chunk = '<script src="/_next/static/chunks/main.js" integrity="sha256-main" id="_R_" async=""></script>';
    const body = `<body><p>Text</p><!--$--><!--/$--><!--/&-->${chunk}`;
    const inline = [BOOTSTRAP, FIRST, data("1:a")];
    const texts = inline.map((text) => `<script>${text}</script>`).join("");
    const { html, scripts, strangers } = pageSources(`<!DOCTYPE html><html>${body}${texts}</body></html>`, MANIFEST);
    expect(html).toBe(`<!DOCTYPE html><html>${body}<script>${inline.join(";")}</script></body></html>`);
    expect(scripts).toEqual([sha256(inline.join(";")), "'sha256-main'", "'strict-dynamic'"]);
    expect(strangers).toEqual([]);
    const smuggled = `<!DOCTYPE html><html>${body}<script>steal()</script>${texts}</body></html>`;
    expect(pageSources(smuggled, MANIFEST).scripts).toEqual(["'sha256-main'", "'strict-dynamic'"]);
  });

  it("needs no more room for a page with more data", () => {
    const long = page({ texts: [FIRST, ...Array.from({ length: 40 }, (_, index) => data(`${index}:x`))] });
    expect(pageSources(long, MANIFEST).scripts).toHaveLength(pageSources(page(), MANIFEST).scripts.length);
  });

  it("gives the scripts of the build their integrity, and a preload the same", () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
    const island = '<script src="/_next/static/chunks/island.js?dpl=7" async=""></script>';
    const { html, scripts } = pageSources(page({ head: preload + island }), MANIFEST);
    expect(html).toContain('href="/_next/static/chunks/main.js" integrity="sha256-main"/>');
    expect(html).toContain('<script src="/_next/static/chunks/island.js?dpl=7" async="" integrity="sha256-island">');
    expect(html).toContain('<script src="/_next/static/chunks/main.js" async="" integrity="sha256-main">');
    expect(scripts.filter((source) => !source.includes("sha256-"))).toEqual(["'strict-dynamic'"]);
    expect(scripts).toEqual(expect.arrayContaining(["'sha256-main'", "'sha256-island'"]));
  });

  it("leaves an integrity that Next wrote, and no room for a script that only old browsers load", () => {
    const old = '<script src="/_next/static/chunks/island.js" noModule="" integrity="sha256-island"></script>';
    const { html, scripts } = pageSources(page({ head: old }), MANIFEST);
    expect(html).toContain(old);
    expect(scripts).not.toContain("'sha256-island'");
  });

  it("takes a nonce out, which would be no secret in a page that is kept", () => {
    const rendered = page().replaceAll(/<script([^>]*)>/gu, '<script$1 nonce="abc">');
    expect(pageSources(rendered, MANIFEST)).toEqual(pageSources(page(), MANIFEST));
  });

  it("trusts the site's own files where the build told no integrity", () => {
    const { html, scripts } = pageSources(page(), null);
    expect(html).not.toContain("integrity");
    expect(scripts.slice(-1)).toEqual(["'self'"]);
  });

  it("names the page's style sheets", () => {
    const css = "#main p{color:red}@media (400px<=width){#main p{color:blue}}";
    expect(pageSources(page({ body: `<style>${css}</style>` }), MANIFEST).styles).toEqual([sha256(css)]);
  });

  it.each([
    ["an inline script", "<script>steal()</script>"],
    ["Next's own words in a script of the content", `<script>${data("1:a")}</script>`],
    [
      "one that has the id of Next's own",
      '<script id="_R_">(globalThis["a"] || (globalThis["a"] = [])).push({});</script>',
    ],
    ["a script of another host", '<script src="https://evil.example/_next/static/chunks/other.js"></script>'],
    ["a file that the build did not make", '<script src="/_next/static/chunks/gone.js"></script>'],
    ["one whose attribute looks like a source", '<script data-a=" src=">steal()</script>'],
    ["a module", '<script type="module">steal()</script>'],
  ])("does not allow %s within the tree, and says so", (_, element) => {
    const { html, scripts, strangers } = pageSources(page({ body: element }), MANIFEST);
    expect(scripts).toEqual(pageSources(page(), MANIFEST).scripts);
    expect(html).toContain(element);
    expect(strangers).toEqual([element.slice(0, element.indexOf("</script>") + 9).slice(0, 80)]);
  });

  it.each([
    ["code next to the call", 'self.__next_f.push([1,"a"]);steal()'],
    ["a call with code", "self.__next_f.push([steal()])"],
    ["another call", "steal([1])"],
  ])("allows no script at the end that holds %s", (_, text) => {
    const { scripts, strangers } = pageSources(page({ texts: [FIRST, text] }), MANIFEST);
    expect(scripts).toEqual(["'sha256-main'", "'strict-dynamic'"]);
    expect(strangers.length).toBeGreaterThan(0);
  });

  it("allows nothing inline where the document ends otherwise than Next ends it", () => {
    expect(pageSources(page({ end: "<p>more</p>" }), MANIFEST).scripts).toEqual(["'sha256-main'", "'strict-dynamic'"]);
  });

  it("knows a script of the site by its very text, and data by its type", () => {
    const text = "addEventListener('click',hold)\r\nend()";
    expect(allowInlineScript(text)).toBe(hashSource(text.replace("\r\n", "\n")));
    const body = `<script>${text}</script><script type="application/ld+json">{"a":1}</script>`;
    expect(pageSources(page({ body }), MANIFEST).strangers).toEqual([]);
    expect(pageSources(page({ body: `<script>${text} </script>` }), MANIFEST).strangers).toHaveLength(1);
  });
});

it("reads what the build says of its scripts, and knows nothing where it says nothing", () => {
  const folder = mkdtempSync(join(tmpdir(), "integrity-"));
  expect(readIntegrity(folder)).toBeNull();
  writeFileSync(join(folder, "subresource-integrity-manifest.json"), '{"static/a.js":"sha256-a"}');
  expect(readIntegrity(folder)).toEqual({ "static/a.js": "sha256-a" });
  rmSync(folder, { recursive: true });
});
