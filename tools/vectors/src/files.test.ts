import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@courseway/workspace/local";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { vectorFiles } from "./files.ts";

const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), "utf8");
const files = vectorFiles().map((file) => ({ ...file, committed: read(file.folder, "vectors.json") }));

describe.each(files)("the vectors of $folder", ({ folder, text, count, committed }) => {
  it("are those that `pnpm vectors` writes", () => {
    expect(text === committed).toBe(true);
  });

  it("are some thousands in at most one megabyte", () => {
    expect(count).toBeGreaterThan(1500);
    expect(Buffer.byteLength(committed)).toBeLessThan(2 ** 20);
  });

  it("are what their schema says", () => {
    const schema = z.fromJSONSchema(JSON.parse(read(folder, "vectors.schema.json")));
    expect(schema.safeParse(JSON.parse(committed)).error).toBeUndefined();
    expect(schema.safeParse({ package: "@courseway/pricing", vectors: [{ id: "x" }] }).success).toBe(false);
  });

  it("have an id of their own each", () => {
    const { vectors } = JSON.parse(committed) as { vectors: readonly { readonly id: string }[] };
    expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
  });
});

it("both packages have one schema", () => {
  expect(read("packages/coupons/vectors.schema.json")).toBe(read("packages/pricing/vectors.schema.json"));
});
