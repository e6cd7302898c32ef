import { categories, type Category } from "./category.ts";
import { field, fieldsSchema, type Content, type Field, type FieldType } from "./field.ts";
import { link } from "./link.ts";
import { toList, property } from "./read.ts";
import { html, optionalText, readText, text } from "./text.ts";
import { toggle } from "./toggle.ts";

/** A product's editorial data; its price is from commerce. */
export interface ProductEntry {
  /** `xgritProductId`: the ids whose price to fetch, more than one for a set; empty for none. */
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

const courseIds: Field<readonly string[]> = field({
  about: "The courses whose sessions the class schedule lists",
  read: readCourseIds,
  type: { kind: "table", columns: { courseid: text("The id of a course") } },
  control: { kind: "rows", many: true },
});

/** The fields of a product entry. [PR-003, PR-004] */
const productFields = {
  title: text("The product's name"),
  xgritProductId: field({
    about: "Comma-separated ids to price; several are sold as one set",
    read: readIds,
  }),
  xgritCoupon: optionalText("The product's coupon codes, comma-separated"),
  xgritBundleCoupon: optionalText("The coupon for what is sold together with it"),
  xgritProductDisableRsa: toggle("Sells the product without the additional services at checkout"),
  productState: optionalText("The state that the product is for"),
  productPageUrl: link("The page that tells more about the product"),
  disclaimer: html("Small print of the class schedule"),
  webinarTitle: optionalText("The heading of the class schedule"),
  webinarContent: html("The text above the class schedule"),
  webinarCourseIds: courseIds,
  category: categories("What the filters of cards go by"),
};

const productSchema = fieldsSchema(productFields);

/** Products are entries of type `productEntry` in section `products`. */
const PRODUCTS: FieldType = { kind: "entries", section: "products", type: "productEntry", fields: productFields };

/** The first product of a relation, or null. */
export function productEntry(about: string): Field<ProductEntry | null> {
  return field({
    about,
    read: (value) => readProducts(value)[0] ?? null,
    type: PRODUCTS,
    control: { kind: "entries", many: false },
  });
}

/** All products of a relation, in the editor's order. */
export function productEntries(about: string): Field<readonly ProductEntry[]> {
  return field({ about, read: readProducts, type: PRODUCTS, control: { kind: "entries", many: true } });
}

function readProducts(value: unknown): readonly ProductEntry[] {
  return toList(value).flatMap((item) => {
    const { data } = productSchema.safeParse(item);
    return data ? [toProduct(data)] : [];
  });
}

function toProduct(row: Content<typeof productFields>): ProductEntry {
  return {
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
  };
}

/** Reads the ids of a comma-separated text, without duplicates. */
function readIds(value: unknown): readonly string[] {
  return unique(readText(value).split(","));
}

/** Reads a table's `courseid` column, or a plain comma-separated text. */
function readCourseIds(value: unknown): readonly string[] {
  return unique(toList(value).flatMap((row) => readText(property(row, "courseid") ?? row).split(",")));
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.map((id) => id.trim()).filter((id) => id !== ""))];
}
