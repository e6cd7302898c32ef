import { asList, asObject, asText, texts } from "../wire.ts";
import {
  COURSE_TYPES,
  DURATIONS,
  readChoice,
  planOptions,
  type CourseType,
  type Duration,
} from "./study-plan-choices.ts";
import type { StudyPlanProduct, StateNames, StudyPlan, StudyPlanRow } from "./study-plan-types.ts";

/** The rows that can be sold. A row without a state or product, or with an unknown course type or duration, is left out. */
function readStudyPlanProducts(rows: unknown): StudyPlanProduct[] {
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

/**
 * Creates the builder while the visitor's state is looked up. Rows that cannot be sold are left out. Pass the state
 * that was found to `chooseStudyState`, or null for none.
 * For the block `productBuilder`. [SB-004, SB-010, SB-014]
 */
export function createStudyPlan(rows: readonly StudyPlanRow[]): StudyPlan {
  return { ...settle(readStudyPlanProducts(rows), null), loading: true };
}

/**
 * Chooses the state, in any case; then Salesperson, or the first course type offered if there is none; and the second
 * duration. An unknown state leaves nothing to choose from.
 * For the block `productBuilder`. [SB-004, SB-005, SB-006, SB-010]
 *
 * @param state the text of a row, as the list offers it; or the visitor's state by name and code, because rows may use
 * either: `findState(cookie)` of `@courseway/brand`
 * @example
 * chooseStudyState(createStudyPlan(rows), "Texas").selection?.buttonText // "Get 1 Month"
 */
export function chooseStudyState({ products }: StudyPlan, state: string | StateNames | null): StudyPlan {
  const names = listNames(state);
  const row = products.find((product) => names.includes(product.state.toLowerCase()));
  return settle(products, row?.state ?? null);
}

function listNames(state: string | StateNames | null): string[] {
  const { name, abbreviation } = asObject(state);
  return texts([state, name, abbreviation]).map((text) => text.toLowerCase());
}

/**
 * Chooses the course type and filters the durations; the chosen duration stays if it is offered. A course type that the
 * state does not offer gives the first choice of SB-005.
 * For the block `productBuilder`. [SB-007]
 */
export function chooseCourseType({ products, state, duration }: StudyPlan, courseType: string): StudyPlan {
  return settle(products, state, readChoice(COURSE_TYPES, courseType), duration);
}

/**
 * Chooses the duration, which decides the product to buy and the button's text. A duration that is not offered gives
 * the second one.
 * For the block `productBuilder`. [SB-008]
 */
export function chooseDuration({ products, state, courseType }: StudyPlan, duration: string): StudyPlan {
  return settle(products, state, courseType, readChoice(DURATIONS, duration));
}

function settle(
  products: readonly StudyPlanProduct[],
  state: string | null,
  wantedType: CourseType | null = null,
  wantedDuration: Duration | null = null,
): StudyPlan {
  const inState = products.filter((product) => product.state === state);
  const courseTypes = inState.map((product) => product.courseType);
  const courseType = pick<CourseType>(courseTypes, [wantedType, "Salesperson"]);

  const ofType = inState.filter((product) => product.courseType === courseType);
  // In any order of the rows, "the second duration" is the second shortest. [SB-005, SB-013, SB-016]
  const durations = DURATIONS.filter((length) => ofType.some((product) => product.duration === length));
  const duration = pick(durations, [wantedDuration, durations[1]]);

  return {
    loading: false,
    products,
    state,
    courseType,
    duration,
    stateOptions: planOptions(
      products.map((product) => product.state),
      state,
    ),
    courseTypeOptions: planOptions(courseTypes, courseType),
    durationOptions: planOptions(durations, duration, durations[1]),
    selection: ofType.find((product) => product.duration === duration) ?? null,
  };
}

/** The first wanted choice that is offered, else the first offered one. */
function pick<Choice extends string>(
  offered: readonly Choice[],
  wanted: readonly (Choice | null | undefined)[],
): Choice | null {
  return wanted.find((choice) => offered.some((one) => one === choice)) ?? offered[0] ?? null;
}
