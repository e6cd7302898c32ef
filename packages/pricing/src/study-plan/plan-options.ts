import { NO_OPTIONS } from "./study-plan-choices.ts";
import type { StudyPlanOption } from "./study-plan-types.ts";

/** The options of a list, each value once in the order of the rows; "No Options" where there is none. [SB-010, SB-013] */
export function planOptions(values: readonly string[], selected: string | null, popular?: string): StudyPlanOption[] {
  if (values.length === 0) return [{ ...NO_OPTIONS, selected: true, mostPopular: false }];
  return [...new Set(values)].map((value) => ({
    label: value,
    value,
    selected: value === selected,
    mostPopular: value === popular,
  }));
}
