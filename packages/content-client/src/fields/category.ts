import { field, type Field, type FieldType } from "./field.ts";
import { toList, property } from "./read.ts";
import { readText, text } from "./text.ts";

/** A category: its code in the editors' systems, its title and its slug. */
export interface Category {
  /** `aceCategoryCode`, for example `RE`; `""` for none. */
  readonly code: string;
  readonly title: string;
  readonly slug: string;
}

/** Reads all categories of a relation that have a code or a title. */
function readCategories(value: unknown): readonly Category[] {
  return toList(value)
    .map((item) => ({
      code: readText(property(item, "aceCategoryCode")),
      title: readText(property(item, "title")),
      slug: readText(property(item, "slug")),
    }))
    .filter(({ code, title }) => code !== "" || title !== "");
}

/** Courses and articles share one group of categories. */
const CATEGORIES: FieldType = {
  kind: "categories",
  group: "aceCategories",
  fields: { aceCategoryCode: text("The category's code, as the editors' systems know it") },
};

/** The first category of a relation, or null. */
export function category(about: string): Field<Category | null> {
  return field({
    about,
    read: (value) => readCategories(value)[0] ?? null,
    type: CATEGORIES,
    control: { kind: "categories", many: false },
  });
}

/** All categories of a relation. */
export function categories(about: string): Field<readonly Category[]> {
  return field({ about, read: readCategories, type: CATEGORIES, control: { kind: "categories", many: true } });
}
