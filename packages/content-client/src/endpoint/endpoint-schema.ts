import type { EndpointSchema, FoundField, FieldLocation } from "../selections/asking.ts";
import { type CraftVersion, fragmentNames } from "../selections/fragment-names.ts";
import type { SchemaTypes } from "./schema-types.ts";

/** Facts about a content system that its refusals revealed. */
export interface Learned {
  /** Fields and fragments by `pathKey`. */
  readonly parts: ReadonlyMap<string, FoundField>;
  /** Unknown types, and how we found that. */
  readonly types: ReadonlyMap<string, string>;
}

/** Joins a path to a key. */
export const pathKey = (path: readonly string[]): string => path.join("/");

/**
 * Builds the known schema of a content system: its refusals take precedence over its schema. Fields that neither
 * contains are queried as declared.
 *
 * @param types null if the content system hides its schema
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

/** Detects the version: only Craft 4 has `MatrixBlockInterface`, which its matrix rows implement. */
export const findCraft = (types: SchemaTypes | null): CraftVersion | null =>
  types === null ? null : types.has("MatrixBlockInterface") ? 4 : 5;

/**
 * The only type of a section, else null. Craft 5 has a union of a section's types; Craft 4's type names begin with the
 * section.
 */
function singleType(types: SchemaTypes | null, section: string): string | null {
  const union = types?.get(`${section}SectionEntryUnion`)?.possible;
  const members = union ? [...union] : [...(types?.keys() ?? [])].filter((name) => isTypeOf(name, section));
  return members.length === 1 ? (members[0] ?? null) : null;
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
