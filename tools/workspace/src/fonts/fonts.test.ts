import { create, type Font } from "fontkit";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { brandNames, root } from "../local/paths.ts";
import { COMMON_CHARACTERS, EXTENDED_CHARACTERS, unicodeRange } from "./characters.ts";
import { readFaces, listFaceFiles, getFontsFolder } from "./faces.ts";

/** The maximum bytes of fonts for a normal page, and for a page with rare letters. */
const [BUDGET, EXTENDED_BUDGET] = [30 * 1024, 45 * 1024];

const fontAt = (path: string): Font => {
  const font = create(readFileSync(path));
  if ("fonts" in font) throw new Error(`${path} holds several fonts.`);
  return font;
};

const readText = (patterns: string[]): string =>
  globSync(patterns, { cwd: root, exclude: (name) => name.includes("node_modules") || name.includes(".test.") })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("");

/** The texts of the parts that all pages use. */
const PARTS = readText(["packages/{ui,blocks,storefront,brand,pricing,visitor}/src/**/*.{ts,tsx,css}"]);

describe.each(brandNames)("the fonts of %s", (brand) => {
  const folder = getFontsFolder(brand);
  const faces = readFaces(brand).map((face) => {
    const [common, extended] = listFaceFiles(face).map(({ name }) => join(folder, name));
    return { face, common: common ?? "", extended: extended ?? "" };
  });
  const app = join(folder, "..");
  const css = readFileSync(join(app, "app/fonts.css"), "utf8");

  test("weigh at most 30 KB, 45 KB for rare letters, and are all that its style sheet names and its pages preload", () => {
    const bytes = (files: readonly string[]) => files.reduce((sum, file) => sum + readFileSync(file).length, 0);
    const [common, extended] = [faces.map((face) => face.common), faces.map((face) => face.extended)];
    expect(bytes(common)).toBeLessThanOrEqual(BUDGET);
    expect(bytes([...common, ...extended])).toBeLessThanOrEqual(EXTENDED_BUDGET);
    const layout = readFileSync(join(app, "app/layout.tsx"), "utf8");
    const namedIn = (text: string) => [...text.matchAll(/[\w-]+\.woff2/gu)].map(String).toSorted();
    const names = (files: readonly string[]) => files.map((file) => basename(file)).toSorted();
    expect(namedIn(css)).toEqual(names([...common, ...extended]));
    expect(namedIn(layout)).toEqual(names(common));
  });

  test("load the files of rare letters for the letters that only they have", () => {
    const stated = [...css.matchAll(/@font-face \{[^}]*\}/gu)].map(([face]) => face);
    for (const { extended } of faces) {
      const face = stated.find((one) => one.includes(basename(extended))) ?? "";
      const range = /unicode-range:(?<range>[^;]+);/u.exec(face)?.groups?.["range"] ?? "";
      expect(range.trim().replaceAll(/\s+/gu, " ")).toBe(unicodeRange(EXTENDED_CHARACTERS));
    }
    const shared = new Set(COMMON_CHARACTERS);
    expect([...EXTENDED_CHARACTERS].filter((one) => shared.has(one))).toEqual([]);
  });

  test("have every character of its pages that their sources have, and that of every page in the one that all load", () => {
    const content = readText([`tools/sandbox/content/${brand}/**/*.yaml`, `apps/${brand}/{chrome,menu,.}/*.{ts,tsx}`]);
    const require = createRequire(join(app, "package.json"));
    const codes = (text: string): readonly number[] => [...new Set(text)].map((one) => one.codePointAt(0) ?? 0);
    const usual = codes(COMMON_CHARACTERS + PARTS);
    const written = codes(EXTENDED_CHARACTERS + content);
    for (const { face, common, extended } of faces) {
      const name = `${face.source}-latin-wght-normal.woff2`;
      const had = new Set(fontAt(require.resolve(`@fontsource-variable/${face.source}/files/${name}`)).characterSet);
      const has = new Set(fontAt(common).characterSet);
      const all = new Set([...has, ...fontAt(extended).characterSet]);
      const lost = [...usual.filter((one) => !has.has(one)), ...written.filter((one) => !all.has(one))];
      const missing = lost
        .filter((one) => had.has(one) && one >= 0x20)
        .map((one) => `${face.source}: ${String.fromCodePoint(one)}`);
      expect(missing).toEqual([]);
      expect(codes("aZ0$éñ©®™½°·•–—‘’“”…").filter((one) => !has.has(one))).toEqual([]);
    }
  });

  test("have the weights in which its theme sets headings, prices and texts", () => {
    const theme = readFileSync(join(root, "packages/ui/src/themes", `${brand}.css`), "utf8");
    const findWeight = (part: string) => Number(new RegExp(`--cw-${part}-weight: (\\d+);`, "u").exec(theme)?.[1]);
    const isIn = (weight: number, range: number | readonly [number, number]) =>
      typeof range === "number" ? weight === range : weight >= range[0] && weight <= range[1];
    const head = faces[0]?.face.weight ?? 0;
    const text = faces.at(-1)?.face.weight ?? 0;
    expect([findWeight("head"), findWeight("price")].filter((weight) => !isIn(weight, head))).toEqual([]);
    expect([400, 600, 700, findWeight("button")].filter((weight) => !isIn(weight, text))).toEqual([]);
    for (const { face, common, extended } of faces)
      for (const file of [common, extended]) {
        const { min, max } = fontAt(file).variationAxes["wght"] ?? {};
        expect([min, max]).toEqual(typeof face.weight === "number" ? [undefined, undefined] : face.weight);
      }
  });
});
