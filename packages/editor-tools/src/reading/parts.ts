import { isLibraryPicture, type LibraryPicture } from "@courseway/brand";
import { type Field, type Fields, type ProductEntry, rowFields } from "@courseway/content-client";
import type { Place } from "../finding/finding.ts";
import { readRichText } from "./rich-text.ts";

/** One thing that an editor set, and its place. */
export type Part = { readonly place: Place } & (
  | { readonly kind: "words"; readonly words: string }
  /** `name` is the link's name for readers; null for a field, whose label is a separate field. */
  | { readonly kind: "link"; readonly href: string; readonly words: string; readonly name: string | null }
  /**
   * A button's label and link, if both are fields of one row. `isLed`: a product or the block decides where it leads.
   */
  | { readonly kind: "button"; readonly label: string; readonly href: string | null; readonly isLed: boolean }
  /**
   * A heading of a rich text. `level` is 1 to 6; `above` is the level of the previous heading in this text, or null.
   */
  | { readonly kind: "heading"; readonly level: number; readonly above: number | null; readonly words: string }
  /** An anchor on the page, by the name that links to it have after `#`. */
  | { readonly kind: "anchor"; readonly name: string }
  /** The slug of a page that a listing shows. */
  | { readonly kind: "entry"; readonly slug: string }
  | {
      readonly kind: "picture";
      readonly url: string;
      readonly alt: string | null;
      readonly size: LibraryPicture | null;
      /** The width of its place, in px; null if that is not declared. */
      readonly placePx: number | null;
    }
  | { readonly kind: "product"; readonly product: ProductEntry }
  | { readonly kind: "date"; readonly text: string }
);

/** Whether a value has fields: an object that is not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isProduct = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & ProductEntry =>
  Array.isArray(value["productIds"]) && "bundleCoupon" in value && "webinarCourseIds" in value;

const isArticle = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value["slug"] === "string" && "blogCategories" in value && "featuredEntryImage" in value;

/** The kinds of control whose values visitors cannot read. */
const SETTINGS: ReadonlySet<string> = new Set(["choice", "color", "toggle", "number", "categories"]);

const ADDRESS = /^(?:\/(?!\/)|https?:\/\/)\S*$/u;

function listTextParts(text: string, kind: string | null, place: Place): readonly Part[] {
  if (text === "" || (kind !== null && SETTINGS.has(kind))) return [];
  if (kind === "date") return [{ kind: "date", text, place }];
  if (kind === "link" || (kind === null && ADDRESS.test(text)))
    return [{ kind: "link", href: text, words: "", name: null, place }];
  const { words, links, pictures, headings, ids } = readRichText(text);
  return [
    ...(words === "" ? [] : [{ kind: "words", words, place } as const]),
    ...links.map((link) => ({ kind: "link", ...link, place }) as const),
    ...pictures.map(({ url, alt }) => ({ kind: "picture", url, alt, size: null, placePx: null, place }) as const),
    ...headings.map((heading, index) => {
      const above = headings[index - 1]?.level ?? null;
      return { kind: "heading", ...heading, above, place } as const;
    }),
    ...ids.map((name) => ({ kind: "anchor", name, place }) as const),
  ];
}

function listValueParts(value: unknown, field: Field | undefined, place: Place, isLed = false): readonly Part[] {
  if (typeof value === "string") return listTextParts(value, field?.control.kind ?? null, place);
  if (Array.isArray(value)) return value.flatMap((one: unknown) => listValueParts(one, field, place));
  if (!isRecord(value) || field?.control.kind === "categories") return [];
  if (isLibraryPicture(value)) {
    const placePx = field?.control.kind === "assets" ? (field.control.shownPx ?? null) : null;
    return [{ kind: "picture", url: value.url, alt: value.alt, size: value, placePx, place }];
  }
  if (isProduct(value)) return [{ kind: "product", product: value, place }];
  if (isArticle(value)) return [{ kind: "entry", slug: String(value["slug"]), place }];
  return listRowParts({ content: value, fields: field === undefined ? {} : rowFields(field, value), isLed }, place);
}

/** Whether something in a value decides where a button leads: a product or an address. */
function leads(value: unknown): boolean {
  if (typeof value === "string") return ADDRESS.test(value);
  if (Array.isArray(value)) return value.some(leads);
  return isRecord(value) && (isProduct(value) || Object.values(value).some(leads));
}

/** Whether a neighboring field does so, as a picker's table does for its one button. */
const leadsBeside = (content: Readonly<Record<string, unknown>>, handle: string): boolean =>
  Object.entries(content).some(([other, value]) => other !== handle && leads(value));

/** A row with its neighboring fields. */
interface Row {
  readonly content: Readonly<Record<string, unknown>>;
  readonly fields: Fields;
  /** Whether another field of the block decides where the row's button leads. */
  readonly isLed: boolean;
}

/**
 * Lists the buttons of a row: each link field with the label field of the same name. A default label does not make a
 * button.
 */
function listButtons({ content, fields, isLed }: Row, place: Place): readonly Part[] {
  return Object.entries(fields).flatMap(([handle, { control }]) => {
    const stem = /^(.*(?:cta|button))Link$/iu.exec(handle)?.[1];
    if (control.kind !== "link" || stem === undefined) return [];
    const labelHandle = [`${stem}Label`, `${stem}Text`].find((name) => name in fields);
    const label = labelHandle === undefined ? null : content[labelHandle];
    if (labelHandle === undefined || typeof label !== "string" || label === "") return [];
    const { control: labelControl } = fields[labelHandle] ?? {};
    if (labelControl !== undefined && "default" in labelControl && labelControl.default === label) return [];
    const href = content[handle];
    return [
      {
        kind: "button",
        label,
        href: typeof href === "string" ? href : null,
        isLed:
          isLed ||
          Object.values(content)
            .flat()
            .some((one) => isRecord(one) && isProduct(one)),
        place: { ...place, field: place.field ?? handle },
      } as const,
    ];
  });
}

function listRowParts(row: Row, place: Place): readonly Part[] {
  const { content, fields } = row;
  const values = Object.entries(content).flatMap(([handle, value]) =>
    handle === "typeHandle"
      ? []
      : listValueParts(
          value,
          fields[handle],
          { ...place, field: handle },
          isRecord(value) && leadsBeside(content, handle),
        ),
  );
  return [...values, ...listButtons(row, place)];
}

/**
 * Lists everything that is set in a piece of content, in the order of its fields. A field's declaration decides its
 * kind; if content was converted to another shape, the value itself decides.
 */
export const listParts = (content: unknown, fields: Fields, place: Place): readonly Part[] =>
  isRecord(content) ? listRowParts({ content, fields, isLed: false }, place) : [];
