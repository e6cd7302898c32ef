import { z } from "zod";
import { categories, type Category } from "./category.ts";
import { link } from "./link.ts";
import { field, listOf, property, type Field } from "./read.ts";
import { html, optionalText, readText } from "./text.ts";
import { toggle } from "./toggle.ts";

/** A product as editors describe it; its price comes from commerce. */
export interface ProductEntry {
  /** `xgritProductId`: the ids to ask a price for, more than one for a set; empty where the editor gave none. */
  readonly productIds: readonly string[];
  /** `xgritCoupon`: a comma-separated list of codes. [ENT-004] */
  readonly coupon: string | null;
  /** `xgritBundleCoupon`. [CP-022] */
  readonly bundleCoupon: string | null;
  readonly title: string;
  /** `productState`: name, abbreviation or slug, as the editor wrote it. */
  readonly state: string | null;
  readonly pageUrl: string | null;
  readonly disableRsa: boolean;
  readonly disclaimer: string;
  readonly webinarTitle: string | null;
  readonly webinarContent: string;
  readonly webinarCourseIds: readonly string[];
  readonly categories: readonly Category[];
}

const wire = z.object({
  xgritProductId: field(readIds),
  xgritCoupon: optionalText,
  xgritBundleCoupon: optionalText,
  xgritProductDisableRsa: toggle,
  title: field(readText),
  productState: optionalText,
  productPageUrl: link,
  disclaimer: html,
  webinarTitle: optionalText,
  webinarContent: html,
  webinarCourseIds: field(readCourseIds),
  category: categories,
});

const entry: Field<ProductEntry> = wire.transform((row) => ({
  productIds: row.xgritProductId,
  coupon: row.xgritCoupon,
  bundleCoupon: row.xgritBundleCoupon,
  title: row.title,
  state: row.productState,
  pageUrl: row.productPageUrl,
  disableRsa: row.xgritProductDisableRsa,
  disclaimer: row.disclaimer,
  webinarTitle: row.webinarTitle,
  webinarContent: row.webinarContent,
  webinarCourseIds: row.webinarCourseIds,
  categories: row.category,
}));

/** The first product of a relation, or null. */
export const productEntry = field((value) => readProducts(value)[0] ?? null);

/** All products of a relation, in the editor's order. */
export const productEntries = field(readProducts);

function readProducts(value: unknown): readonly ProductEntry[] {
  return listOf(value).flatMap((item) => entry.safeParse(item).data ?? []);
}

/** Ids of a comma-separated text, each once. */
function readIds(value: unknown): readonly string[] {
  return unique(readText(value).split(","));
}

/** A table's `courseid` column; a plain comma-separated text is taken too. */
function readCourseIds(value: unknown): readonly string[] {
  return unique(listOf(value).flatMap((row) => readText(property(row, "courseid") ?? row).split(",")));
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.map((id) => id.trim()).filter((id) => id !== ""))];
}
