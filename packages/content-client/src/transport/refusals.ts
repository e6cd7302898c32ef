import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type InlineFragmentNode,
  Kind,
  parse,
  print,
  visit,
} from "graphql";
import type { GraphqlError } from "./graphql-answer.ts";

/** A part of a document that the server's schema does not allow. */
export interface RefusedPart {
  /** Fields and type conditions from the operation down: `["entry", "... on page_Entry", "adobe"]`. */
  readonly path: readonly string[];
  /** The server's own message. */
  readonly reason: string;
}

/** A document without its refused parts. */
export interface PrunedDocument {
  /** Null where nothing is left to ask. */
  readonly document: string | null;
  readonly parts: readonly RefusedPart[];
}

type Part = FieldNode | InlineFragmentNode;

/** How validation names what it refuses; the words are those of graphql-js and of webonyx/graphql-php, which Craft uses. */
const UNKNOWN_TYPE = /^Unknown type "([^"]+)"/;
const UNKNOWN_FIELD = /^Cannot query field "([^"]+)" on type "([^"]+)"/;
const IMPOSSIBLE_TYPE = /^Fragment cannot be spread here as objects of type "[^"]+" can never be of type "([^"]+)"/;
const NOT_A_LEAF = /^Field "([^"]+)" (?:of type "[^"]+" )?must (?:not )?have a (?:sub ?)?selection/;
const CONFLICT = /^Fields "([^"]+)" conflict because/;

/**
 * Takes out of a document what the server's schema refused, found by the place that each error names or, where it
 * names none, by the types and fields in its message. Null where an error is no refusal of a part, or where a part
 * is refused without which there is nothing to show.
 *
 * @param isEssential whether the document makes no sense without the part of that path
 */
export function pruneRefused(
  source: string,
  errors: readonly GraphqlError[],
  isEssential: (path: readonly string[]) => boolean,
): PrunedDocument | null {
  const document = parse(source);
  const all = partsOf(document);
  const refused = new Map<Part, RefusedPart>();
  for (const error of errors) {
    const found = partsOfError(error, all, source);
    if (found.length === 0) return null;
    for (const { node, path } of found) {
      if (isEssential(path)) return null;
      refused.set(node, { path, reason: error.message });
    }
  }
  const kept = visit(document, {
    enter: (node) => (isPart(node) && refused.has(node) ? null : undefined),
    leave: (node) => (isPart(node) && node.selectionSet?.selections.length === 0 ? null : undefined),
  });
  const isEmpty = kept.definitions.every((one) => !("selectionSet" in one) || !one.selectionSet?.selections.length);
  return { document: isEmpty ? null : print(kept), parts: [...refused.values()] };
}

const isPart = (node: ASTNode): node is Part => node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT;

interface PlacedPart {
  readonly node: Part;
  readonly path: readonly string[];
  /** The type that the part is asked of, where the document says it. */
  readonly on: string | null;
}

/** Every field and inline fragment of a document with its path, parents before their children. */
function partsOf(document: DocumentNode): readonly PlacedPart[] {
  const parts: PlacedPart[] = [];
  const walk = (nodes: readonly ASTNode[], path: readonly string[], on: string | null): void => {
    for (const node of nodes.filter(isPart)) {
      const type = node.kind === Kind.INLINE_FRAGMENT ? (node.typeCondition?.name.value ?? null) : null;
      const name = node.kind === Kind.FIELD ? (node.alias ?? node.name).value : `... on ${type}`;
      const own = [...path, name];
      parts.push({ node, path: own, on });
      walk(node.selectionSet?.selections ?? [], own, type);
    }
  };
  for (const one of document.definitions)
    if (one.kind === Kind.OPERATION_DEFINITION) walk(one.selectionSet.selections, [], null);
  return parts;
}

function partsOfError(error: GraphqlError, all: readonly PlacedPart[], source: string): readonly PlacedPart[] {
  const isRefusal = [UNKNOWN_TYPE, UNKNOWN_FIELD, IMPOSSIBLE_TYPE, NOT_A_LEAF, CONFLICT].some((one) =>
    one.test(error.message),
  );
  if (!isRefusal) return [];
  const places = error.locations ?? [];
  // Of fields that contradict each other the first may stay.
  const refusedPlaces = CONFLICT.test(error.message) ? places.slice(1) : places;
  const located = refusedPlaces.flatMap((place) => partAt(offsetOf(source, place), all) ?? []);
  return located.length > 0 ? located : namedParts(error.message, all);
}

function offsetOf(source: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const before = source.split("\n").slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** The innermost part around a place; the last one in the walk, since parents come first. */
function partAt(offset: number, all: readonly PlacedPart[]): PlacedPart | undefined {
  return all.findLast(({ node: { loc } }) => loc !== undefined && loc.start <= offset && offset < loc.end);
}

function namedParts(message: string, all: readonly PlacedPart[]): readonly PlacedPart[] {
  const type = (UNKNOWN_TYPE.exec(message) ?? IMPOSSIBLE_TYPE.exec(message))?.[1];
  if (type !== undefined) return all.filter(({ path }) => path.at(-1) === `... on ${type}`);
  const [, field, on] = UNKNOWN_FIELD.exec(message) ?? [];
  if (field !== undefined) return all.filter((part) => isNamed(part.node, field) && (part.on ?? on) === on);
  const handle = NOT_A_LEAF.exec(message)?.[1];
  return all.filter(({ node }) => handle !== undefined && isNamed(node, handle));
}

const isNamed = (node: Part, name: string): boolean => node.kind === Kind.FIELD && node.name.value === name;
