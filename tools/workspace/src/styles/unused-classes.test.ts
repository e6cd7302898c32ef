import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../local/paths.ts";
import { unusedClasses } from "./unused-classes.ts";

it("names a class that is styled and written nowhere, and overlooks comments, numbers and files", () => {
  const css = "/* .cw-old {} */ .cw-card:hover > .cw-gone { inset: .5rem; background: url(a.png) } .cw-card{}";
  expect(unusedClasses(new Map([["a.css", css]]), ['<p className="cw-card">'])).toEqual([
    { file: "a.css", name: "cw-gone" },
  ]);
});

/** Classes that HubSpot's own script writes into its form. */
const VENDOR = /^(?:hs-|submitted-message$)/u;

it("no style sheet of a site has a class that neither a component nor content writes", () => {
  const read = (patterns: string[]) =>
    globSync(patterns, {
      cwd: root,
      exclude: (name) => /(?:^|\/)(?:node_modules|\.next|dist)(?:\/|$)|\.(?:test|stories)\.tsx?$/u.test(name),
    }).map((file): [string, string] => [file, readFileSync(join(root, file), "utf8")]);
  const sheets = new Map(read(["packages/*/src/**/*.css", "apps/*/{app,chrome}/**/*.css"]));
  const sources = read(["packages/*/src/**/*.{ts,tsx}", "apps/*/**/*.{ts,tsx}", "tools/sandbox/content/**/*.yaml"]);
  expect(sheets.size).toBeGreaterThan(40);
  const unused = unusedClasses(
    sheets,
    sources.map(([, text]) => text),
  );
  expect(unused.filter(({ name }) => !VENDOR.test(name))).toEqual([]);
});
