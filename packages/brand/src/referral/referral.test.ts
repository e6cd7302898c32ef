import { expect, test } from "vitest";
import { exampleBrand } from "../testing/example-brand.ts";
import { isAmbassadorVisit, referralVisit } from "./referral.ts";

test.each([
  ["RE", "33113", 30],
  ["INS", "73551", 10],
  ["MTG", "73550", 10],
] as const)(
  "an ambassador's link of %s has campaign %s and saves %i percent [CN-002, CN-003]",
  (vertical, id, percent) => {
    const brand = exampleBrand({ vertical });

    expect(referralVisit(`?vc=a&campaignid=${id}`, brand)).toEqual({ campaignId: id, discountPercent: percent });
  },
);

test("another campaign, and a vertical without a program, is no referral [CN-003]", () => {
  for (const search of ["", "?campaignid=", "?campaignid=73551", "?campaignId=33113", "?campaignid=133113"]) {
    expect(referralVisit(search, exampleBrand({ vertical: "RE" }))).toBeNull();
  }
  for (const vertical of ["DE", "DD", "SENIOR"] as const) {
    expect(referralVisit("", exampleBrand({ vertical }))).toBeNull();
    expect(referralVisit("?campaignid=33113", exampleBrand({ vertical }))).toBeNull();
  }
});

test("the brand's own campaign and the real-estate one mark an ambassador's visit [EC-008]", () => {
  const visits = (search: string, vertical: "RE" | "INS" | "DE") =>
    isAmbassadorVisit(search, exampleBrand({ vertical }));

  expect([
    visits("?campaignid=33113", "RE"),
    visits("?campaignid=33113", "DE"),
    visits("?campaignid=73551", "INS"),
  ]).toEqual([true, true, true]);
  expect([visits("?campaignid=73551", "RE"), visits("?campaignid=73551", "DE"), visits("", "DE")]).toEqual([
    false,
    false,
    false,
  ]);
});
