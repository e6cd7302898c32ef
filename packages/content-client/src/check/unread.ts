import { isAbstractType, isInterfaceType, isObjectType, type GraphQLCompositeType, type GraphQLSchema } from "graphql";
import { BLOCKS_FIELD } from "../page/queries.ts";
import type { Difference } from "./difference.ts";

/** Handles that are read of a type, and for what. */
export interface Reader {
  readonly where: string;
  readonly handles: Set<string>;
}

/** What editors added to a type: what its interfaces have, every type of its kind has. */
export function ownHandles(type: GraphQLCompositeType): readonly string[] {
  if (!isObjectType(type)) return [];
  const shared = new Set(type.getInterfaces().flatMap((one) => Object.keys(one.getFields())));
  return Object.keys(type.getFields()).filter((handle) => !shared.has(handle) && !handle.startsWith("_"));
}

/** Craft has each column of a table twice, by its handle and by its place. */
const isColumnByPosition = (type: string, handle: string): boolean =>
  type.endsWith("_TableRow") && /^col\d+$/.test(handle);

/** Fields that editors fill in and nobody reads, of every type that something is read of. */
export function unreadFields(schema: GraphQLSchema, readers: ReadonlyMap<string, Reader>): readonly Difference[] {
  return [...readers].flatMap(([name, { where, handles }]) => {
    const type = schema.getType(name);
    const own = isObjectType(type) ? ownHandles(type) : [];
    return own
      .filter((handle) => !handles.has(handle) && !isColumnByPosition(name, handle))
      .map((field): Difference => {
        const message = `Nobody reads the field "${field}" of "${name}". What editors write there has no effect. Read it, or remove it.`;
        return { kind: "unread", level: "warning", where, type: name, field, near: null, message };
      });
  });
}

/** Rows that editors may place on a page and that no block reads. */
export function unreadRows(
  schema: GraphQLSchema,
  holder: GraphQLCompositeType,
  known: ReadonlySet<string>,
): readonly Difference[] {
  // An interface is implemented by every entry of the site, of which most are no blocks.
  if (!isAbstractType(holder) || isInterfaceType(holder)) return [];
  return schema
    .getPossibleTypes(holder)
    .filter(({ name }) => !known.has(name))
    .map(({ name }): Difference => {
      const message = `No block reads rows of the type "${name}". Pages leave them out. Register a block of that handle, or take it out of "${BLOCKS_FIELD}".`;
      return { kind: "unread", level: "warning", where: "page", type: name, field: null, near: null, message };
    });
}
