import { expect, test } from "vitest";
import { edited, faults, goodSite, goodVariants } from "./written-site.ts";

test("there are a hundred mistakes and twenty changes that are right, each of another name and each a change", () => {
  const good = JSON.stringify(goodSite());
  for (const [edits, count] of [
    [faults(), 100],
    [goodVariants(), 20],
  ] as const) {
    expect(new Set(edits.map(({ name }) => name)).size).toBe(count);
    for (const one of edits) expect([one.name, JSON.stringify(edited(one))]).not.toEqual([one.name, good]);
  }
});
