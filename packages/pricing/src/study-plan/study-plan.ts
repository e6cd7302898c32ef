import { asText } from "../quote/wire.ts";
import { planOptions } from "./plan-options.ts";
import { readStudyPlanProducts } from "./read-products.ts";
import { COURSE_TYPES, DURATIONS, readChoice, type CourseType, type Duration } from "./study-plan-choices.ts";
import type { StudyPlan, StudyPlanProduct, StudyPlanRow } from "./study-plan-types.ts";

/** The builder before a state is known. Rows that cannot be sold are left out. [SB-010, SB-014] */
export function createStudyPlan(rows: readonly StudyPlanRow[]): StudyPlan {
  return settle(readStudyPlanProducts(rows), null, null, null);
}

/**
 * Chooses the state, in any case of letters, then Salesperson, or the first course type offered where there
 * is none, and the second duration. An unknown state leaves nothing to choose from. [SB-005, SB-006, SB-010]
 *
 * @example
 * chooseStudyState(createStudyPlan(rows), "Texas").selection?.buttonText // "Get 1 Month"
 */
export function chooseStudyState(plan: StudyPlan, state: string | null): StudyPlan {
  const name = asText(state).toLowerCase();
  const offered = plan.products.filter((product) => product.state.toLowerCase() === name);
  const types = offered.map((product) => product.courseType);
  const courseType = types.find((type) => type === "Salesperson") ?? types[0] ?? null;
  return settle(plan.products, offered[0]?.state ?? null, courseType, null);
}

/** Chooses the course type and filters the durations; the chosen duration stays where it is offered. [SB-007] */
export function chooseCourseType(plan: StudyPlan, courseType: string): StudyPlan {
  const choice = readChoice(COURSE_TYPES, courseType);
  const isOffered = offeredIn(plan.products, plan.state).some((product) => product.courseType === choice);
  return isOffered ? settle(plan.products, plan.state, choice, plan.duration) : plan;
}

/** Chooses the duration, which gives the product to buy and the button's text. [SB-008] */
export function chooseDuration(plan: StudyPlan, duration: string): StudyPlan {
  const choice = readChoice(DURATIONS, duration);
  const isOffered = plan.durationOptions.some((option) => option.value === choice);
  return isOffered ? settle(plan.products, plan.state, plan.courseType, choice) : plan;
}

function offeredIn(products: readonly StudyPlanProduct[], state: string | null): StudyPlanProduct[] {
  return products.filter((product) => product.state === state);
}

function settle(
  products: readonly StudyPlanProduct[],
  state: string | null,
  courseType: CourseType | null,
  wanted: Duration | null,
): StudyPlan {
  const inState = offeredIn(products, state);
  const ofType = inState.filter((product) => product.courseType === courseType);
  const durations = [...new Set(ofType.map((product) => product.duration))];
  const second = durations[1] ?? durations[0] ?? null;
  const duration = durations.find((offered) => offered === wanted) ?? second;

  return {
    products,
    state,
    courseType,
    duration,
    stateOptions: planOptions(products.map((product) => product.state), state),
    courseTypeOptions: planOptions(inState.map((product) => product.courseType), courseType),
    durationOptions: planOptions(durations, duration, durations[1]),
    selection: ofType.find((product) => product.duration === duration) ?? null,
  };
}
