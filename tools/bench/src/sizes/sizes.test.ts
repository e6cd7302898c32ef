import { expect, test } from "vitest";
import { fileFault, countLines, computeSizes } from "./sizes.ts";

const files = (...lines: number[]) => lines.map((count, index) => ({ name: `f${index}.ts`, lines: count }));

test("counts lines as an editor does", () => {
  expect([countLines(""), countLines("a"), countLines("a\n"), countLines("a\n\nb\n")]).toEqual([0, 1, 1, 3]);
});

test("tells count, median and 95th percentile", () => {
  expect(computeSizes([10, 30, 20])).toEqual({ count: 3, median: 20, p95: 30 });
});

test("files at the limits pass", () => {
  expect(fileFault(files(10, 150, 200))).toBeNull();
});

test("a 95th percentile of 201 fails, and the longest file is named first", () => {
  expect(fileFault(files(10, 20, 201))).toMatch(
    /the 95th percentile is 201 lines \(at most 200\)[\s\S]*\n +201 lines {2}f2\.ts\n +20 lines/,
  );
});
