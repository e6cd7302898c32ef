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

/** The scalars whose values each kind of field reads. Craft's own names are listed next to GraphQL's; older content has texts of all. */
const READ_FROM = {
  String: ["String", "ID", "Int", "Float", "Number", "DateTime"],
  Number: ["Number", "Int", "Float", "String"],
  Lightswitch: ["Lightswitch", "Boolean", "Int", "String"],
  DateTime: ["DateTime", "String"],
} as const satisfies Record<string, readonly string[]>;

/** What a field is to be, in words and in the types of Craft. */
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

/** Whether it is a text within an object, as rich text and links are that were made in Craft 5. */
export function isTextObject(expected: FieldType, actual: GraphQLOutputType): boolean {
  const named = getNamedType(actual);
  if (expected.kind !== "scalar" || expected.scalar !== "String" || !isObjectType(named)) return false;
  if (isListType(getNullableType(actual))) return false;
  return TEXT_PARTS.some((part) => isLeafType(getNamedType(named.getFields()[part]?.type ?? null)));
}

/** Why a field of that type cannot be read as declared: it has fields where none are asked or none where some are; or null. */
export function typeProblem(expected: FieldType, actual: GraphQLOutputType): "not-selectable" | "other-type" | null {
  const named = getNamedType(actual);
  if (expected.kind !== "scalar") return isCompositeType(named) ? null : "not-selectable";
  if (isCompositeType(named)) return "not-selectable";
  const isList = isListType(getNullableType(actual));
  // A type of the content system's own, an enumeration for instance, is a text on the wire.
  const isBuiltIn =
    Object.values(READ_FROM).some((names) => (names as readonly string[]).includes(named.name)) ||
    named.name === "Boolean";
  const isReadable = !isBuiltIn || (READ_FROM[expected.scalar] as readonly string[]).includes(named.name);
  return isReadable && (!isList || expected.scalar === "String") ? null : "other-type";
}
