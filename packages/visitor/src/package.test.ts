import { build } from "esbuild";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import * as visitor from "./index.ts";
import * as events from "./events/index.ts";
import * as offers from "./offers/index.ts";
import * as react from "./react/index.ts";
import * as scripts from "./scripts/index.ts";
import * as testing from "./test-browser.ts";

test.each([
  [
    "main",
    visitor,
    [
      "LOCATION_PATH",
      "anonymousId",
      "chooseState",
      "closeExitIntent",
      "cookieValue",
      "createAnonymousVisitor",
      "createVisitorStore",
      "dismissBanner",
      "memoryStorage",
      "minimizeEmailCapture",
      "pageBrowser",
      "pageSiteData",
      "rememberEmailedCoupon",
      "saveConsent",
      "visitorDetails",
      "wasExitIntentClosed",
    ],
  ],
  ["events", events, ["emitEvent", "receiveEvents"]],
  ["scripts", scripts, ["loadScript", "mayShare"]],
  [
    "offers",
    offers,
    [
      "NO_OFFERS",
      "activeOffers",
      "boundaries",
      "noPromotions",
      "offerCodes",
      "offerRules",
      "pagePromotions",
      "sourcesAt",
    ],
  ],
  [
    "react",
    react,
    [
      "VisitorProvider",
      "pageVisitor",
      "setPageVisitor",
      "useAlarm",
      "useLocatedState",
      "useVisitor",
      "useVisitorState",
      "useVisitorStore",
    ],
  ],
  ["testing", testing, ["TEST_POLICY", "TestBrowser", "testSettings"]],
])("the %s entry exports these names and no others", (_, entry, names) => {
  expect(Object.keys(entry).toSorted()).toEqual(names);
});

test("what is built is what the workspace has", () => {
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
});

async function gzipped(entry: string, external: readonly string[] = []): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    external: ["react", "react/jsx-runtime", ...external],
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

test("costs every page at most 2 KB, 3.1 KB more once it is usable, or earlier where a visitor brings something, and 2.3 KB of rules for those alone", async () => {
  expect(await gzipped("react/index.ts", ["./details/index.ts", "./offers/rules.ts"])).toBeLessThanOrEqual(2 * 1024);
  expect(await gzipped("details/index.ts", ["../offers/rules.ts"])).toBeLessThanOrEqual(3.1 * 1024);
  expect(await gzipped("offers/rules.ts")).toBeLessThanOrEqual(2.3 * 1024);
});

test("createAnonymousVisitor but this package's site data touches the page's cookies or storage", () => {
  const packages = join(import.meta.dirname, "../..");
  const touching = globSync("*/src/**/*.{ts,tsx}", { cwd: packages })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file))
    .filter((file) =>
      /document\.cookie|localStorage|sessionStorage|js-cookie/.test(readFileSync(join(packages, file), "utf8")),
    );

  expect(touching.toSorted()).toEqual([
    // For an app that is no storefront, and has no visitor of this package's.
    "coupons/src/react/sources.ts",
    // Remembers that the whole style sheet is there.
    "next-finish/src/browser/page-files.ts",
    // Run before any module: whether a cookie or the whole style sheet is there, and an emailed coupon.
    "next-finish/src/start/carry-query.ts",
    "next-finish/src/start/loader.ts",
    "next-finish/src/start/starter.ts",
    // Looks whether a cookie may be there.
    "visitor/src/browser.ts",
    "visitor/src/details/site-data.ts",
  ]);
});
