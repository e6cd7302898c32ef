import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
} from "graphql";
import { TEXT_PARTS, type FieldType } from "../fields/field.ts";

/**
 * The scalar types that each kind of field can read, both Craft's own and GraphQL's. All can be read from text, which
 * older content contains.
 */
const READ_FROM = {
  String: ["String", "ID", "Int", "Float", "Number", "DateTime"],
  Number: ["Number", "Int", "Float", "String"],
  Lightswitch: ["Lightswitch", "Boolean", "Int", "String"],
  DateTime: ["DateTime", "String"],
} as const satisfies Record<string, readonly string[]>;

/** Describes the type that a field should have in Craft. */
export function expectedType(type: FieldType): string {
  switch (type.kind) {
    case "scalar":
      return type.scalar;
    case "assets":
      return "a field of assets";
    case "categories":
      return `categories of the group "${type.group}"`;
    case "entries":
      return `entries of the type "${type.type}" in the section "${type.section}"`;
    case "table":
      return `a table with the columns ${Object.keys(type.columns).join(", ")}`;
    case "matrix":
      return `a matrix of ${Object.keys(type.rows).join(", ")}`;
  }
}

/** Whether a field is an object that contains the text, as rich text and links are if created in Craft 5. */
export function isTextObject(expected: FieldType, actual: GraphQLOutputType): boolean {
  const named = getNamedType(actual);
  if (expected.kind !== "scalar" || expected.scalar !== "String" || !isObjectType(named)) return false;
  if (isListType(getNullableType(actual))) return false;
  return TEXT_PARTS.some((part) => isLeafType(getNamedType(named.getFields()[part]?.type ?? null)));
}

/**
 * The reason why a field of this type cannot be read as declared; null for none. `not-selectable`: the type has fields
 * although none are declared, or has none although some are declared.
 */
export function typeProblem(expected: FieldType, actual: GraphQLOutputType): "not-selectable" | "other-type" | null {
  const named = getNamedType(actual);
  if (expected.kind !== "scalar") return isCompositeType(named) ? null : "not-selectable";
  if (isCompositeType(named)) return "not-selectable";
  const isList = isListType(getNullableType(actual));
  // The content system's own leaf types, such as enumerations, are sent as text.
  const isBuiltIn =
    Object.values(READ_FROM).some((names) => (names as readonly string[]).includes(named.name)) ||
    named.name === "Boolean";
  const isReadable = !isBuiltIn || (READ_FROM[expected.scalar] as readonly string[]).includes(named.name);
  return isReadable && (!isList || expected.scalar === "String") ? null : "other-type";
}
