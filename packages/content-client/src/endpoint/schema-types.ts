import { z } from "zod";

/** A field's innermost type, whether that is a leaf without fields, and whether the field is a list. */
export interface SchemaField {
  readonly type: string;
  readonly isLeaf: boolean;
  readonly isList: boolean;
}

/** A type of a content system's schema, reduced to what documents need. */
export interface SchemaType {
  readonly fields: ReadonlyMap<string, SchemaField>;
  /** The possible types of an interface or a union; null for other types. */
  readonly possible: ReadonlySet<string> | null;
}

/** The types of a content system by name. */
export type SchemaTypes = ReadonlyMap<string, SchemaType>;

/**
 * The introspection query for the data that documents need. With eighty entry types, Craft's response has half a
 * megabyte; that of the full introspection query has twenty, mostly arguments.
 */
export const SCHEMA_QUERY = `query ContentSchema {
  __schema { types {
    name kind possibleTypes { name }
    fields { name type { name kind ofType { name kind ofType { name kind ofType { name kind } } } } }
  } }
}`;

interface WireType {
  readonly name?: string | null | undefined;
  readonly kind: string;
  readonly ofType?: WireType | null | undefined;
}

const wireType: z.ZodType<WireType> = z.object({
  name: z.string().nullish(),
  kind: z.string(),
  get ofType() {
    return wireType.nullish();
  },
});

const answer = z.object({
  __schema: z.object({
    types: z.array(
      z.object({
        name: z.string(),
        possibleTypes: z.array(z.object({ name: z.string() })).nullish(),
        fields: z.array(z.object({ name: z.string(), type: wireType })).nullish(),
      }),
    ),
  }),
});

/** Reads the types of a response to `SCHEMA_QUERY`; null for any other response. */
export function readSchemaTypes(data: unknown): SchemaTypes | null {
  const { data: read } = answer.safeParse(data);
  if (read === undefined) return null;
  return new Map(
    read["__schema"].types.map(({ name, fields, possibleTypes }) => [
      name,
      {
        fields: new Map((fields ?? []).map((field) => [field.name, namedType(field.type)])),
        possible: possibleTypes ? new Set(possibleTypes.map((one) => one.name)) : null,
      },
    ]),
  );
}

function namedType({ name, kind, ofType }: WireType, isList = false): SchemaField {
  if (ofType) return namedType(ofType, isList || kind === "LIST");
  return { type: name ?? "", isLeaf: kind === "SCALAR" || kind === "ENUM", isList };
}
