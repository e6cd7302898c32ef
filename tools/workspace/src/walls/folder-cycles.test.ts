import { globSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { folderCycles, folderGraph } from "./folder-cycles.ts";

const root = join(import.meta.dirname, "../../../..");

function writePackage(files: Readonly<Record<string, string>>): string {
  const src = mkdtempSync(join(tmpdir(), "folders-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, file)), { recursive: true });
    writeFileSync(join(src, file), text);
  }
  return src;
}

it("finds folders that import each other, types and lazy imports included, and says through which files", () => {
  const src = writePackage({
    "a/one.ts": 'import type { Two } from "../b/two.ts";',
    "b/two.ts": 'export const three = () => import("../c/three.ts");',
    "c/three.ts": 'export { one } from "../a/one.ts";',
    "d/four.ts": 'import "../a/one.ts";',
  });
  const cycles = folderCycles(folderGraph(src));
  expect(new Set(cycles.map((cycle) => cycle[0]))).toEqual(new Set(["a", "b", "c"]));
  expect(cycles).toContain("a: a/one.ts imports b/two.ts, b/two.ts imports c/three.ts, c/three.ts imports a/one.ts");
});

it("lets the entry import every folder, folders import files beside it, and tests import what they like", () => {
  const src = writePackage({
    "index.ts": 'export * from "./a/one.ts";',
    "a/one.ts": 'import "../shared.ts";',
    "a/one.test.ts": 'import "../b/two.ts";',
    "b/two.ts": 'import "../a/one.ts";',
    "shared.ts": "export const shared = 1;",
  });
  expect(folderCycles(folderGraph(src))).toEqual([]);
});

it.each(globSync("{packages,tools}/*/src", { cwd: root }))("no folders of %s import each other", (src) => {
  expect(folderCycles(folderGraph(join(root, src)))).toEqual([]);
});
