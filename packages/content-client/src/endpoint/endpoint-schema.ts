import type { EndpointSchema, FoundField, FieldLocation } from "../selections/asking.ts";
import { type CraftVersion, fragmentNames } from "../selections/fragment-names.ts";
import type { SchemaTypes } from "./schema-types.ts";

/** What was learned of a content system by its refusals. */
export interface Learned {
  /** Fields and fragments, by `pathKey`. */
  readonly parts: ReadonlyMap<string, FoundField>;
  /** Types that it does not know, and how that was found. */
  readonly types: ReadonlyMap<string, string>;
}

/** A path as a key. */
export const pathKey = (path: readonly string[]): string => path.join("/");

/**
 * What is known of a content system: first what it refused, then its schema. Of what neither says all is asked as it was
 * declared. @param types null where it does not tell its schema
 */
export function endpointSchema(types: SchemaTypes | null, learned: Learned, craft: CraftVersion): EndpointSchema {
  const learnedAt = ({ path }: FieldLocation, name: string) => learned.parts.get(pathKey([...path, name]));
  return {
    names: fragmentNames(craft),
    singleType: (section) => singleType(types, section),
    field: (location, handle, alias = handle) => learnedAt(location, alias) ?? findField(types, location.type, handle),
    typeProblem: (location, type) => {
      const refused = learnedAt(location, `... on ${type}`);
      if (refused?.kind === "missing") return refused.reason;
      return learned.types.get(type) ?? typeProblem(types, location.type, type);
    },
  };
}

/** Craft 4 has a type that only it knows: what the rows of a matrix share. */
export const findCraft = (types: SchemaTypes | null): CraftVersion | null =>
  types === null ? null : types.has("MatrixBlockInterface") ? 4 : 5;

/** Craft 5 has a union of the types of each section; Craft 4 puts the section before each of its types. */
function singleType(types: SchemaTypes | null, section: string): string | null {
  const union = types?.get(`${section}SectionEntryUnion`)?.possible;
  const own = union ? [...union] : [...(types?.keys() ?? [])].filter((name) => isTypeOf(name, section));
  return own.length === 1 ? (own[0] ?? null) : null;
}

const isTypeOf = (name: string, section: string): boolean =>
  name.startsWith(`${section}_`) && name.endsWith("_Entry") && name.length > section.length + "__Entry".length;

function findField(types: SchemaTypes | null, within: string | null, handle: string): FoundField {
  const type = within === null ? undefined : types?.get(within);
  if (type === undefined) return { kind: "unknown" };
  const field = type.fields.get(handle);
  if (field === undefined) return { kind: "missing", reason: `Its schema has no field "${handle}" in "${within}".` };
  const reason = `Its schema has the field "${handle}" of "${within}" as "${field.type}".`;
  return field.isLeaf ? { kind: "leaf", reason } : { kind: "object", type: field.type, isList: field.isList, reason };
}

function typeProblem(types: SchemaTypes | null, within: string | null, type: string): string | null {
  if (types === null) return null;
  if (!types.has(type)) return `Its schema has no type "${type}".`;
  const holder = within === null ? undefined : types.get(within);
  if (holder === undefined || within === type) return null;
  return holder.possible?.has(type) ? null : `Its schema does not allow the type "${type}" in "${within}".`;
}
