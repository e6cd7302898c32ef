import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../local/paths.ts";
import { toFolder, nameProblem, withBlock, withHandle, withStyle } from "./registry.ts";

const blocksFile = (name: string): string => readFileSync(join(root, "packages/blocks/src", name), "utf8");

describe("withBlock", () => {
  it("adds one import and one entry to the registry as it is, each in order of name", () => {
    const lines = withBlock(blocksFile("registry.ts"), "bigPicture").split("\n");
    const imports = lines.filter((line) => /^import \{ \w+ \} from "\.\/[\w-]+\/index\.tsx";$/u.test(line));
    const entries = lines.filter((line) => /^ {2}\w+,$/u.test(line));
    expect(imports).toContain('import { bigPicture } from "./big-picture/index.tsx";');
    expect(entries).toContain("  bigPicture,");
    expect([imports, entries]).toEqual([imports.toSorted(), entries.toSorted()]);
    expect(lines).toHaveLength(blocksFile("registry.ts").split("\n").length + 2);
  });

  it("says so when the registry looks otherwise", () => {
    expect(() => withBlock("export const blocks = [];", "a")).toThrow(/by hand/u);
  });
});

describe("withStyle", () => {
  it("adds the block's stylesheet behind the others and keeps the rest", () => {
    const before = blocksFile("styles.css");
    const after = withStyle(before, "bigPicture");
    const line = '@import "./big-picture/big-picture.css" layer(components);\n';
    expect(after.replace(line, "")).toBe(before);
    expect(after.indexOf(line)).toBeGreaterThan(before.lastIndexOf("@import") - 1);
  });
});

describe("withHandle", () => {
  const names = blocksFile("shared/testing/documented-names.ts");

  it("adds a handle to those beyond the documented ones, in order of name and once", () => {
    const twice = withHandle(withHandle(withHandle(names, "quickFacts"), "bigPicture"), "quickFacts");
    expect(twice).toContain('export const ADDED_NAMES: readonly string[] = ["bigPicture", "quickFacts"];');
    expect(twice.split("ADDED_NAMES")[0]).toBe(names.split("ADDED_NAMES")[0]);
  });

  it("says so when the list looks otherwise", () => {
    expect(() => withHandle("export const names = [];", "a")).toThrow(/by hand/u);
  });
});

describe("nameProblem", () => {
  it("refuses what is no name or taken, and says how one is written", () => {
    const form = /^[a-z][A-Za-z0-9]*$/u;
    expect(nameProblem("Multi-Icon", form, "multiIcon", [])).toMatch(/write it as multiIcon/u);
    expect(nameProblem("accordion", form, "multiIcon", ["accordion"])).toMatch(/there already/u);
    expect(nameProblem("multiIcon", form, "multiIcon", ["accordion"])).toBe(true);
    expect(toFolder("multiIcon")).toBe("multi-icon");
  });
});
