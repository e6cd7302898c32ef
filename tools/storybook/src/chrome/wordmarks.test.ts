import { expect, it } from "vitest";
import { footers } from "./brand-chrome.ts";

const FILES = import.meta.glob<string>("../../../../apps/*/chrome/wordmark.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const THEMES = import.meta.glob<string>("../../../../packages/ui/src/themes/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each([...footers.keys()])("the wordmark of %s is drawn in outlines, in the theme's colors and its link's", (name) => {
  const file = FILES[`../../../../apps/${name}/chrome/wordmark.svg`] ?? "";
  expect(file).toMatch(/<symbol id="mark" viewBox="[^"]+ 175 38" preserveAspectRatio="xMinYMid">.*<\/symbol>/su);
  // A visitor's own font and text spacing would change text; what else is named here does not reach a `use`.
  expect(file.match(/<(?:text|style|image|script|linearGradient|radialGradient)\b|url\(/gu)).toBeNull();
  const colors = [...file.matchAll(/(?:fill|stroke|color)="([^"]*)"/gu)].map(([, color = ""]) => color);
  expect(colors).toContain("currentColor");
  const theme = THEMES[`../../../../packages/ui/src/themes/${name}.css`] ?? "";
  const known = [...theme.matchAll(/^ {2}(--cw-[\w-]+):/gmu)].map(([, property]) => `var(${property})`);
  const free = new Set(["none", "currentColor", "var(--cw-action)", "var(--cw-on-action)", ...known]);
  expect(colors.filter((color) => !free.has(color))).toEqual([]);
});
