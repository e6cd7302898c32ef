import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import {
  blocksFolder,
  clientFiles,
  gzipped,
  islandFiles,
  type IslandSize,
  islandSizes,
  LAZY,
  sizesPage,
} from "./sizes.ts";

let sizes: readonly IslandSize[];
beforeAll(async () => {
  sizes = await islandSizes();
}, 60_000);

test("no island costs more than it may: 6 KB, slides 3 KB, the bundle builder 12 KB", () => {
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(({ bytes, most }) => bytes > most)).toEqual([]);
});

test("the table in the docs has every island, each with a figure that is true to a tenth", () => {
  const rows = readFileSync(sizesPage, "utf8").matchAll(/^\| `(?<name>[^`]+)` +\| +(?<bytes>[\d,]+) /gm);
  const reported = new Map(
    [...rows].map(({ groups }) => [groups?.["name"], Number(groups?.["bytes"]?.replaceAll(",", ""))]),
  );
  const wrong = sizes.filter(({ name, bytes }) => !(Math.abs((reported.get(name) ?? 0) - bytes) <= bytes / 10));
  // "pnpm bench islands" updates the page.
  expect(wrong).toEqual([]);
  expect(reported.size).toBe(sizes.length);
});

test("what makes the islands of every page costs at most 3.25 KB together", async () => {
  const others = clientFiles.filter((file) => !islandFiles.includes(file));
  expect(await gzipped(others, LAZY)).toBeLessThanOrEqual(3.25 * 1024);
});

test("following a visitor and a price costs at most 2.75 KB", async () => {
  const islands = clientFiles.filter((file) => /CurrentOffer\.client|StickyBar\.plain/.test(file));
  const follow = [join(blocksFolder, "offer/page-offers.ts"), ...islands];
  expect(follow).toHaveLength(3);
  expect(await gzipped(follow, LAZY)).toBeLessThanOrEqual(2.75 * 1024);
});

test("the rules of prices and coupons cost a visitor with a coupon at most 8.5 KB more", async () => {
  expect(await gzipped([join(blocksFolder, "offer/current-offers.ts")])).toBeLessThanOrEqual(8.5 * 1024);
});
