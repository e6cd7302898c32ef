import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import * as claims from "./claims/index.ts";
import * as conformance from "./conforms/index.ts";
import * as pricing from "./index.ts";
import * as locale from "./locale/index.ts";
import * as arbitraries from "./test-kit/arbitraries.ts";
import * as testKit from "./test-kit/index.ts";
import * as texts from "./texts/index.ts";

/** Bundles source as a visitor's browser gets it. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
    alias: {
      "@courseway/pricing/texts": `${import.meta.dirname}/texts/index.ts`,
      "@courseway/pricing/locale": `${import.meta.dirname}/locale/index.ts`,
      "@courseway/pricing/claims": `${import.meta.dirname}/claims/index.ts`,
      "@courseway/pricing/conforms": `${import.meta.dirname}/conforms/index.ts`,
      "@courseway/pricing/vectors.json": `${import.meta.dirname}/../vectors.json`,
      "@courseway/pricing": `${import.meta.dirname}/index.ts`,
    },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2023",
    write: false,
    logLevel: "error",
  });
  return outputFiles.map(({ text }) => text).join("");
}

describe("the package", () => {
  it("exports these names and no others", () => {
    expect(Object.keys(pricing).toSorted()).toEqual([
      "COUNTDOWN_STEP_MS",
      "COURSE_TYPES",
      "DURATIONS",
      "NO_OPTIONS",
      "PRODUCT_TYPES",
      "bundleStates",
      "cents",
      "chooseCourseType",
      "chooseDelivery",
      "chooseDuration",
      "chooseStates",
      "chooseStudyState",
      "countdownFrames",
      "createBundle",
      "createQuote",
      "createStudyPlan",
      "describePrice",
      "explainPrice",
      "fillPricePlaceholders",
      "formatPrice",
      "formatTotal",
      "isPricedEntry",
      "mentionsPrice",
      "percentOff",
      "quoteFromPrice",
      "quoteFromPriceSet",
      "repriceBundle",
      "roundCents",
      "studyPlanPriceSets",
      "toCents",
      "toggleProduct",
      "toggleState",
    ]);
  });

  it("has the words of the two builders and of explanations apart", () => {
    expect(Object.keys(texts).toSorted()).toEqual(["BUNDLE_TEXTS", "PRICE_TEXTS", "STUDY_PLAN_TEXTS"]);
  });

  it("writes prices of other locales and languages apart", () => {
    expect(Object.keys(locale).toSorted()).toEqual([
      "PRICE_WORDS",
      "describePriceIn",
      "formatPriceIn",
      "formatTotalIn",
    ]);
  });

  it("runs vectors by one function", () => {
    expect(Object.keys(conformance)).toEqual(["conforms"]);
  });

  it("has builders, a fake commerce and arbitraries for tests", () => {
    expect(Object.keys(testKit).toSorted()).toEqual([
      "COMMERCE_FAULTS",
      "aPriceSet",
      "aQuote",
      "anAnswer",
      "fakeCommerce",
    ]);
    expect(Object.keys(arbitraries).toSorted()).toEqual(["amounts", "pricedSets", "quotes"]);
  });

  it("has the ledger of claims apart, which knows no clock either", async () => {
    expect(Object.keys(claims).toSorted()).toEqual([
      "SIGHTING_MS",
      "buildClaim",
      "claimHolds",
      "claimsAt",
      "joinSpans",
      "ledgerLines",
      "ledgerRows",
      "ledgerText",
      "numberedText",
      "readLedger",
      "readLedgers",
      "sightingEnd",
      "toAsked",
    ]);
    expect(await bundle('export * from "./claims/index.ts"')).not.toMatch(/\bDate\b|\bfetch\b|process|Math\.random/);
  });

  it("costs nothing where nothing of it is used", async () => {
    expect(await bundle('import "./index.ts"')).toBe("");
  });

  it("reads no clock, network, environment, randomness or page", async () => {
    expect(await bundle('export * from "./index.ts"')).not.toMatch(
      /\bDate\b|\bfetch\b|process|Math\.random|window|document/,
    );
  });
});

describe("the README", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const usages = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = ""]) => code);

  it("has a usage for each part", () => {
    expect(usages).toHaveLength(7);
  });

  it.each(usages.map((code, index) => [index + 1, code] as const))(
    "prints what it says in usage %i",
    async (_, code) => {
      const promised = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, text]) => text);
      const module = await bundle(`export const said = []; const say = (...all) => said.push(all.map(String).join(" "));
      ${code.replaceAll("console.log(", "say(")}`);
      const { said }: { said: string[] } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
      expect(said).toEqual(promised);
    },
  );

  it("names every export", () => {
    expect(
      Object.keys({ ...pricing, ...texts, ...conformance, ...locale, ...testKit, ...arbitraries, ...claims }).filter(
        (name) => !readme.includes(name),
      ),
    ).toEqual([]);
  });
});
