import { type Field, type Fields, type FieldType, toCraftName } from "@courseway/content-client";

/** One field of a row, and its control. */
export type ListPart = {
  readonly handle: string;
  /** Its name in Craft. */
  readonly name: string;
  readonly about: string;
} & (
  | { readonly kind: "text" | "long" | "number" | "toggle" | "date" }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "list"; readonly list: ListShape }
);

/** The shape of a list of rows, pictures or entries: its kinds of row, and the fields of each. */
export interface ListShape {
  /** Whether it may have more than one row. */
  readonly many: boolean;
  /** The fields of each kind of row, by its handle. */
  readonly rows: Readonly<Record<string, readonly ListPart[]>>;
  /** Whether a row's `typeHandle` names its kind. */
  readonly isTyped: boolean;
}

/** A field that has a list, as its story passes it to the panel. */
export interface ListField {
  /** Its name in Craft. */
  readonly name: string;
  readonly about: string;
  readonly list: ListShape;
}

const PICTURE: readonly ListPart[] = [
  {
    handle: "url",
    name: "Address",
    about: "Of the picture; {images}/road.svg is a drawing of the brand",
    kind: "text",
  },
  {
    handle: "alt",
    name: "Alternative text",
    about: "What the picture shows; empty if it only decorates",
    kind: "text",
  },
  { handle: "width", name: "Width", about: "In px", kind: "number" },
  { handle: "height", name: "Height", about: "In px", kind: "number" },
];

/** The shape of a field with rows; null for any other field. */
export function listShape({ type, control }: Pick<Field, "type" | "control">): ListShape | null {
  const rows = listRows(type);
  return rows === null ? null : { many: "many" in control && control.many, rows, isTyped: type.kind === "matrix" };
}

function listRows(type: FieldType): ListShape["rows"] | null {
  switch (type.kind) {
    case "matrix":
      return Object.fromEntries(Object.entries(type.rows).map(([row, fields]) => [row, listParts(fields)]));
    case "table":
      return { row: listParts(type.columns) };
    case "assets":
      return { picture: PICTURE };
    case "categories":
      return { category: listParts(type.fields) };
    case "entries":
      return { [type.type]: listParts(type.fields) };
    default:
      return null;
  }
}

const listParts = (fields: Fields): readonly ListPart[] =>
  Object.entries(fields).map(([handle, field]) => {
    const shared = { handle, name: toCraftName(handle), about: field.about };
    const list = listShape(field);
    if (list !== null) return { ...shared, kind: "list", list };
    const { control } = field;
    if (control.kind === "choice") return { ...shared, kind: "choice", options: control.options };
    return { ...shared, kind: PLAIN[control.kind] ?? "text" };
  });

const PLAIN: Readonly<Partial<Record<Field["control"]["kind"], "long" | "number" | "toggle" | "date">>> = {
  html: "long",
  number: "number",
  toggle: "toggle",
  date: "date",
};
