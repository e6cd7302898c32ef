import { randomBytes } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { type Entry, packEntry, computeSize } from "./entry.ts";
import { MemoryCache } from "./memory-cache.ts";
import { pageTag, SITE_TAG } from "./tags.ts";

const KB = 1024;
const text = (bytes: number): string => "x".repeat(bytes);
/** HTML of which packing makes so many bytes, and a hundredth more. */
const html = (bytes: number): string => randomBytes(bytes).toString("base64");
const parseEntry = (value: Record<string, unknown>, tags: readonly string[] = []): Entry =>
  packEntry({ value: { kind: "APP_PAGE", ...value }, lastModified: 0, tags });
const bare = computeSize("", parseEntry({}));

it.each<[what: string, size: number]>([
  ["its HTML", computeSize("", parseEntry({ html: html(50 * KB) }))],
  ["its headers", computeSize("", parseEntry({ headers: { link: text(50 * KB) } }))],
  ["its tags", computeSize("", parseEntry({}, [text(50 * KB)]))],
  ["its key", computeSize(text(50 * KB), parseEntry({}))],
])("an entry weighs what it holds: %s", (_, size) => {
  expect(size - bare).toBeGreaterThanOrEqual(50 * KB);
});

it("weighs its HTML packed, and nothing of what only Next's client router would ask for", () => {
  const forRouter = { rscData: Buffer.alloc(50 * KB), segmentData: new Map([["/a", Buffer.alloc(50 * KB)]]) };
  const entry = parseEntry({ html: "<p>course</p>".repeat(5000), ...forRouter });
  expect(computeSize("", entry) - bare).toBeLessThan(2 * KB);
});

/** Bytes that this process holds, once what nobody holds is gone. */
function heldBytes(collect: () => void): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

it("weighs a page as much as the process does, to a tenth", () => {
  setFlagsFromString("--expose-gc");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the flag adds to a context
  const collect = runInNewContext("gc") as () => void;
  const pages = new MemoryCache();
  const keep = (from: number, count: number): number => {
    let weight = 0;
    for (let index = from; index < from + count; index += 1) {
      const key = `/copies/page-${index}`;
      const tags = [SITE_TAG, pageTag(`copies--page-${index}`), `_N_T_/layout`, `_N_T_/copies/page-${index}`];
      const headers = {
        "x-next-cache-tags": tags.join(","),
        "x-courseway-page-scripts": randomBytes(100).toString("hex"),
      };
      const entry = packEntry({
        value: { kind: "APP_PAGE", html: html(3 * KB), headers },
        lastModified: index,
        tags: headers["x-next-cache-tags"].split(","),
        cacheControl: { revalidate: 300, expire: undefined },
      });
      weight += computeSize(key, entry);
      pages.set(key, entry, 0);
    }
    return weight;
  };
  keep(0, 300);
  // Other tests of this process may give up what they held meanwhile, so the middle of three counts.
  const shares = [300, 800, 1300].map((from) => {
    const before = heldBytes(collect);
    const weight = keep(from, 500);
    return weight / (heldBytes(collect) - before);
  });
  const [, share = 0] = shares.toSorted((one, other) => one - other);
  expect([share > 0.9, share < 1.1, shares]).toEqual([true, true, shares]);
  expect(pages.get("/copies/page-0", 1)).not.toBeNull();
});

it("holds no more bytes than its limit, whatever they are of, and forgets what was used longest ago", () => {
  const pages = new MemoryCache(1000 * KB);
  const key = (index: number): string => `/${index}${text(20 * KB)}`;
  const queued = (): number[] => [...Array(100).keys()].filter((index) => pages.get(key(index), 1) !== null);
  for (let index = 0; index < 100; index += 1) pages.set(key(index), parseEntry({ html: html(80 * KB) }), 0);
  // Key of 20 KB and HTML of 81 KB: nine of them are below a thousand, ten are not.
  expect(queued()).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99]);
});

it("does not take in what is larger than all of it", () => {
  const pages = new MemoryCache(100 * KB);
  pages.set("/small", parseEntry({ html: "small" }), 0);
  pages.set("/huge", parseEntry({ html: html(200 * KB) }), 0);
  expect([pages.get("/small", 1) === null, pages.get("/huge", 1) === null]).toEqual([false, true]);
});
