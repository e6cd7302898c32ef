import { create, type Font } from "fontkit";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { brandNames, root } from "../local/places.ts";
import { CHARACTERS } from "./cut-face.ts";
import { facesOf, fileOf, fontsOf } from "./faces.ts";

/** Bytes of fonts that a page may load. */
const BUDGET = 45 * 1024;

const fontAt = (path: string): Font => {
  const font = create(readFileSync(path));
  if ("fonts" in font) throw new Error(`${path} holds several fonts.`);
  return font;
};

const textOf = (patterns: string[]): string =>
  globSync(patterns, { cwd: root, exclude: (name) => name.includes("node_modules") || name.includes(".test.") })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("");

/** What the parts of every page say. */
const PARTS = textOf(["packages/{ui,blocks,storefront,brand,pricing,visitor}/src/**/*.{ts,tsx,css}"]);

describe.each(brandNames)("the fonts of %s", (brand) => {
  const folder = fontsOf(brand);
  const faces = facesOf(brand).map((face) => ({ face, file: join(folder, fileOf(face)) }));
  const app = join(folder, "..");
  const css = readFileSync(join(app, "app/fonts.css"), "utf8");

  test("weigh at most 45 KB, and are all that its style sheet names and its pages preload", () => {
    const bytes = faces.reduce((sum, { file }) => sum + readFileSync(file).length, 0);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
    const layout = readFileSync(join(app, "app/layout.tsx"), "utf8");
    const namedIn = (text: string) => [...text.matchAll(/[\w-]+\.woff2/gu)].map(String);
    const files = faces.map(({ file }) => basename(file));
    expect(namedIn(css).toSorted()).toEqual(files.toSorted());
    expect(namedIn(layout).toSorted()).toEqual(files.toSorted());
  });

  test("have every character of its pages that their sources have", () => {
    const content = textOf([`tools/sandbox/content/${brand}/**/*.yaml`, `apps/${brand}/{chrome,menu,.}/*.{ts,tsx}`]);
    const written = new Set([...CHARACTERS, ...content, ...PARTS].map((one) => one.codePointAt(0) ?? 0));
    const require = createRequire(join(app, "package.json"));
    for (const { face, file } of faces) {
      const name = `${face.source}-latin-wght-normal.woff2`;
      const source = fontAt(require.resolve(`@fontsource-variable/${face.source}/files/${name}`));
      const [has, had] = [new Set(fontAt(file).characterSet), new Set(source.characterSet)];
      const lost = [...written].filter((one) => had.has(one) && !has.has(one) && one >= 0x20);
      const said = lost.map((one) => `${face.source}: ${String.fromCodePoint(one)}`);
      expect(said).toEqual([]);
      const common = [..."aZ0$éñü©®™½°·•–—‘’“”…€"];
      expect(common.filter((one) => !has.has(one.codePointAt(0) ?? 0))).toEqual([]);
    }
  });

  test("have the weights in which its theme sets headings, prices and texts", () => {
    const theme = readFileSync(join(root, "packages/ui/src/themes", `${brand}.css`), "utf8");
    const weightOf = (part: string) => Number(new RegExp(`--cw-${part}-weight: (\\d+);`, "u").exec(theme)?.[1]);
    const isIn = (weight: number, range: number | readonly [number, number]) =>
      typeof range === "number" ? weight === range : weight >= range[0] && weight <= range[1];
    const head = faces[0]?.face.weight ?? 0;
    const text = faces.at(-1)?.face.weight ?? 0;
    expect([weightOf("head"), weightOf("price")].filter((weight) => !isIn(weight, head))).toEqual([]);
    expect([400, 600, 700, weightOf("button")].filter((weight) => !isIn(weight, text))).toEqual([]);
    for (const { face, file } of faces) {
      const { min, max } = fontAt(file).variationAxes["wght"] ?? {};
      expect([min, max]).toEqual(typeof face.weight === "number" ? [undefined, undefined] : face.weight);
    }
  });
});
