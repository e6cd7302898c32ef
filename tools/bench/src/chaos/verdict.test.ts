import { expect, test } from "vitest";
import { subscribeFigures } from "./subscribe-verdict.ts";
import { missing, traitsOf } from "./traits.ts";
import { figuresOf, pageFaults, type Rendered } from "./verdict.ts";

const rendered = (changes: Partial<Rendered>): Rendered => ({
  way: "heading",
  address: "/?hlText=x",
  status: 200,
  ms: 10,
  isComplete: true,
  lacks: { price: false, banner: false },
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
])("%s of a published page is a fault", (_name, changes, text) => {
  expect(pageFaults([rendered(changes)])).toEqual([expect.stringContaining(text)]);
});

test("a preview has no copy, so it may fail, but not break off", () => {
  expect(pageFaults([rendered({ way: "preview", status: 500 })])).toEqual([]);
  expect(pageFaults([rendered({ way: "preview", isComplete: false })])).toHaveLength(1);
});

test("sums up each way", () => {
  const bare = { lacks: { price: true, banner: false } };
  const figures = figuresOf([
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
    slowestMs: 10,
  });
  expect(figures[1]).toMatchObject({ way: "listing", renders: 0, slowestMs: 0 });
});

test("a subscriber who was thanked is lost when one of the lists is missing", () => {
  const told = [
    { email: "a", isAccepted: true },
    { email: "b", isAccepted: true },
    { email: "c", isAccepted: false },
  ];
  const arrived = [
    { email: "a", about: "list 1" },
    { email: "a", about: "list 2" },
    { email: "b", about: "list 1" },
  ];
  expect(subscribeFigures(told, arrived, 2)).toEqual({ sent: 3, accepted: 2, lost: ["b"], doubled: [] });
});

test("a subscriber is doubled when one list has the address twice, thanked or not", () => {
  const told = [{ email: "a", isAccepted: false }];
  const arrived = [
    { email: "a", about: "list 1" },
    { email: "a", about: "list 1" },
  ];
  expect(subscribeFigures(told, arrived, 1)).toMatchObject({ accepted: 0, lost: [], doubled: ["a"] });
});

test("a page lacks what it has fewer of than when all was well", () => {
  const well = traitsOf('<b class="cw-price-final">$1</b><b class="cw-price-final">$2</b><aside data-banner="offer">');
  expect(missing(well, well)).toEqual({ price: false, banner: false });
  expect(missing(traitsOf('<b class="cw-price-final">$1</b>'), well)).toEqual({ price: true, banner: true });
});
