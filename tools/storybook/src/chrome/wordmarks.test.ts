import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { footers } from "./brand-chrome.ts";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../../../..", path), "utf8");

it.each([...footers.keys()])(
  "the wordmark of %s is drawn in outlines, in the theme's colors and its link's",
  (name) => {
    const file = read(`apps/${name}/chrome/wordmark.svg`);
    expect(file).toMatch(/<symbol id="mark" viewBox="[^"]+ 175 38" preserveAspectRatio="xMinYMid">.*<\/symbol>/su);
    // A visitor's own font and text spacing would change text; browsers differ in what they take of the rest.
    expect(file.match(/<(?:text|style|image|script|linearGradient|radialGradient)\b|url\(/gu)).toBeNull();
    const colors = [...file.matchAll(/(?:fill|stroke|color)="([^"]*)"/gu)].map(([, color = ""]) => color);
    expect(colors).toContain("currentColor");
    const variables = read(`packages/ui/src/themes/${name}.css`) + read("packages/ui/src/styles/grounds.css");
    const known = [...variables.matchAll(/^ +(--cw-[\w-]+):/gmu)].map(([, variable]) => `var(${variable})`);
    const free = new Set(["none", "currentColor", ...known]);
    expect(colors.filter((color) => !free.has(color))).toEqual([]);
  },
);
