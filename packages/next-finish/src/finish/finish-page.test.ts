import { describe, expect, it, vi } from "vitest";
import { RUNTIME_LOADER } from "../start/loader.ts";
import { nextDocument, buildSettings, startMark } from "../testing/next-page.ts";
import { type BuiltFiles, type FinishedPage, finishPage } from "./finish-page.ts";
import type { ReadSheet } from "./page-styles.ts";
import { readStyleSheet } from "./style-sheet.ts";

const BODY = `${startMark("idle")}<p>Courses from $1 &amp; $&</p>`;

const noSheet = () => null;
const NOTHING: BuiltFiles = { readSheet: noSheet, islandFiles: () => [] };

const rendered = (at: number, price: string) => buildSettings({ visitor: { renderedAt: at }, price });

function finished(parts: Parameters<typeof nextDocument>[0] = {}, build: Partial<BuiltFiles> = {}): FinishedPage {
  const page = finishPage(nextDocument({ body: BODY, ...parts }), { ...NOTHING, ...build });
  if (page === null) throw new Error("The page is not finished.");
  return page;
}

describe("a finished page", () => {
  it("has none of Next's scripts and data, its own script in the head, a last one that waits for the styles, and all else as it was", () => {
    const { html, name } = finished();
    expect(html).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
        `<script data-start="idle" data-carry="hc checkout.ace.example" data-src="/_page-data/0.js" data-files="/_page-data/${name}.json /_next/static/islands/start.js">${RUNTIME_LOADER}</script>` +
        '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head>' +
        "<body><p>Courses from $1 &amp; $&</p><!--$--><!--/$--><script>0</script></body></html>",
    );
  });

  it("leaves what its browser is told of it to its file, and keeps other blocks of data", () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    const { html, data: file } = finished({ body: BODY + data + rendered(1000, "$99") });
    expect(JSON.parse(file)).toEqual({ page: { visitor: { renderedAt: 1000 }, price: "$99" }, islands: [] });
    expect(html).toContain(data);
    expect(html).not.toContain("$99");
  });

  it("goes by the same name as long as its file says the same, whenever it was rendered", () => {
    const named = (settings: string) => finished({ body: BODY + settings }).name;
    const first = named(rendered(1000, "$99"));
    expect(named(rendered(2000, "$99"))).toBe(first);
    expect(named(rendered(1000, "$79"))).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f]{16}$/u);
  });

  it("takes no nonce along", () => {
    expect(finished({ body: `${BODY}<style nonce="abc">p{}</style>` }).html).not.toContain("abc");
  });

  it("is a page that our script starts, whenever", () => {
    expect(finished({ body: startMark("eager") }).html).toContain('<script data-start="eager"');
    expect(finishPage(nextDocument(), NOTHING)).toBeNull();
  });
});

describe("the islands of a finished page", () => {
  const island = (name: string, props: string, inner: string) =>
    `<cw-island name="${name}" props="${props}">${inner}</cw-island>`;
  const later = (slot: number, inner: string) => `<template data-slot="${slot}">${inner}</template>`;
  const readIslands = (body: string) => {
    const { html, data } = finished({ body: BODY + body });
    const [main = ""] = /<\/p>(?<main>.*)<!--\$-->/su.exec(html)?.slice(1) ?? [];
    return { main, islands: (JSON.parse(data) as { islands: unknown }).islands };
  };

  it("have their places there, and their props in the file", () => {
    const body = island("Tabs", "{&quot;a&quot;:&quot;&lt;b&gt; &amp;amp; &#x27;&quot;}", "<p>One</p>");
    expect(readIslands(body)).toEqual({
      main: '<cw-island name="Tabs" p="0"><p>One</p></cw-island>',
      islands: [{ props: { a: "<b> &amp; '" } }],
    });
  });

  it("may stand within one another, and start when they say", () => {
    const inner = '<cw-island name="CurrentOffer" when="changed" props="{}">$99</cw-island>';
    expect(readIslands(island("Film", "{}", inner)).main).toBe(
      '<cw-island name="Film" p="0"><cw-island name="CurrentOffer" when="changed" p="1">$99</cw-island></cw-island>',
    );
  });

  it("leave what they do not show at first to the file, with the islands in it, but no template of anybody else's", () => {
    const bar = island("StickyBar", "{}", `<b></b>${later(0, island("CurrentOffer", "{}", "$99"))}${later(2, "More")}`);
    const other = '<template data-left-out=""></template>';
    expect(readIslands(bar + other)).toEqual({
      main: `<cw-island name="StickyBar" p="0"><b></b></cw-island>${other}`,
      islands: [
        { props: {}, later: { 0: '<cw-island name="CurrentOffer" p="1">$99</cw-island>', 2: "More" } },
        { props: {} },
      ],
    });
  });

  it("have the code named that a changed price needs, beyond what the page asks for in any case", () => {
    const islandFiles = (names: readonly string[]) => names.flatMap((name) => ["/react.js", `/${name}.js`]);
    const price = '<cw-island name="CurrentOffer" when="changed" props="{}">$99</cw-island>';
    const readParts = (body: string) =>
      / data-files="[^ ]+ (?<files>[^"]*)"(?: data-changed="(?<changed>[^"]*)")?/u.exec(
        finished({ body: BODY + body }, { islandFiles }).html,
      )?.groups;
    expect(readParts(price)).toMatchObject({
      files: "/_next/static/islands/start.js",
      changed: "/react.js /CurrentOffer.js",
    });
    expect(readParts(price + island("Tabs", "{}", ""))).toMatchObject({
      files: "/_next/static/islands/start.js /react.js /Tabs.js",
      changed: "/CurrentOffer.js",
    });
  });

  it("have the code named that all need which wait to be used, to be asked for at the first touch", () => {
    const islandFiles = (names: readonly string[]) => [
      ...new Set(names.flatMap((name) => ["/react.js", `/${name}.js`])),
    ];
    const used = (name: string) => `<cw-island name="${name}" when="used" props="{}">${name}</cw-island>`;
    const { html } = finished({ body: BODY + used("Tabs") + used("Carousel") + used("Tabs") }, { islandFiles });
    expect(html).toContain(' data-used="/react.js"');
  });

  it("have their code asked for with the page's file, each once", () => {
    const islandFiles = vi.fn((names: readonly string[]) => names.map((name) => `/_next/static/islands/${name}.js`));
    const body = BODY + island("Tabs", "{}", "") + island("Film", "{}", "") + island("Tabs", "{}", "");
    expect(finished({ body }, { islandFiles }).html).toContain(
      'start.js /_next/static/islands/Tabs.js /_next/static/islands/Film.js"',
    );
    expect(islandFiles).toHaveBeenCalledExactlyOnceWith(["Tabs", "Film"]);
  });
});

describe("the styles of a finished page", () => {
  const sheet = readStyleSheet("p{top:0}.gone{top:0}");
  const readSheet: ReadSheet = (file) => (file === "a.css" ? sheet : null);
  const listLinks = (html: string) => [...html.matchAll(/<link rel="stylesheet"[^<>']*>/gu)].map(([link]) => link);

  it("are its own, which the loader links, or without script the page, and the loader knows the whole sheet", () => {
    const { html, styles } = finished({}, { readSheet });
    expect(styles).toEqual({ name: expect.stringMatching(/^[0-9a-f]{16}$/u), css: "p{top:0}" });
    const own = `/_page-data/${styles?.name}-a.css`;
    expect(html).toContain(
      ` data-own="${own}" data-sheet="/_next/static/chunks/a.css">${RUNTIME_LOADER}</script><noscript>`,
    );
    expect(listLinks(html)).toEqual([`<link rel="stylesheet" href="${own}"/>`]);
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
      finished({ body: "<p>Once</p>" + BODY + rendered(at, "$99") }, { readSheet: read }),
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
    expect(listLinks(html)[0]).toBe(
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    );
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
