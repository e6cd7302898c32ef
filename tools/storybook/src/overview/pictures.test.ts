import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { declarations } from "@courseway/blocks/declarations";
import { expect, test } from "vitest";

const PICTURES = join(import.meta.dirname, "pictures");

test("each block has a picture, and no picture is without its block: pnpm block-pictures takes them", () => {
  const wanted = declarations.map(({ name }) => `${name}.webp`);
  expect(readdirSync(PICTURES).toSorted()).toEqual(wanted.toSorted());
});

test("the pictures are small: 60 KB each, 2 MB in all", () => {
  const sizes = readdirSync(PICTURES).map((file) => statSync(join(PICTURES, file)).size);
  expect(Math.max(...sizes)).toBeLessThan(60 * 1024);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2 * 1024 * 1024);
});
