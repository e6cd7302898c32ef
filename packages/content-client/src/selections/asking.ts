import type { FragmentNames } from "../block-contract.ts";

/** A part of a document that the content system refuses or does not have. */
export interface RefusedPart {
  /** Fields and type conditions from the operation down: `["entry", "... on page_Entry", "adobe"]`. */
  readonly path: readonly string[];
  /** The reason, from the content system's error or its schema. */
  readonly reason: string;
  readonly isRichText?: boolean;
}

/** A location in a document: its path, and the enclosing type, null if unknown. */
export interface FieldLocation {
  readonly type: string | null;
  readonly path: readonly string[];
}

/** What is known about a field in a content system. */
export type FoundField =
  /** Nothing is known; the field is selected as declared. */
  | { readonly kind: "unknown" }
  /** The field has no subfields. */
  | { readonly kind: "leaf"; readonly reason: string }
  /** The field has subfields: those of `type`, or of the possible types of `type`. */
  | { readonly kind: "object"; readonly type: string; readonly isList: boolean; readonly reason: string }
  | { readonly kind: "missing"; readonly reason: string };

/** The known schema for which a document is written. */
export interface EndpointSchema {
  /** The names of the schema's types. */
  readonly names: FragmentNames;
  /** Looks up a field. @param alias the field's alias in the document, if it has one */
  field(location: FieldLocation, handle: string, alias?: string): FoundField;
  /** The reason why a fragment on a type is not allowed at a location; null if it is allowed or nothing is known. */
  typeProblem(location: FieldLocation, type: string): string | null;
  /** The type of a section's single entry; null if there is none or nothing is known. */
  singleType(section: string): string | null;
}

/** A written document, and the parts that it omits. */
export interface WrittenFor {
  readonly document: string;
  readonly refused: readonly RefusedPart[];
  /** Whether rich text was declared and none could be selected. */
  readonly hasLostRichText: boolean;
}

/** The state of writing a document for one content system. */
export interface Asking {
  readonly names: FragmentNames;
  readonly schema: EndpointSchema;
  /** Grows while a document is written. */
  readonly refused: RefusedPart[];
  /** The number of selected rich-text fields; grows while a document is written. */
  richTexts: number;
  /** Whether to also select rows and related entries that are not live yet, each with its dates. */
  readonly withUpcoming: boolean;
}

/** Selects every field as declared. */
export const askAll = (names: FragmentNames): Asking =>
  createAsking({ names, field: () => ({ kind: "unknown" }), typeProblem: () => null, singleType: () => null });

const createAsking = (schema: EndpointSchema, withUpcoming = false): Asking => ({
  names: schema.names,
  schema,
  refused: [],
  richTexts: 0,
  withUpcoming,
});

/** Returns the location inside a field. `fallback` is the field's likely type if nothing is known. */
export function within(
  { path }: FieldLocation,
  handle: string,
  found: FoundField,
  fallback: string | null,
): FieldLocation {
  return { type: found.kind === "object" ? found.type : fallback, path: [...path, handle] };
}

/** Returns the location inside a fragment. */
export const onType = ({ path }: FieldLocation, type: string): FieldLocation => ({
  type,
  path: [...path, `... on ${type}`],
});

/** Creates a function that writes a document for any given schema. */
export function writer(write: (asking: Asking) => string, { withUpcoming = false } = {}) {
  return (schema: EndpointSchema): WrittenFor => {
    const asking = createAsking(schema, withUpcoming);
    const document = write(asking);
    const { refused, richTexts } = asking;
    return { document, refused, hasLostRichText: richTexts === 0 && refused.some((part) => part.isRichText === true) };
  };
}
