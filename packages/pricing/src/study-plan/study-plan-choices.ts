import { asText } from "../wire.ts";
import type { StudyPlanOption } from "./study-plan-types.ts";

/** Every course type of the study plan, in the order offered. For the block `productBuilder`. [SB-015] */
export const COURSE_TYPES = [
  "Salesperson",
  "Broker",
  "Sales Associate",
  "Managing Broker",
  "Associate Broker",
  "Qualifying Broker",
  "Principal Broker",
  "Affiliate Broker",
] as const;

/** Every duration of the study plan, in the order offered. For the block `productBuilder`. [SB-016] */
export const DURATIONS = ["1 Week", "1 Month", "3 Months"] as const;

/** One of the course types. [SB-015] */
export type CourseType = (typeof COURSE_TYPES)[number];
/** One of the durations. [SB-016] */
export type Duration = (typeof DURATIONS)[number];

/** The only option of a list that has nothing to offer. For the block `productBuilder`. [SB-010] */
export const NO_OPTIONS = { label: "No Options", value: "No Value" } as const;

/** The choice for a text, in any case and with any spaces and dashes ("salesAssociate", "1-month"); else null. */
export function readChoice<Choice extends string>(choices: readonly Choice[], text: unknown): Choice | null {
  const wanted = plain(asText(text));
  return choices.find((choice) => plain(choice) === wanted) ?? null;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, "");
}

/** The options of a list, each value once in the order of the rows; "No Options" if there is none. [SB-010, SB-013] */
export function planOptions(values: readonly string[], selected: string | null, popular?: string): StudyPlanOption[] {
  if (values.length === 0) return [{ ...NO_OPTIONS, selected: true, mostPopular: false }];
  return [...new Set(values)].map((value) => ({
    label: value,
    value,
    selected: value === selected,
    mostPopular: value === popular,
  }));
}
