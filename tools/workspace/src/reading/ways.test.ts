import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesOf } from "./files-of.ts";
import { filesOfWay, WAYS } from "./ways.ts";

const root = join(import.meta.dirname, "../../../..");
const guide = readFileSync(join(root, "docs/architecture.md"), "utf8");

function sourcesOf(files: Readonly<Record<string, string>>): string {
  const src = mkdtempSync(join(tmpdir(), "ways-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, file)), { recursive: true });
    writeFileSync(join(src, file), text);
  }
  return src;
}

it("follows imports and exports, leaves out types, libraries and what is apart", () => {
  const src = sourcesOf({
    "a.ts":
      'import { b, type T } from "./b.ts";\nimport type { C } from "./c.ts";\nexport * from "./d/d.ts";\nimport "zod";',
    "b.ts": 'import { type C } from "./c.ts";\nimport "./b.css";\nexport const e = () => import("./e/e.ts");',
    "b.css": "",
    "c.ts": "export type C = 1;",
    "d/d.ts": 'export type { C } from "../c.ts";\nexport { f } from "./f.ts";',
    "d/f.ts": "export const f = 1;",
    "e/e.ts": 'import "../c.ts";',
  });
  expect(filesOf(src, ["a.ts"])).toEqual(["a.ts", "b.ts", "c.ts", "d/d.ts", "d/f.ts", "e/e.ts"]);
  expect(filesOf(src, ["a.ts"], ["e/", "d/f.ts"])).toEqual(["a.ts", "b.ts", "d/d.ts"]);
});

describe.each(WAYS)("$name", (way) => {
  const files = filesOfWay(root, way);

  it("is read in few files", () => {
    expect(files.length).toBeLessThanOrEqual(way.limit);
  });

  it("begins at files that are there", () => {
    const entries = way.stretches.flatMap(({ src, entries: names }) => names.map((name) => `${src}/${name}`));
    expect(files).toEqual(expect.arrayContaining(entries));
  });

  it("has its number of files in the guide", () => {
    const row = guide.split("\n").find((line) => line.startsWith(`| ${way.name} |`));
    expect(row).toContain(`| ${way.name} | ${files.length} |`);
  });
});
