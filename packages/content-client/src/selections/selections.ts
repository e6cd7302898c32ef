import type { FragmentNames } from "../block-contract.ts";
import { listHandles, TEXT_PARTS, type Field, type Fields, type FieldType } from "../fields/field.ts";
import { rowsAreEntries } from "./fragment-names.ts";
import { SCHEDULE_DATES, UPCOMING_TOO } from "./upcoming.ts";
import { askAll, onType, within, type Asking, type FoundField, type FieldLocation } from "./asking.ts";

/** The selected fields of an asset. */
export const ASSET_FIELDS = "url alt title width height mimeType hasFocalPoint focalPoint";

/** The fields that every entry and row has without an editor adding them; selected on the interface, not on a type. */
export const ENTRY_FIELDS: ReadonlySet<string> = new Set(
  "id uid title slug uri url siteId sectionHandle typeHandle isDraft postDate expiryDate dateCreated dateUpdated".split(
    " ",
  ),
);

/**
 * Writes the GraphQL selection of declared fields, without enclosing braces.
 *
 * @example
 * buildSelection({ picture: asset("…") }, fragmentNames(5)); // "picture { url alt … }"
 */
export function buildSelection(fields: Fields, names: FragmentNames): string {
  return fieldsSelection(fields, { type: null, path: [] }, askAll(names));
}

/**
 * Writes the selection of fields at a location in a document. Fields that the content system lacks are noted as
 * refused.
 */
export function fieldsSelection(fields: Fields, location: FieldLocation, asking: Asking): string {
  return joined(Object.entries(fields).map(([handle, field]) => fieldSelection(handle, field, location, asking)));
}

/** Writes a fragment with the declared fields; `""` if the type is not allowed at the location, or has none of them. */
export function fragment(type: string, fields: Fields, location: FieldLocation, asking: Asking): string {
  const problem = asking.schema.typeProblem(location, type);
  const inside = onType(location, type);
  if (problem !== null) {
    asking.refused.push({ path: inside.path, reason: problem });
    return "";
  }
  return braced(`... on ${type}`, fieldsSelection(fields, inside, asking));
}

/** Writes the selection of fields without subfields that every entry, asset or category has. */
export function plainSelection(handles: readonly string[], location: FieldLocation, asking: Asking): string {
  return joined(
    handles.map((handle) => {
      const found = asking.schema.field(location, handle);
      return found.kind === "missing" ? refuse(found.reason, handle, location, asking) : handle;
    }),
  );
}

/** Selects those plain fields that the content system is known to have; the others are optional. */
export function selectKnown(handles: readonly string[], location: FieldLocation, { schema }: Asking): string {
  return joined(handles.filter((handle) => schema.field(location, handle).kind === "leaf"));
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

const braced = (head: string, selection: string): string => (selection === "" ? "" : `${head} { ${selection} }`);

function refuse(reason: string, handle: string, { path }: FieldLocation, { refused }: Asking, field?: Field): "" {
  refused.push({ path: [...path, handle], reason, ...(field?.control.kind === "html" ? { isRichText: true } : {}) });
  return "";
}

function noted(selection: string, { control }: Field, asking: Asking): string {
  if (control.kind === "html") asking.richTexts += 1;
  return selection;
}

/**
 * Selects a field by the handle that the content system has for it. If that is unknown, selects all its possible
 * handles: Craft ignores unknown fields or refuses them.
 */
function fieldSelection(handle: string, field: Field, location: FieldLocation, asking: Asking): string {
  const names = listHandles(handle, field).map((name) => ({ name, found: asking.schema.field(location, name) }));
  const known = names.find(({ found }) => found.kind === "leaf" || found.kind === "object");
  const asked = known === undefined ? names.filter(({ found }) => found.kind === "unknown") : [known];
  if (asked.length > 0) return joined(asked.map(({ name }) => namedSelection(name, field, location, asking)));
  const [{ found } = { found: null }] = names;
  return refuse(found?.kind === "missing" ? found.reason : "", handle, location, asking, field);
}

function namedSelection(handle: string, field: Field, location: FieldLocation, asking: Asking): string {
  const { type, control } = field;
  const found = asking.schema.field(location, handle);
  if (type.kind === "scalar") {
    if (found.kind !== "object") return noted(handle, field, asking);
    const part = findTextPart(found, control.kind, within(location, handle, found, null), asking);
    if (part === null) return refuse(found.reason, handle, location, asking, field);
    return noted(`${handle}__${part}: ${handle} { ${part} }`, field, asking);
  }
  if (found.kind === "leaf") return refuse(found.reason, handle, location, asking, field);
  const head = hasUpcoming(type, asking) ? `${handle}(${UPCOMING_TOO})` : handle;
  return braced(head, innerSelection(handle, type, within(location, handle, found, likelyType(handle, type)), asking));
}

/** Whether a field's selection includes rows or entries that are not live yet. */
function hasUpcoming({ kind }: FieldType, { withUpcoming, names }: Asking): boolean {
  return withUpcoming && (kind === "entries" || (kind === "matrix" && rowsAreEntries(names)));
}

/** Finds the subfield of an object that contains the declared text, or null. */
function findTextPart(
  found: Extract<FoundField, { kind: "object" }>,
  control: string,
  inside: FieldLocation,
  { schema }: Asking,
): (typeof TEXT_PARTS)[number] | null {
  if (found.isList) return null;
  const wanted = control === "link" ? TEXT_PARTS.toReversed() : TEXT_PARTS;
  return (
    wanted.find((part) => schema.field(inside, part).kind === "leaf") ??
    wanted.find((part) => schema.field(inside, part).kind === "unknown" && LIKELY_PART[part].test(found.type)) ??
    null
  );
}

const LIKELY_PART = { html: /_CkeditorField$/, url: /^LinkData/ } as const;

/** The type name that Craft gives such a field. */
function likelyType(handle: string, { kind }: FieldType): string | null {
  const types = {
    scalar: null,
    assets: "AssetInterface",
    categories: "CategoryInterface",
    entries: "EntryInterface",
    table: `${handle}_TableRow`,
    matrix: `${handle}_MatrixField`,
  };
  return types[kind];
}

function innerSelection(
  handle: string,
  type: Exclude<FieldType, { kind: "scalar" }>,
  inside: FieldLocation,
  asking: Asking,
): string {
  switch (type.kind) {
    case "assets":
      return plainSelection(ASSET_FIELDS.split(" "), inside, asking);
    case "categories":
      return joined([
        plainSelection(["title", "slug"], inside, asking),
        fragment(asking.names.category(type.group), type.fields, inside, asking),
      ]);
    case "entries":
      return entrySelection(type, inside, asking);
    case "table":
      return fieldsSelection(type.columns, inside, asking);
    case "matrix":
      return rowsSelection(handle, type, inside, asking);
  }
}

/**
 * Writes the selection inside a matrix field. On its union, only `__typename` can be selected. `typeHandle` is selected
 * on the rows' interface, to distinguish a row that no fragment matched from an empty one.
 */
export function rowsSelection(
  field: string,
  { rows, ofEach = [] }: Omit<Extract<FieldType, { kind: "matrix" }>, "kind">,
  inside: FieldLocation,
  asking: Asking,
): string {
  const { names } = asking;
  const fragments = Object.entries(rows).map(([type, fields]) =>
    fragment(names.row(field, type), fields, inside, asking),
  );
  const shared = selectKnown(ofEach, onType(inside, names.rowInterface), asking);
  const start = hasUpcoming({ kind: "matrix", rows }, asking) ? SCHEDULE_DATES : "";
  const ofRows = joined(["typeHandle", start, shared]);
  return joined(["__typename", `... on ${names.rowInterface} { ${ofRows} }`, ...fragments]);
}

/**
 * Writes the selection of entries. The fields of every entry are outside the fragment, so they are sent for any
 * section.
 */
function entrySelection(
  { section, type, fields }: { readonly section: string; readonly type: string; readonly fields: Fields },
  inside: FieldLocation,
  asking: Asking,
): string {
  const { shared, own } = entryFields(fields);
  return joined([
    asking.withUpcoming ? SCHEDULE_DATES : "",
    plainSelection(shared, inside, asking),
    fragment(asking.names.entry(section, type), own, inside, asking),
  ]);
}

/** Splits an entry's declared fields into the handles that every entry has and the fields of its own type. */
export function entryFields(fields: Fields): { readonly shared: readonly string[]; readonly own: Fields } {
  const all = Object.entries(fields);
  return {
    shared: all.map(([handle]) => handle).filter((handle) => ENTRY_FIELDS.has(handle)),
    own: Object.fromEntries(all.filter(([handle]) => !ENTRY_FIELDS.has(handle))),
  };
}
