import { expect, test } from "vitest";
import { brandGuarantee, chosenGuarantee, hasGuarantee } from "./guarantee.ts";

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

test("money back has the documented name at the real-estate school, elsewhere the brand's own [BL-bundle-010, PR-039]", () => {
  const titles = (["RE", "MTG"] as const).map(
    (vertical) => chosenGuarantee("moneyBack", { vertical, guaranteeLabel: "100% Money Back Guarantee" }).title,
  );
  expect(titles).toEqual(["Ace or Don't Pay Guarantee", "100% Money Back Guarantee"]);
});
