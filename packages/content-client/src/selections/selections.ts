import type { FragmentNames } from "../block-contract.ts";
import type { Field, Fields } from "../fields/field.ts";

/** What is asked of an asset. */
export const ASSET_FIELDS = "url alt title width height mimeType hasFocalPoint focalPoint";

/** What every entry and row has without an editor adding it: asked of the interface, declared by no type of ours. */
export const ENTRY_FIELDS: ReadonlySet<string> = new Set(
  "id uid title slug uri url siteId sectionHandle typeHandle isDraft postDate dateCreated dateUpdated".split(" "),
);

/**
 * The GraphQL selection of declared fields, without braces around it.
 *
 * @example
 * selectionOf({ picture: asset("…") }, fragmentNames(5)); // "picture { url alt … }"
 */
export function selectionOf(fields: Fields, names: FragmentNames): string {
  return Object.entries(fields)
    .map(([handle, field]) => fieldSelection(handle, field, names))
    .join(" ");
}

function fieldSelection(handle: string, { type }: Field, names: FragmentNames): string {
  switch (type.kind) {
    case "scalar":
      return handle;
    case "assets":
      return `${handle} { ${ASSET_FIELDS} }`;
    case "categories":
      return `${handle} { title slug ${on(names.category(type.group), type.fields, names)} }`;
    case "entries":
      return `${handle} { ${entrySelection(type, names)} }`;
    case "table":
      return `${handle} { ${selectionOf(type.columns, names)} }`;
    case "matrix":
      return `${handle} { ${rowsSelection(handle, type.rows, names)} }`;
  }
}

/**
 * The selection inside a matrix field. Its union can be asked for `__typename` only; `typeHandle` is asked of what rows
 * share, so that a row that no fragment matched can be told from an empty one.
 */
export function rowsSelection(field: string, rows: Readonly<Record<string, Fields>>, names: FragmentNames): string {
  const fragments = Object.entries(rows).map(([type, fields]) => on(names.row(field, type), fields, names));
  return `__typename ... on ${names.rowInterface} { typeHandle } ${fragments.join(" ")}`;
}

/** What every entry has is asked outside of the fragment: it then comes whatever the entry's section is. */
function entrySelection(
  { section, type, fields }: { readonly section: string; readonly type: string; readonly fields: Fields },
  names: FragmentNames,
): string {
  const all = Object.entries(fields);
  const shared = all.map(([handle]) => handle).filter((handle) => ENTRY_FIELDS.has(handle));
  const own = Object.fromEntries(all.filter(([handle]) => !ENTRY_FIELDS.has(handle)));
  return `${shared.join(" ")} ${on(names.entry(section, type), own, names)}`;
}

function on(type: string, fields: Fields, names: FragmentNames): string {
  return `... on ${type} { ${selectionOf(fields, names)} }`;
}
