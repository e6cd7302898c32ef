import type { FragmentNames } from "../block-contract.ts";
import { listHandles, TEXT_PARTS, type Field, type Fields, type FieldType } from "../fields/field.ts";
import { rowsAreEntries } from "./fragment-names.ts";
import { SCHEDULE_DATES, UPCOMING_TOO } from "./upcoming.ts";
import { askAll, onType, within, type Asking, type FoundField, type FieldLocation } from "./asking.ts";

/** What is asked of an asset. */
export const ASSET_FIELDS = "url alt title width height mimeType hasFocalPoint focalPoint";

/** What every entry and row has without an editor adding it: asked of the interface, declared by no type of ours. */
export const ENTRY_FIELDS: ReadonlySet<string> = new Set(
  "id uid title slug uri url siteId sectionHandle typeHandle isDraft postDate expiryDate dateCreated dateUpdated".split(
    " ",
  ),
);

/**
 * The GraphQL selection of declared fields, without braces around it.
 *
 * @example
 * buildSelection({ picture: asset("…") }, fragmentNames(5)); // "picture { url alt … }"
 */
export function buildSelection(fields: Fields, names: FragmentNames): string {
  return fieldsSelection(fields, { type: null, path: [] }, askAll(names));
}

/** The same at a place of a document, as far as the content system has the fields; what it has not is noted as refused. */
export function fieldsSelection(fields: Fields, location: FieldLocation, asking: Asking): string {
  return joined(Object.entries(fields).map(([handle, field]) => fieldSelection(handle, field, location, asking)));
}

/** A fragment with the declared fields; nothing where the type cannot stand there, or has none of them. */
export function fragment(type: string, fields: Fields, location: FieldLocation, asking: Asking): string {
  const problem = asking.schema.typeProblem(location, type);
  const inside = onType(location, type);
  if (problem !== null) {
    asking.refused.push({ path: inside.path, reason: problem });
    return "";
  }
  return braced(`... on ${type}`, fieldsSelection(fields, inside, asking));
}

/** Fields that are plain names, of what every entry, asset or category has. */
export function plainSelection(handles: readonly string[], location: FieldLocation, asking: Asking): string {
  return joined(
    handles.map((handle) => {
      const found = asking.schema.field(location, handle);
      return found.kind === "missing" ? refuse(found.reason, handle, location, asking) : handle;
    }),
  );
}

/** Those of some plain fields that the content system is known to have: nobody misses the others. */
export function knownSelection(handles: readonly string[], location: FieldLocation, { schema }: Asking): string {
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
 * A field under the handle that the content system has it under. Where that is not known it is asked under all that it
 * may have: Craft leaves out what it does not know, or says so.
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
    const part = textPart(found, control.kind, within(location, handle, found, null), asking);
    if (part === null) return refuse(found.reason, handle, location, asking, field);
    return noted(`${handle}__${part}: ${handle} { ${part} }`, field, asking);
  }
  if (found.kind === "leaf") return refuse(found.reason, handle, location, asking, field);
  const head = hasUpcoming(type, asking) ? `${handle}(${UPCOMING_TOO})` : handle;
  return braced(head, innerSelection(handle, type, within(location, handle, found, likelyType(handle, type)), asking));
}

/** Whether it is asked for rows or entries that are yet to go live. */
function hasUpcoming({ kind }: FieldType, { withUpcoming, names }: Asking): boolean {
  return withUpcoming && (kind === "entries" || (kind === "matrix" && rowsAreEntries(names)));
}

/** The field of an object that holds the declared text, or null where it has none. */
function textPart(
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

/** What Craft names the type of such a field. */
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
 * The selection inside a matrix field. Its union can be asked for `__typename` only; `typeHandle` is asked of what rows
 * share, so that a row that no fragment matched can be told from an empty one.
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
  const shared = knownSelection(ofEach, onType(inside, names.rowInterface), asking);
  const start = hasUpcoming({ kind: "matrix", rows }, asking) ? SCHEDULE_DATES : "";
  const ofRows = joined(["typeHandle", start, shared]);
  return joined(["__typename", `... on ${names.rowInterface} { ${ofRows} }`, ...fragments]);
}

/** What every entry has is asked outside of the fragment: it then comes whatever the entry's section is. */
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

/** Declared fields of an entry: the handles of those that every entry has, and those of its own type. */
export function entryFields(fields: Fields): { readonly shared: readonly string[]; readonly own: Fields } {
  const all = Object.entries(fields);
  return {
    shared: all.map(([handle]) => handle).filter((handle) => ENTRY_FIELDS.has(handle)),
    own: Object.fromEntries(all.filter(([handle]) => !ENTRY_FIELDS.has(handle))),
  };
}
