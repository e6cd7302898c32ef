import { expect, test } from "vitest";
import { subscribeFigures } from "./subscribe-verdict.ts";
import { isWrong, isCachedAfterSale } from "./sale.ts";
import { missing, readTraits } from "./traits.ts";
import { computeFigures, pageFaults, type Rendered } from "./verdict.ts";

const rendered = (changes: Partial<Rendered>): Rendered => ({
  way: "heading",
  address: "/?hlText=x",
  replica: 0,
  requestId: "",
  status: 200,
  ms: 10,
  isComplete: true,
  began: 0,
  ended: 10,
  cacheControl: "",
  lacks: { price: false, banner: false },
  isWrongPrice: false,
  isStoredTooLong: false,
  prices: [],
  ...changes,
});

test("whole pages are no fault, slow ones neither", () => {
  expect(pageFaults([rendered({}), rendered({ ms: 20_000 })])).toEqual([]);
});

test.each([
  ["a 500", { status: 500 }, "answered 500"],
  ["a connection that failed", { status: 0, isComplete: false }, "answered 0"],
  ["a page that broke off", { isComplete: false }, "without its end"],
  ["a 404", { status: 404 }, "which is no page"],
  ["a wrong price", { isWrongPrice: true, prices: ["$381.65"] }, "showed $381.65"],
  ["a life beyond the sale", { isStoredTooLong: true }, "beyond the end"],
])("%s of a published page is a fault", (_name, changes, text) => {
  const one = rendered(changes);
  expect(pageFaults([one])).toEqual([{ text: expect.stringContaining(text), rendered: one }]);
});

test("a preview has no copy, so it may fail, but not break off", () => {
  expect(pageFaults([rendered({ way: "preview", status: 500 })])).toEqual([]);
  expect(pageFaults([rendered({ way: "preview", isComplete: false })])).toHaveLength(1);
});

test("sums up each way", () => {
  const bare = { lacks: { price: true, banner: false } };
  const figures = computeFigures([
    rendered({ ms: 5, ...bare }),
    rendered({ status: 503, ms: 9, ...bare }),
    rendered({ isComplete: false }),
  ]);
  expect(figures[0]).toEqual({
    way: "heading",
    renders: 3,
    failed: 1,
    broken: 1,
    withoutPrice: 1,
    withoutBanner: 0,
    wrongPrice: 0,
    slowestMs: 10,
  });
  expect(figures[1]).toMatchObject({ way: "listing", renders: 0, slowestMs: 0 });
});

test("a subscriber who was thanked is lost when one of the lists is missing", () => {
  const reported = [
    { email: "a", isAccepted: true },
    { email: "b", isAccepted: true },
    { email: "c", isAccepted: false },
  ];
  const arrived = [
    { email: "a", about: "list 1" },
    { email: "a", about: "list 2" },
    { email: "b", about: "list 1" },
  ];
  expect(subscribeFigures(reported, arrived, 2)).toEqual({ sent: 3, accepted: 2, lost: ["b"], doubled: [] });
});

test("a subscriber is doubled when one list has the address twice, thanked or not", () => {
  const reported = [{ email: "a", isAccepted: false }];
  const arrived = [
    { email: "a", about: "list 1" },
    { email: "a", about: "list 1" },
  ];
  expect(subscribeFigures(reported, arrived, 1)).toMatchObject({ accepted: 0, lost: [], doubled: ["a"] });
});

test("a page lacks what it has fewer of than when all was well", () => {
  const whole = readTraits(
    '<b class="cw-price-final">$1</b><b class="cw-price-final">$2</b><aside data-banner="offer">',
  );
  expect(missing(whole, whole)).toEqual({ price: false, banner: false });
  expect(missing(readTraits('<b class="cw-price-final">$1</b>'), whole)).toEqual({ price: true, banner: true });
});

test("a price is read behind what stands before it for those who cannot see", () => {
  const { prices } = readTraits(
    '<span class=cw-price-final><span class="cw-hidden">now </span>$359.20</span> <b>$5</b>',
  );
  expect(prices).toEqual(["$359.20"]);
});

const well = {
  duringSale: { prices: ["$80", "$40", "$8"], banners: 1 },
  afterSale: { prices: ["$100", "$50", "$8"], banners: 0 },
};

test.each([
  ["the sale's while it lasts", ["$80", "$40", "$8"], 0, 90, false],
  ["one that could not be had", ["$80", "$8"], 0, 90, false],
  ["the sale's in an answer on its way at the end", ["$80", "$40", "$8"], 90, 110, false],
  ["the later ones in such an answer", ["$100", "$50", "$8"], 90, 110, false],
  ["the sale's after its end", ["$80", "$40", "$8"], 100, 110, true],
  ["the later ones before it", ["$100"], 0, 99, true],
  ["some of both", ["$80", "$50"], 90, 110, true],
  ["others", ["$81", "$40", "$8"], 0, 90, true],
])("prices, %s", (_name, prices, began, ended, wrong) => {
  expect(isWrong({ prices, banners: 0 }, { began, ended }, well, 100)).toBe(wrong);
});

test("an answer is cached after its sale where a cache may store it for longer than the sale lasts", () => {
  const isCachedLonger = (life: string, began: number) => isCachedAfterSale(life, { began, ended: began }, 10_000);
  expect(isCachedLonger("public, max-age=0, s-maxage=4", 6000)).toBe(false);
  expect(isCachedLonger("public, max-age=0, s-maxage=5", 6000)).toBe(true);
  expect(isCachedLonger("public, max-age=0, s-maxage=60", 10_000)).toBe(false);
  // The response may have been rendered after the end.
  expect(isCachedAfterSale("public, max-age=0, s-maxage=60", { began: 9000, ended: 11_000 }, 10_000)).toBe(false);
  expect(isCachedLonger("private, no-store", 0)).toBe(false);
});
