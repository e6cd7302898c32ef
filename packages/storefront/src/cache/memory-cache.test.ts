import { expect, it } from "vitest";
import { type Entry, sizeOf } from "./entry.ts";
import { MemoryCache } from "./memory-cache.ts";

const KB = 1024;
const text = (bytes: number): string => "x".repeat(bytes);
const entryOf = (value: Record<string, unknown>, tags: readonly string[] = []): Entry => ({
  value: { kind: "APP_PAGE", ...value },
  lastModified: 0,
  tags,
});
const bare = sizeOf("", entryOf({}));

it.each<[what: string, size: number]>([
  ["its HTML", sizeOf("", entryOf({ html: text(50 * KB) }))],
  ["its payload", sizeOf("", entryOf({ rscData: Buffer.alloc(50 * KB) }))],
  ["its segments", sizeOf("", entryOf({ segmentData: new Map([["/a", Buffer.alloc(50 * KB)]]) }))],
  ["the keys of its segments", sizeOf("", entryOf({ segmentData: new Map([[text(50 * KB), 1]]) }))],
  ["its headers", sizeOf("", entryOf({ headers: { link: text(50 * KB) } }))],
  ["its tags", sizeOf("", entryOf({}, [text(50 * KB)]))],
  ["its key", sizeOf(text(50 * KB), entryOf({}))],
])("an entry weighs what it holds: %s", (_, size) => {
  expect(size - bare).toBeGreaterThanOrEqual(50 * KB);
});

it("holds no more bytes than its limit, whatever they are of, and forgets what was used longest ago", () => {
  const pages = new MemoryCache(1000 * KB);
  const key = (index: number): string => `/${index}${text(10 * KB)}`;
  const held = (): number[] => [...Array(100).keys()].filter((index) => pages.get(key(index), 1) !== null);
  for (let index = 0; index < 100; index += 1)
    pages.set(key(index), entryOf({ html: "<p></p>", rscData: Buffer.alloc(80 * KB) }), 0);
  // Key of 10 KB (two bytes a character) and payload of 80 KB: nine of them are below a thousand, ten are not.
  expect(held()).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99]);
});

it("does not take in what is larger than all of it", () => {
  const pages = new MemoryCache(100 * KB);
  pages.set("/small", entryOf({ html: "small" }), 0);
  pages.set("/huge", entryOf({ html: text(200 * KB) }), 0);
  expect([pages.get("/small", 1) === null, pages.get("/huge", 1) === null]).toEqual([false, true]);
});
