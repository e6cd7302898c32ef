import type { FragmentNames } from "../block-contract.ts";

/** A part of a document that cannot be asked of the content system. */
export interface RefusedPart {
  /** Fields and type conditions from the operation down: `["entry", "... on page_Entry", "adobe"]`. */
  readonly path: readonly string[];
  /** Why, in the content system's own words or from its schema. */
  readonly reason: string;
  readonly isRichText?: boolean;
}

/** Where in a document something is asked: within which type, as far as that is known, and on which path. */
export interface FieldLocation {
  readonly type: string | null;
  readonly path: readonly string[];
}

/** A field as a content system has it. */
export type FoundField =
  /** Nothing is known: it is asked as it was declared. */
  | { readonly kind: "unknown" }
  /** It has no fields of its own. */
  | { readonly kind: "leaf"; readonly reason: string }
  /** It has fields of its own: those of `type`, or of whatever `type` can be. */
  | { readonly kind: "object"; readonly type: string; readonly isList: boolean; readonly reason: string }
  | { readonly kind: "missing"; readonly reason: string };

/** What is known of the schema that a document is written for. */
export interface EndpointSchema {
  /** How it names its types. */
  readonly names: FragmentNames;
  /** @param alias the name that the document gives it, where that is another */
  field(location: FieldLocation, handle: string, alias?: string): FoundField;
  /** Why a fragment on that type cannot stand there; null where it can, as far as is known. */
  typeProblem(location: FieldLocation, type: string): string | null;
  /** The type of the single entry that a section holds, as far as it is known that there is one. */
  singleType(section: string): string | null;
}

/** A document, and what of it could not be asked. */
export interface WrittenFor {
  readonly document: string;
  readonly refused: readonly RefusedPart[];
  /** Whether rich text would have been asked and none could. */
  readonly hasLostRichText: boolean;
}

/** How documents are written for one content system, and what of them could not be asked. */
export interface Asking {
  readonly names: FragmentNames;
  readonly schema: EndpointSchema;
  /** Grows while a document is written. */
  readonly refused: RefusedPart[];
  /** How many fields of rich text are asked; grows while a document is written. */
  richTexts: number;
  /** Whether rows and related entries are asked for that are yet to go live, each with the date on which it does. */
  readonly withUpcoming: boolean;
}

/** Asks for everything as it was declared. */
export const askAll = (names: FragmentNames): Asking =>
  createAsking({ names, field: () => ({ kind: "unknown" }), typeProblem: () => null, singleType: () => null });

const createAsking = (schema: EndpointSchema, withUpcoming = false): Asking => ({
  names: schema.names,
  schema,
  refused: [],
  richTexts: 0,
  withUpcoming,
});

/** The place inside of a field. `fallback` is the type that it most likely has, where nothing is known. */
export function within(
  { path }: FieldLocation,
  handle: string,
  found: FoundField,
  fallback: string | null,
): FieldLocation {
  return { type: found.kind === "object" ? found.type : fallback, path: [...path, handle] };
}

/** The place inside of a fragment. */
export const onType = ({ path }: FieldLocation, type: string): FieldLocation => ({
  type,
  path: [...path, `... on ${type}`],
});

/** A document that is written for whatever schema it is asked of. */
export function writer(write: (asking: Asking) => string, { withUpcoming = false } = {}) {
  return (schema: EndpointSchema): WrittenFor => {
    const asking = createAsking(schema, withUpcoming);
    const document = write(asking);
    const { refused, richTexts } = asking;
    return { document, refused, hasLostRichText: richTexts === 0 && refused.some((part) => part.isRichText === true) };
  };
}
