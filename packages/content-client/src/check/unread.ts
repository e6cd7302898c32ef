import { isAbstractType, isInterfaceType, isObjectType, type GraphQLCompositeType, type GraphQLSchema } from "graphql";
import { BLOCKS_FIELD } from "../page/queries.ts";
import type { Difference } from "./difference.ts";

/** The handles that the code reads of a type, and the part that reads them. */
export interface Reader {
  readonly where: string;
  readonly handles: Set<string>;
}

/**
 * The fields that editors added to a type. Every type of its kind has the fields of its interfaces, so these are
 * excluded.
 */
export function listTypeHandles(type: GraphQLCompositeType): readonly string[] {
  if (!isObjectType(type)) return [];
  const shared = new Set(type.getInterfaces().flatMap((one) => Object.keys(one.getFields())));
  return Object.keys(type.getFields()).filter((handle) => !shared.has(handle) && !handle.startsWith("_"));
}

/** Whether a field is a table's column by position; Craft also has each column by its handle. */
const isColumnByPosition = (type: string, handle: string): boolean =>
  type.endsWith("_TableRow") && /^col\d+$/.test(handle);

/** Finds fields that editors fill in and no code reads, in every type of which some field is read. */
export function unreadFields(schema: GraphQLSchema, readers: ReadonlyMap<string, Reader>): readonly Difference[] {
  return [...readers].flatMap(([name, { where, handles }]) => {
    const type = schema.getType(name);
    const typeHandles = isObjectType(type) ? listTypeHandles(type) : [];
    return typeHandles
      .filter((handle) => !handles.has(handle) && !isColumnByPosition(name, handle))
      .map((field): Difference => {
        const message = `Nobody reads the field "${field}" of "${name}". What editors write there has no effect. Read it, or remove it.`;
        return { kind: "unread", level: "warning", where, type: name, field, near: null, message };
      });
  });
}

/** Finds row types that editors may place on a page and no block reads. */
export function unreadRows(
  schema: GraphQLSchema,
  holder: GraphQLCompositeType,
  readTypes: ReadonlySet<string>,
): readonly Difference[] {
  // Every entry type of the site implements the interface, and most are not blocks.
  if (!isAbstractType(holder) || isInterfaceType(holder)) return [];
  return schema
    .getPossibleTypes(holder)
    .filter(({ name }) => !readTypes.has(name))
    .map(({ name }): Difference => {
      const message = `No block reads rows of the type "${name}". Pages leave them out. Register a block of that handle, or take it out of "${BLOCKS_FIELD}".`;
      return { kind: "unread", level: "warning", where: "page", type: name, field: null, near: null, message };
    });
}
