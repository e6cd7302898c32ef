import { field, listOf, property } from "./read.ts";
import { readText } from "./text.ts";

/** A category: its code as the editors' systems know it, and its title. */
export interface Category {
  /** `aceCategoryCode`, for example `RE`; `""` where the category has none. */
  readonly code: string;
  readonly title: string;
  readonly slug: string;
}

/** All categories of a relation that have a code or a title. */
export function readCategories(value: unknown): readonly Category[] {
  return listOf(value)
    .map((item) => ({
      code: readText(property(item, "aceCategoryCode")),
      title: readText(property(item, "title")),
      slug: readText(property(item, "slug")),
    }))
    .filter(({ code, title }) => code !== "" || title !== "");
}

/** The first category of a relation, or null. */
export const category = field((value) => readCategories(value)[0] ?? null);

/** All categories of a relation. */
export const categories = field(readCategories);
