import * as fc from "fast-check";
import { call, type Json, type Spec } from "./spec.ts";

const row = fc.record(
  {
    state: fc.constantFrom<unknown[]>("Texas", "Texas", "TX", "Utah", "", null),
    courseType: fc.constantFrom<unknown[]>(
      "Salesperson",
      "Broker",
      "salesAssociate",
      "Managing broker",
      "Agent",
      "associate-broker",
      "principal_broker",
      null,
    ),
    duration: fc.constantFrom<unknown[]>("1 Week", "1-month", "3Months", "1 Month", "2 Years", null),
    productId: fc.constantFrom<unknown[]>("p1", "p2", "p3", "p4", 5, ""),
    coupon: fc.constantFrom<unknown[]>("OWN", " ", null),
    dynamicButtonText: fc.constantFrom<unknown[]>("Start now", "", null),
    buttonAriaLabel: fc.constantFrom<unknown[]>("Start the course", "", null),
  },
  { requiredKeys: ["state", "courseType", "duration", "productId"] },
);
const sound = fc.record(
  {
    state: fc.constantFrom("Texas", "Utah"),
    courseType: fc.constantFrom("Salesperson", "Broker", "Affiliate Broker"),
    duration: fc.constantFrom("1 Week", "1 Month", "3 Months"),
    productId: fc.constantFrom("p1", "p2", "p3", "p4"),
    coupon: fc.constantFrom<unknown[]>("OWN", null),
  },
  { requiredKeys: ["state", "courseType", "duration", "productId"] },
);
const rows = fc.array(fc.oneof(sound, sound, row), { minLength: 1, maxLength: 6 });
const plan = rows.map((list) => call("createStudyPlan", list));
const state = fc.constantFrom<unknown[]>(
  "Texas",
  "texas",
  " Utah ",
  "TX",
  "Nowhere",
  null,
  { name: "Texas", abbreviation: "TX" },
  { name: "Elsewhere", abbreviation: "tx" },
  {},
);
const chosen = fc
  .tuple(plan, fc.constantFrom<unknown[]>("Texas", "Texas", "Utah"))
  .map(([before, name]) => call("chooseStudyState", before, name));

/** For a plan, what was chosen and what is offered. */
const choices = (answer: Json): Json => {
  const { products: _, ...rest } = answer as { readonly [name: string]: Json };
  return rest;
};

export const studyPlanSpecs: readonly Spec[] = [
  {
    function: "createStudyPlan",
    draws: 45,
    inputs: fc.tuple(fc.array(fc.oneof(row, sound), { maxLength: 3 })),
    examples: [[null], [[]], [[null, {}]], ["x"]],
    rule: () => ["rows that cannot be sold are left out", "SB-014"],
  },
  {
    function: "chooseStudyState",
    draws: 36,
    inputs: fc.tuple(plan, state),
    part: choices,
    rule: () => ["the state, then Salesperson or the first course type, and the second duration", "SB-005"],
  },
  {
    function: "chooseCourseType",
    draws: 22,
    inputs: fc.tuple(
      fc
        .tuple(chosen, fc.constantFrom("1 Week", "3 Months"))
        .map(([before, length]) => call("chooseDuration", before, length)),
      fc.constantFrom<unknown[]>("Broker", "salesperson", "Affiliate Broker", "Agent", null),
    ),
    part: choices,
    rule: () => ["the durations of the course type; the chosen one stays where it is offered", "SB-007"],
  },
  {
    function: "chooseDuration",
    draws: 22,
    inputs: fc.tuple(chosen, fc.constantFrom<unknown[]>("1 Week", "1 month", "3-Months", "2 Years", null)),
    part: choices,
    rule: () => ["the product to buy; a duration that is not offered gives the second one", "SB-008"],
  },
  {
    function: "studyPlanPriceSets",
    draws: 25,
    inputs: fc.tuple(
      fc.oneof(chosen, plan),
      fc.constantFrom<unknown[]>(
        null,
        {},
        { override: "ALL" },
        { override: " ", emailed: "MAIL" },
        { override: "ALL", emailed: "MAIL" },
        { emailed: "MAIL" },
      ),
    ),
    rule: () => ["the override, else the product's own coupon, else the emailed one", "CP-023"],
  },
];
