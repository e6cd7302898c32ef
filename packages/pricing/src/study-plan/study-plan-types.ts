import type { CourseType, Duration } from "./study-plan-choices.ts";

/** A row as editors write it. [SB-014] */
export interface StudyPlanRow {
  readonly state: string;
  /** One of COURSE_TYPES, in any case, with or without spaces. */
  readonly courseType: string;
  /** One of DURATIONS, likewise. */
  readonly duration: string;
  readonly productId: string;
  readonly coupon?: string | null;
  readonly dynamicButtonText?: string | null;
  /** What a screen reader reads instead of the button's text. [A11Y-015] */
  readonly buttonAriaLabel?: string | null;
}

/** The names that editors may use for a state; `State` of `@courseway/brand` has them. */
export interface StateNames {
  /** "Texas" */
  readonly name: string;
  /** "TX", as in the location cookie. [LOC-004] */
  readonly abbreviation: string;
}

/** A row that can be sold: its state, course type, duration and product are known. */
export interface StudyPlanProduct {
  readonly state: string;
  readonly courseType: CourseType;
  readonly duration: Duration;
  readonly productId: string;
  readonly coupon: string | null;
  /** "Get 1 Month", or the row's own text. [SB-003] */
  readonly buttonText: string;
  /** Null if the button's text says it. [A11Y-015] */
  readonly buttonAriaLabel: string | null;
}

/** One option of a list of the builder. [SB-010] */
export interface StudyPlanOption {
  readonly label: string;
  readonly value: string;
  readonly selected: boolean;
  /** Whether it is the second duration. [SB-013] */
  readonly mostPopular: boolean;
}

/** The builder at one moment, as plain data; every choice returns a new state. */
export interface StudyPlan {
  /** True until a state is chosen or found to be unknown: the visitor's location is still looked up. [SB-004] */
  readonly loading: boolean;
  readonly products: readonly StudyPlanProduct[];
  readonly state: string | null;
  readonly courseType: CourseType | null;
  readonly duration: Duration | null;
  /** Never empty: a list with nothing to offer has the one option "No Options". [SB-010] */
  readonly stateOptions: readonly StudyPlanOption[];
  readonly courseTypeOptions: readonly StudyPlanOption[];
  readonly durationOptions: readonly StudyPlanOption[];
  /** The product to buy, for the checkout link and the button; null before a choice. [SB-008] */
  readonly selection: StudyPlanProduct | null;
}
