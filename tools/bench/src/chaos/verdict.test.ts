import { expect, test } from "vitest";
import { subscribeFigures } from "./subscribe-verdict.ts";
import { figuresOf, pageFaults, type Rendered } from "./verdict.ts";

const rendered = (changes: Partial<Rendered>): Rendered => ({
  way: "heading",
  address: "/?hlText=x",
  status: 200,
  ms: 10,
  isWhole: true,
  ...changes,
});

test("whole pages are no fault, slow ones neither", () => {
  expect(pageFaults([rendered({}), rendered({ ms: 20_000 })])).toEqual([]);
});

test.each([
  ["a 500", { status: 500 }, "answered 500"],
  ["a connection that failed", { status: 0, isWhole: false }, "answered 0"],
  ["a page that broke off", { isWhole: false }, "without its end"],
  ["a 404", { status: 404 }, "which is no page"],
])("%s of a published page is a fault", (_name, changes, text) => {
  expect(pageFaults([rendered(changes)])).toEqual([expect.stringContaining(text)]);
});

test("a preview has no copy, so it may fail, but not break off", () => {
  expect(pageFaults([rendered({ way: "preview", status: 500 })])).toEqual([]);
  expect(pageFaults([rendered({ way: "preview", isWhole: false })])).toHaveLength(1);
});

test("sums up each way", () => {
  const figures = figuresOf([rendered({ ms: 5 }), rendered({ status: 503, ms: 9 }), rendered({ isWhole: false })]);
  expect(figures[0]).toEqual({ way: "heading", renders: 3, failed: 1, broken: 1, slowestMs: 10 });
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
