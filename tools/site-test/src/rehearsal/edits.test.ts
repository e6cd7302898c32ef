import { expect, test } from "vitest";
import { BLACK_FRIDAY, edited, type Sale, SPRING } from "./written-site.ts";

test.each([
  [BLACK_FRIDAY, 100],
  [SPRING, 140],
] as const)(
  "there are over a hundred mistakes and twenty right changes of a sale, each of another name and each a change",
  (sale: Sale, count) => {
    const good = JSON.stringify(sale.site());
    for (const [edits, expected] of [
      [sale.faults, count],
      [sale.variants, 20],
    ] as const) {
      expect(new Set(edits.map(({ name }) => name)).size).toBe(expected);
      for (const one of edits) expect([one.name, JSON.stringify(edited(sale, one))]).not.toEqual([one.name, good]);
    }
  },
);
