import { type ASTNode, type DocumentNode, type FieldNode, type InlineFragmentNode, Kind, parse } from "graphql";
import type { FoundField } from "../selections/asking.ts";
import { TEXT_PARTS } from "../fields/field.ts";
import type { GraphqlError } from "../graphql/answer.ts";

/** A part of a document that the server's schema does not allow as it was asked. */
export interface LearnedPart {
  /** Fields and type conditions from the operation down: `["entry", "... on page_Entry", "adobe"]`. */
  readonly path: readonly string[];
  /** What the refusal says of it. */
  readonly found: Exclude<FoundField, { kind: "unknown" }>;
}

type Part = FieldNode | InlineFragmentNode;

/** How validation names what it refuses; the words are those of graphql-js and of webonyx/graphql-php, which Craft uses. */
const UNKNOWN_TYPE = /^Unknown type "([^"]+)"/;
const UNKNOWN_FIELD = /^Cannot query field "([^"]+)" on type "([^"]+)"/;
const IMPOSSIBLE_TYPE = /^Fragment cannot be spread here as objects of type "[^"]+" can never be of type "([^"]+)"/;
const NO_LEAF = /^Field "([^"]+)" of type "([^"]+)" must have a (?:sub ?)?selection/;
const LEAF = /^Field "([^"]+)" (?:of type "[^"]+" )?must not have a (?:sub ?)?selection/;
const CONFLICT = /^Fields "([^"]+)" conflict because/;

/**
 * What a server's schema refused of a document, found by the place that each error names or, where it names none, by the
 * types and fields in its message. Null where an error is no refusal of a part.
 */
export function refusedParts(source: string, errors: readonly GraphqlError[]): readonly LearnedPart[] | null {
  const all = listParts(parse(source));
  const found = errors.map((error) => {
    const locations = partsOfError(error, all, source);
    return locations.map(({ path }) => ({ path, found: foundBy(error.message) }));
  });
  return found.some((parts) => parts.length === 0) ? null : found.flat();
}

function foundBy(reason: string): LearnedPart["found"] {
  const type = NO_LEAF.exec(reason)?.[2];
  if (type !== undefined)
    return { kind: "object", type: type.replaceAll(/[[\]!]/g, ""), isList: type.includes("["), reason };
  return { kind: LEAF.test(reason) ? "leaf" : "missing", reason };
}

const isPart = (node: ASTNode): node is Part => node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT;

interface LocatedPart {
  readonly node: Part;
  readonly path: readonly string[];
  /** The type that the part is asked of, where the document says it. */
  readonly on: string | null;
}

/** Every field and inline fragment of a document with its path, parents before their children. */
function listParts(document: DocumentNode): readonly LocatedPart[] {
  const parts: LocatedPart[] = [];
  const walk = (nodes: readonly ASTNode[], path: readonly string[], on: string | null): void => {
    for (const node of nodes.filter(isPart)) {
      const type = node.kind === Kind.INLINE_FRAGMENT ? (node.typeCondition?.name.value ?? null) : null;
      const name = node.kind === Kind.FIELD ? getName(node) : `... on ${type}`;
      const own = [...path, name];
      parts.push({ node, path: own, on });
      walk(node.selectionSet?.selections ?? [], own, type);
    }
  };
  for (const one of document.definitions)
    if (one.kind === Kind.OPERATION_DEFINITION) walk(one.selectionSet.selections, [], null);
  return parts;
}

/** A field's alias tells it from others, but for the one that a text within an object is asked under. */
function getName({ alias, name }: FieldNode): string {
  const isTextPart = TEXT_PARTS.some((part) => alias?.value === `${name.value}__${part}`);
  return isTextPart ? name.value : (alias ?? name).value;
}

function partsOfError(error: GraphqlError, all: readonly LocatedPart[], source: string): readonly LocatedPart[] {
  const isRefusal = [UNKNOWN_TYPE, UNKNOWN_FIELD, IMPOSSIBLE_TYPE, NO_LEAF, LEAF, CONFLICT].some((one) =>
    one.test(error.message),
  );
  if (!isRefusal) return [];
  const locations = error.locations ?? [];
  // Of fields that contradict each other the first may stay.
  const refusedLocations = CONFLICT.test(error.message) ? locations.slice(1) : locations;
  const located = refusedLocations.flatMap((location) => partAt(computeOffset(source, location), all) ?? []);
  return located.length > 0 ? located : namedParts(error.message, all);
}

function computeOffset(source: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const before = source.split("\n").slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** The innermost part around a place; the last one in the walk, since parents come first. */
function partAt(offset: number, all: readonly LocatedPart[]): LocatedPart | undefined {
  return all.findLast(({ node: { loc } }) => loc !== undefined && loc.start <= offset && offset < loc.end);
}

function namedParts(message: string, all: readonly LocatedPart[]): readonly LocatedPart[] {
  const type = (UNKNOWN_TYPE.exec(message) ?? IMPOSSIBLE_TYPE.exec(message))?.[1];
  if (type !== undefined) return all.filter(({ path }) => path.at(-1) === `... on ${type}`);
  const [, field, on] = UNKNOWN_FIELD.exec(message) ?? [];
  if (field !== undefined) return all.filter((part) => isNamed(part.node, field) && (part.on ?? on) === on);
  const handle = (NO_LEAF.exec(message) ?? LEAF.exec(message))?.[1];
  return all.filter(({ node }) => handle !== undefined && isNamed(node, handle));
}

const isNamed = (node: Part, name: string): boolean => node.kind === Kind.FIELD && node.name.value === name;
