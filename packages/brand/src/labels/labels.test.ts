import { expect, test } from "vitest";
import { exampleBrand } from "../testing/example-brand.ts";
import { LABELS } from "./labels.ts";

test("knows every default label", () => {
  expect(Object.values(LABELS)).toEqual([
    "Get My License",
    "Start Now",
    "Claim Your Course",
    "Select a State",
    "Loading your state",
    "Select a Product",
    "Read Full Article",
    "Read More",
    "Filter by Category",
    "All Resources",
    "Filter by State",
    "All States",
    "All Categories",
    "Subscribe",
    "Send",
    "View Schedule",
    "Learn More",
    "Register Now",
    "Enroll",
    "Watch Overview",
    "Start Today",
    "100% Money Back Guarantee",
    "Money-Back Guarantee!**",
  ]);
});

test("a brand that says nothing else promises and asks with them", () => {
  expect(exampleBrand()).toMatchObject({ guaranteeLabel: LABELS.guarantee });
});
