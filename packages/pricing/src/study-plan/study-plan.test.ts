import { describe, expect, it } from "vitest";
import { withoutTypes } from "../testing/without-types.ts";
import { COURSE_TYPES, DURATIONS, NO_OPTIONS } from "./study-plan-choices.ts";
import { studyPlanPriceSets, type StudyPlanCoupons } from "./study-plan-prices.ts";
import { chooseCourseType, chooseDuration, chooseStudyState, createStudyPlan } from "./study-plan.ts";
import type { StudyPlanOption, StudyPlanRow } from "./study-plan-types.ts";

function row(state: string, courseType: string, duration: string, more: Partial<StudyPlanRow> = {}): StudyPlanRow {
  return { state, courseType, duration, productId: `${state}-${courseType}-${duration}`, ...more };
}

const ROWS = [
  row("Texas", "Broker", "1 Month"),
  row("Texas", "Salesperson", "1 Week"),
  row("Texas", "Salesperson", "1 Month", { coupon: "OWN" }),
  row("Texas", "Salesperson", "3 Months", { dynamicButtonText: " Start today " }),
  row("Utah", "sales associate", "3months"),
  row("Utah", "Broker", "1-month"),
];
const PLAN = createStudyPlan(ROWS);
const TEXAS = chooseStudyState(PLAN, "Texas");

function labels(options: readonly StudyPlanOption[]): string[] {
  return options.map(({ label, selected, mostPopular }) => label + (selected ? "*" : "") + (mostPopular ? "!" : ""));
}

describe("choosing a state", () => {
  it("has nothing to offer but states before [SB-010, SB-014]", () => {
    expect(PLAN).toMatchObject({ state: null, courseType: null, duration: null, selection: null });
    expect(labels(PLAN.stateOptions)).toEqual(["Texas", "Utah"]);
    const none = [{ label: "No Options", value: "No Value", selected: true, mostPopular: false }];
    expect([PLAN.courseTypeOptions, PLAN.durationOptions]).toEqual([none, none]);
    expect(createStudyPlan([]).stateOptions).toEqual(none);
    expect(NO_OPTIONS).toEqual({ label: "No Options", value: "No Value" });
  });

  it("selects Salesperson and the second duration, the most popular one [SB-005, SB-013]", () => {
    expect(labels(TEXAS.stateOptions)).toEqual(["Texas*", "Utah"]);
    expect(labels(TEXAS.courseTypeOptions)).toEqual(["Broker", "Salesperson*"]);
    expect(labels(TEXAS.durationOptions)).toEqual(["1 Week", "1 Month*!", "3 Months"]);
    expect(TEXAS.selection?.productId).toBe("Texas-Salesperson-1 Month");
  });

  it("orders the durations by length, whatever the order of the rows [SB-005, SB-013, SB-016]", () => {
    const mixed = chooseStudyState(createStudyPlan(ROWS.toReversed()), "Texas");
    expect(labels(mixed.durationOptions)).toEqual(["1 Week", "1 Month*!", "3 Months"]);
    const two = [row("Ohio", "Broker", "3 Months"), row("Ohio", "Broker", "1 Week")];
    expect(chooseStudyState(createStudyPlan(two), "Ohio").duration).toBe("3 Months");
  });

  it("finds the visitor's state by its name or its code, whichever the rows are written with [SB-004]", () => {
    const codes = createStudyPlan([row("TX", "Broker", "1 Month"), row("UT", "Broker", "1 Month")]);
    const utah = { name: "Utah", abbreviation: "UT" };
    expect(chooseStudyState(PLAN, utah).state).toBe("Utah");
    expect(chooseStudyState(codes, utah).state).toBe("UT");
    expect(chooseStudyState(codes, { name: "Ohio", abbreviation: "OH" }).state).toBeNull();
    expect(withoutTypes(chooseStudyState)(codes, {}).state).toBeNull();
  });

  it("selects the first course type where there is no Salesperson, and the only duration [SB-005]", () => {
    const utah = chooseStudyState(TEXAS, " utah ");
    expect(utah).toMatchObject({
      state: "Utah",
      courseType: "Sales Associate",
      duration: "3 Months",
    });
    expect(labels(utah.durationOptions)).toEqual(["3 Months*"]);
  });

  it.each(["Ohio", "", null])("leaves nothing to choose from for the unknown state %j [SB-010]", (state) => {
    expect(chooseStudyState(TEXAS, state)).toEqual({ ...PLAN, loading: false });
  });

  it("is loading until a state was chosen or none was found [SB-004]", () => {
    const found = [PLAN, TEXAS, chooseStudyState(PLAN, null), chooseDuration(TEXAS, "1 Week")];
    expect(found.map(({ loading }) => loading)).toEqual([true, false, false, false]);
  });
});

describe("choosing course type and duration", () => {
  it("filters the durations and keeps the chosen one where it is offered [SB-007]", () => {
    const broker = chooseCourseType(chooseDuration(TEXAS, "1 Month"), "Broker");
    expect([broker.courseType, labels(broker.durationOptions)]).toEqual(["Broker", ["1 Month*"]]);
    const changed = chooseCourseType(chooseDuration(TEXAS, "1 Week"), "Salesperson");
    expect(changed.duration).toBe("1 Week");
    expect(chooseCourseType(chooseDuration(TEXAS, "3 Months"), "Broker").duration).toBe("1 Month");
  });

  it("gives the product to buy and its button text [SB-003, SB-008]", () => {
    expect(chooseDuration(TEXAS, "1 Week").selection).toEqual({
      state: "Texas",
      courseType: "Salesperson",
      duration: "1 Week",
      productId: "Texas-Salesperson-1 Week",
      coupon: null,
      buttonText: "Get 1 Week",
      buttonAriaLabel: null,
    });
    expect(chooseDuration(TEXAS, "3 Months").selection?.buttonText).toBe("Start today");
  });

  it("falls back to the first choice for what is not offered", () => {
    expect(chooseCourseType(TEXAS, "Affiliate Broker").courseType).toBe("Salesperson");
    expect(chooseDuration(chooseDuration(TEXAS, "1 Week"), "2 Years").duration).toBe("1 Month");
    expect(chooseDuration(PLAN, "1 Week").selection).toBeNull();
  });
});

describe("rows", () => {
  it("offers exactly the known course types and durations [SB-015, SB-016]", () => {
    expect(COURSE_TYPES).toEqual([
      "Salesperson",
      "Broker",
      "Sales Associate",
      "Managing Broker",
      "Associate Broker",
      "Qualifying Broker",
      "Principal Broker",
      "Affiliate Broker",
    ]);
    expect(DURATIONS).toEqual(["1 Week", "1 Month", "3 Months"]);
    const texts = [row("A", "salesAssociate", "1week"), row("A", "managing_broker", "3 MONTHS")];
    expect(createStudyPlan(texts).products.map(({ courseType, duration }) => [courseType, duration])).toEqual([
      ["Sales Associate", "1 Week"],
      ["Managing Broker", "3 Months"],
    ]);
  });

  it("leaves out a row that cannot be sold, and survives none at all [SB-010]", () => {
    const broken = [
      row("", "Broker", "1 Week"),
      row("A", "Chef", "1 Week"),
      row("A", "Broker", "1 Year"),
      { ...row("A", "Broker", "1 Week"), productId: " " },
    ];
    expect(createStudyPlan(broken).products).toEqual([]);
    const untyped = withoutTypes(createStudyPlan);
    for (const rows of [null, undefined, "rows", [null, 5, {}]]) expect(untyped(rows)).toEqual(createStudyPlan([]));
  });
});

describe("prices of a state", () => {
  it("asks for every product of the state with its coupon [SB-006, SB-009]", () => {
    expect(
      studyPlanPriceSets(TEXAS, { emailed: "MAIL" }).map(({ productId, coupon }) => `${productId} ${coupon}`),
    ).toEqual([
      "Texas-Broker-1 Month MAIL",
      "Texas-Salesperson-1 Week MAIL",
      "Texas-Salesperson-1 Month OWN",
      "Texas-Salesperson-3 Months MAIL",
    ]);
    expect(studyPlanPriceSets(PLAN)).toEqual([]);
    expect(studyPlanPriceSets(TEXAS)[0]?.coupon).toBeNull();
  });

  it("takes the override, else the product's own coupon, else the emailed one [CP-023]", () => {
    const listCoupons = (coupons?: StudyPlanCoupons) => studyPlanPriceSets(TEXAS, coupons).map(({ coupon }) => coupon);
    expect(listCoupons({ override: " OVER ", emailed: "MAIL" })).toEqual(["OVER", "OVER", "OVER", "OVER"]);
    expect(listCoupons({ override: " ", emailed: " MAIL " })).toEqual(["MAIL", "MAIL", "OWN", "MAIL"]);
    expect(listCoupons({ override: null, emailed: null })).toEqual([null, null, "OWN", null]);
  });
});
