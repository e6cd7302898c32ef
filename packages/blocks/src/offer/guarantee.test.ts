import { expect, test } from "vitest";
import { brandGuarantee, hasGuarantee } from "./guarantee.ts";

test.each([
  ["FL", false],
  ["florida", false],
  [" Florida ", false],
  ["TX", true],
  [null, true],
])("a product of %s has the line: %s [BL-bundle-013]", (state, shows) => {
  expect(hasGuarantee(state)).toBe(shows);
});

test("the brand's label opens a dialog of the same name, without its mark of a footnote", () => {
  expect(brandGuarantee("Money-Back Guarantee!**")).toMatchObject({
    label: "Money-Back Guarantee!**",
    title: "Money-Back Guarantee",
  });
});
