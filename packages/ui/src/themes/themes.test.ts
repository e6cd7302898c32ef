import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast, themeColors } from "../testing/contrast.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { THEME_COLORS } from "./theme-colors.ts";

const BRANDS = globSync("*.css", { cwd: import.meta.dirname }).map((file) => basename(file, ".css"));

const read = (brand: string) => readFileSync(join(import.meta.dirname, `${brand}.css`), "utf8");

describe.each(BRANDS)("the theme of %s", (brand) => {
  const colors = themeColors(read(brand));

  test("gives every pair of text and ground the contrast that it needs", () => {
    const tooLow = contrastPairs.flatMap(([text, ground, least]) => {
      const [one, other] = [colors.get(text), colors.get(ground)];
      if (one === undefined || other === undefined) return [`${text} on ${ground}: a color is missing`];
      const ratio = contrast(one, other);
      return ratio < least ? [`${text} on ${ground}: ${ratio.toFixed(2)} of ${least}`] : [];
    });
    expect(tooLow).toEqual([]);
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
  expect(contrast(colors.get("deep") ?? "", colors.get("spark") ?? "")).toBeGreaterThanOrEqual(4.5);
});
