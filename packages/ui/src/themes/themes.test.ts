// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast, themeColors } from "../testing/contrast.ts";
import { THEME_COLORS } from "./theme-colors.ts";

const BRANDS = globSync("*.css", { cwd: import.meta.dirname }).map((file) => basename(file, ".css"));

const TEXT = 4.5;
/** Large text, controls, and drawings that carry meaning. */
const GRAPHIC = 3;

const PAPERS = ["paper", "ground"] as const;
const DEEPS = ["deep", "deep-soft"] as const;

const pairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ...[...PAPERS, "accent-soft"].flatMap((ground) => [
    ["ink", ground, TEXT] as const,
    ["ink-quiet", ground, TEXT] as const,
    ["accent-text", ground, TEXT] as const,
    ["accent-strong", ground, TEXT] as const,
    ["accent", ground, GRAPHIC] as const,
    ["danger", ground, TEXT] as const,
    ["star", ground, GRAPHIC] as const,
  ]),
  ...PAPERS.flatMap((ground) => [["control", ground, GRAPHIC] as const, ["save", ground, GRAPHIC] as const]),
  ["on-accent", "accent", TEXT],
  ["on-accent", "accent-strong", TEXT],
  ["on-save", "save", TEXT],
  ...DEEPS.flatMap((ground) => [
    ["on-deep", ground, TEXT] as const,
    ["on-deep-quiet", ground, TEXT] as const,
    ["deep-accent", ground, TEXT] as const,
    ["deep-accent-strong", ground, TEXT] as const,
    ["deep-danger", ground, TEXT] as const,
    ["deep-control", ground, GRAPHIC] as const,
    ["deep-star", ground, GRAPHIC] as const,
  ]),
  ["on-deep-accent", "deep-accent", TEXT],
  ["on-deep-accent", "deep-accent-strong", TEXT],
  ["spark", "deep", GRAPHIC],
];

const read = (brand: string) => readFileSync(join(import.meta.dirname, `${brand}.css`), "utf8");

describe.each(BRANDS)("the theme of %s", (brand) => {
  const colors = themeColors(read(brand));

  test.each(pairs)("%s on %s reaches %d : 1", (text, ground, least) => {
    const [one, other] = [colors.get(text), colors.get(ground)];
    expect(one, `--cw-${text}`).toBeDefined();
    expect(other, `--cw-${ground}`).toBeDefined();
    expect(contrast(one ?? "#000000", other ?? "#000000")).toBeGreaterThanOrEqual(least);
  });

  test("tints the browser's own bars with its deep ground", () => {
    expect(THEME_COLORS[brand]).toBe(colors.get("deep"));
  });

  test("says every token that the first theme says", () => {
    const names = (css: string) =>
      [...css.matchAll(/--cw-(?!eyebrow-(?:ground|ink|pad)|em-mark|badge-radius|price-figures)[\w-]+(?=:)/g)]
        .map(String)
        .sort();
    expect(names(read(brand))).toEqual(names(read("aarp")));
  });
});

test("the badge above a heading of dec can be read", () => {
  const colors = themeColors(read("dec"));
  expect(contrast(colors.get("deep") ?? "", colors.get("spark") ?? "")).toBeGreaterThanOrEqual(TEXT);
});
