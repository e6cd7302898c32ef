import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../local/paths.ts";
import { unknownProperties } from "./custom-properties.ts";

const sources = (texts: Record<string, string>) => new Map(Object.entries(texts));

it("names the file and the custom property that nothing declares", () => {
  const css = "a { color: var(--cw-does-not-exist); margin: var(--cw-space-1, 4px); } /* --cw-does-not-exist: red */";
  expect(unknownProperties(sources({ "a.css": css, "b.css": ":root { --cw-space-1: 4px; }" }))).toEqual([
    { file: "a.css", name: "--cw-does-not-exist" },
  ]);
});

it("takes a style object's key and a font's variable for declarations", () => {
  const texts = {
    "a.css": "a { width: var(--cw-width); font-family: var(--cw-family-text); }",
    "A.tsx": `style={{ "--cw-width": "1px" }}; localFont({ variable: "--cw-family-text" })`,
  };
  expect(unknownProperties(sources(texts))).toEqual([]);
});

it("every custom property that the workspace's styles and components use is declared in one of them", () => {
  const files = globSync("{packages/*/src,apps,tools/storybook}/**/*.{css,ts,tsx}", {
    cwd: root,
    exclude: (name) =>
      /(?:^|\/)(?:node_modules|\.next|dist|generated|storybook-static)(?:\/|$)|\.test\.tsx?$/u.test(name),
  });
  expect(files.filter((file) => file.endsWith(".css")).length).toBeGreaterThan(20);
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  expect(unknownProperties(texts)).toEqual([]);
});
