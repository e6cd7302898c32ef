import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "../local/paths.ts";

const sources = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\./u.test(file),
);

/** A package is built file by file, and some disks do not distinguish `Column.js` from `column.js`. */
it("no two files of a package are built into names that differ in case alone", () => {
  const byName = Map.groupBy(sources, (file) => file.replace(/\.tsx?$/u, "").toLowerCase());
  expect(sources.length).toBeGreaterThan(500);
  expect([...byName.values()].filter((files) => files.length > 1)).toEqual([]);
});
