import { expect, test } from "vitest";
import { testBrands } from "../shared/testing/brands.ts";
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
  expect(brandGuarantee({ ...testBrands.aarp, guaranteeLabel: "Money-Back Guarantee!**" })).toMatchObject({
    label: "Money-Back Guarantee!**",
    title: "Money-Back Guarantee",
  });
});

test("a brand whose terms are its own says them in both places, and the documented words nowhere", () => {
  const text = "You have 60 days.";
  const brand = {
    ...testBrands.aarp,
    guaranteeText: text,
    guarantees: { satisfactionGuarantee: { label: "Money-Back Guarantee!", text } },
  };

  expect(brandGuarantee(brand).text).toBe(text);
  expect(chosenGuarantee("satisfactionGuarantee", brand)).toEqual({
    label: "Money-Back Guarantee!",
    title: "Money-Back Guarantee",
    text,
  });
  expect(chosenGuarantee("moneyBack", brand).label).toBe("Pass the test or your money back!");
});
