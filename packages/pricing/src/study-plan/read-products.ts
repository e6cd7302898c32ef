import { asList, asObject, asText } from "../wire.ts";
import { COURSE_TYPES, DURATIONS, readChoice } from "./study-plan-choices.ts";
import type { StudyPlanProduct } from "./study-plan-types.ts";

/** The rows that can be sold. A row without a state or product, or with an unknown course type or duration, is left out. */
export function readStudyPlanProducts(rows: unknown): StudyPlanProduct[] {
  return asList(rows).flatMap((value) => {
    const row = asObject(value);
    const state = asText(row.state);
    const productId = asText(row.productId);
    const courseType = readChoice(COURSE_TYPES, row.courseType);
    const duration = readChoice(DURATIONS, row.duration);
    if (!state || !productId || !courseType || !duration) return [];

    const buttonText = asText(row.dynamicButtonText) || `Get ${duration}`;
    const coupon = asText(row.coupon) || null;
    return [
      {
        state,
        productId,
        courseType,
        duration,
        coupon,
        buttonText,
        buttonAriaLabel: asText(row.buttonAriaLabel) || null,
      },
    ];
  });
}
