import { expect, test } from "vitest";
import { grouped, median, percentile } from "./number.ts";

test("groups thousands", () => {
  expect(grouped(134_596.4)).toBe("134,596");
});

test("a percentile is a value that occurs, whatever the order", () => {
  const values = [5, 1, 4, 2, 3];
  expect([percentile(values, 0), median(values), percentile(values, 0.95)]).toEqual([1, 3, 5]);
});

test("of nothing every percentile is 0", () => {
  expect(percentile([], 0.95)).toBe(0);
});
