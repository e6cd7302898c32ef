import { describe, expect, it } from "vitest";
import { BUNDLE_TEXTS, STUDY_PLAN_TEXTS } from "./index.ts";

describe("the words of the bundle builder", () => {
  it("name the delivery methods and the two kinds of products [BB-003, BB-005]", () => {
    expect(BUNDLE_TEXTS.deliveries).toEqual({ webinar: "Webinar", online: "Online Self-Study" });
    expect([BUNDLE_TEXTS.required, BUNDLE_TEXTS.elective]).toEqual(["Required", "Elective"]);
  });

  it("warn of several regulators, and say what that means for the license [BB-007, BB-008]", () => {
    expect(BUNDLE_TEXTS.regulatorWarning).toBe(
      "Warning: You are adding a course for a state that has multiple regulators.",
    );
    expect(BUNDLE_TEXTS.regulatorNote).toMatch(/MLO license must be issued by the regulator listed/);
    expect(BUNDLE_TEXTS.regulatorNote).toMatch(/may need additional courses/);
  });

  it("say what the total leaves out, and why nothing can be bought yet [BB-010]", () => {
    expect(BUNDLE_TEXTS.tuitionNote).toBe('"Total Tuition" excludes the NMLS credit reporting fee.');
    expect(BUNDLE_TEXTS.nothingSelected).toBe("Please select at least one product");
  });

  it("ask before the checkout when hours are missing [BB-012, BB-013]", () => {
    expect([BUNDLE_TEXTS.confirmShortHours, BUNDLE_TEXTS.confirmQuestion]).toEqual([
      "You do not have enough selected hours to meet your state requirement(s).",
      "Are you sure you want to proceed to checkout?",
    ]);
    expect([BUNDLE_TEXTS.confirmModify, BUNDLE_TEXTS.confirmProceed]).toEqual(["Modify Selection", "Proceed Anyway"]);
  });
});

describe("the words of the study plan builder", () => {
  it("are the documented ones [SB-001, SB-002, SB-013]", () => {
    expect(STUDY_PLAN_TEXTS).toMatchObject({
      heading: "Build your study plan",
      pickerHeading: "Choose a State and Course",
      mostPopular: "Most Popular",
      charge: "One-time charge. Renew anytime.",
    });
  });

  it("promise all the money back to whoever writes within 5 days of the purchase", () => {
    expect(STUDY_PLAN_TEXTS.guarantee).toBe("100% money-back guarantee: contact us within 5 days of your purchase.");
  });
});
