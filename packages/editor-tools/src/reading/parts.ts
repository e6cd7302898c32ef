import { isLibraryPicture, type LibraryPicture } from "@courseway/brand";
import type { Field, Fields, ProductEntry } from "@courseway/content-client";
import type { Place } from "../finding/finding.ts";
import { readRichText } from "./rich-text.ts";

/** One thing that an editor set, and where. */
export type Part = { readonly place: Place } & (
  | { readonly kind: "words"; readonly words: string }
  | { readonly kind: "link"; readonly href: string; readonly words: string }
  /** The slug of a page that a listing shows. */
  | { readonly kind: "entry"; readonly slug: string }
  | {
      readonly kind: "picture";
      readonly url: string;
      readonly alt: string | null;
      readonly size: LibraryPicture | null;
    }
  | { readonly kind: "product"; readonly product: ProductEntry }
  | { readonly kind: "date"; readonly text: string }
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isProduct = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & ProductEntry =>
  Array.isArray(value["productIds"]) && "bundleCoupon" in value && "webinarCourseIds" in value;

const isArticle = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value["slug"] === "string" && "blogCategories" in value && "featuredEntryImage" in value;

/** The kinds of control whose values are no content: nothing of them can be read by a visitor. */
const SETTINGS: ReadonlySet<string> = new Set(["choice", "color", "toggle", "number", "categories"]);

const ADDRESS = /^(?:\/(?!\/)|https?:\/\/)\S*$/u;

function partsOfText(text: string, kind: string | null, place: Place): readonly Part[] {
  if (text === "" || (kind !== null && SETTINGS.has(kind))) return [];
  if (kind === "date") return [{ kind: "date", text, place }];
  if (kind === "link" || (kind === null && ADDRESS.test(text))) return [{ kind: "link", href: text, words: "", place }];
  const { words, links, pictures } = readRichText(text);
  return [
    ...(words === "" ? [] : [{ kind: "words", words, place } as const]),
    ...links.map((link) => ({ kind: "link", ...link, place }) as const),
    ...pictures.map(({ url, alt }) => ({ kind: "picture", url, alt, size: null, place }) as const),
  ];
}

/** The fields of a row below a field, as far as they were declared. */
function rowFields(field: Field | undefined, row: Readonly<Record<string, unknown>>): Fields {
  const type = field?.type;
  if (type?.kind === "table") return type.columns;
  if (type?.kind === "entries") return type.fields;
  if (type?.kind !== "matrix") return {};
  const types = Object.values(type.rows);
  return (types.length === 1 ? types[0] : type.rows[String(row["typeHandle"])]) ?? {};
}

function partsOfValue(value: unknown, field: Field | undefined, place: Place): readonly Part[] {
  if (typeof value === "string") return partsOfText(value, field?.control.kind ?? null, place);
  if (Array.isArray(value)) return value.flatMap((one: unknown) => partsOfValue(one, field, place));
  if (!isRecord(value) || field?.control.kind === "categories") return [];
  if (isLibraryPicture(value)) return [{ kind: "picture", url: value.url, alt: value.alt, size: value, place }];
  if (isProduct(value)) return [{ kind: "product", product: value, place }];
  if (isArticle(value)) return [{ kind: "entry", slug: String(value["slug"]), place }];
  return partsOf(value, rowFields(field, value), place);
}

/**
 * All that is set in a piece of content, in the order of its fields. What a field is follows from its declaration;
 * where the content was read on to another shape, from the value itself.
 */
export function partsOf(content: unknown, fields: Fields, place: Place): readonly Part[] {
  if (!isRecord(content)) return [];
  return Object.entries(content).flatMap(([handle, value]) =>
    handle === "typeHandle" ? [] : partsOfValue(value, fields[handle], { ...place, field: handle }),
  );
}
