import { expect, it, vi } from "vitest";
import { nextDocument, startMark } from "@courseway/next-finish/testing/next-page";
import { RUNTIME_LOADER, STYLES_AWAITED, RUNTIME_STARTER } from "@courseway/next-finish/start";
import { readStyleSheet } from "@courseway/next-finish";
import { allowInlineScript } from "@courseway/next-finish/policy";
import { preparePage } from "./prepare-page.ts";

const render = (html = nextDocument()) => ({ kind: "APP_PAGE", html, headers: { "x-next-cache-tags": "a" } });
const asked = nextDocument({ body: `${startMark("idle")}<p>a</p>` });

const MANIFEST = Object.fromEntries(
  ["runtime", "page", "main", "old"].map((name) => [`static/chunks/${name}.js`, `sha256-${name}`]),
);

function prepare(page: ReturnType<typeof render>) {
  const report = vi.fn();
  const keepData = vi.fn();
  const readSheet = () => readStyleSheet("p{top:0}.gone{top:0}");
  preparePage(page, {
    key: "/a",
    life: { seconds: 60, until: 1_795_348_800_000 },
    cdn: { "surrogate-key": "ace ace/home" },
    manifest: MANIFEST,
    readSheet,
    islandFiles: () => [],
    report,
    keepData,
  });
  return { report, keepData };
}

it("writes a page's sources and its next change into the very value that Next sends its first visitor", () => {
  const page = render();
  prepare(page);
  expect(page.headers).toMatchObject({
    "x-next-cache-tags": "a",
    "x-courseway-page-scripts": expect.stringMatching(/^(?:'sha256-\S+' ){5}'strict-dynamic'$/u),
    "x-courseway-page-styles": "",
    "x-courseway-page-life": "60 1795348800000",
    "surrogate-key": "ace ace/home",
  });
});

it("finishes a page that asks for it, in that very value, and keeps its data and its styles under the names in the page", () => {
  allowInlineScript(RUNTIME_LOADER);
  allowInlineScript(STYLES_AWAITED);
  const rendered = render(asked);
  const page = { ...rendered, headers: { ...rendered.headers, link: "</a.css>; rel=preload" } };
  const { keepData, report } = prepare(page);
  expect(page.headers.link).toBeUndefined();
  const [name, data] = keepData.mock.calls[0] ?? [];
  expect(page.html).toContain(`data-files="/_page-data/${name}.json /_next/`);
  expect(page.html).not.toContain("__next_f");
  expect(JSON.parse(String(data))).toEqual({ page: null, islands: [] });
  // Any replica may be asked for it, also after a restart.
  expect(keepData).toHaveBeenCalledWith(RUNTIME_STARTER.name, RUNTIME_STARTER.text);
  const [styles, css] = keepData.mock.calls.at(-1) ?? [];
  expect(page.html).toContain(`<link rel="stylesheet" href="/_page-data/${styles}-a.css"/>`);
  expect(css).toBe("p{top:0}");
  // What the loader brings is trusted by the loader's own hash, which every policy has.
  expect(page.headers).toMatchObject({ "x-courseway-page-scripts": "'strict-dynamic'" });
  expect(report).not.toHaveBeenCalled();
});

it("leaves a page alone that comes again", () => {
  const page = render(asked);
  prepare(page);
  const once = structuredClone(page);
  const { keepData, report } = prepare(page);
  expect(page).toEqual(once);
  expect([keepData.mock.calls, report.mock.calls]).toEqual([[], []]);
});

it("reports a script that is none of the site's", () => {
  const { report } = prepare(render(nextDocument({ body: "<script>steal()</script><p>a</p>" })));
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ level: "warn", message: expect.stringContaining("<script>steal()</script>") }),
  );
});
