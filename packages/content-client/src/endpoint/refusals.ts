import { type ASTNode, type DocumentNode, type FieldNode, type InlineFragmentNode, Kind, parse } from "graphql";
import type { FoundField } from "../selections/asking.ts";
import { TEXT_PARTS } from "../fields/field.ts";
import type { GraphqlError } from "../graphql/answer.ts";

/** A part of a document that the server's schema does not allow. */
export interface LearnedPart {
  /** Fields and type conditions from the operation down: `["entry", "... on page_Entry", "adobe"]`. */
  readonly path: readonly string[];
  /** What the refusal says about the field or type. */
  readonly found: Exclude<FoundField, { kind: "unknown" }>;
}

type Part = FieldNode | InlineFragmentNode;

/** The validation errors of graphql-js and of webonyx/graphql-php, which Craft uses. */
const UNKNOWN_TYPE = /^Unknown type "([^"]+)"/;
const UNKNOWN_FIELD = /^Cannot query field "([^"]+)" on type "([^"]+)"/;
const IMPOSSIBLE_TYPE = /^Fragment cannot be spread here as objects of type "[^"]+" can never be of type "([^"]+)"/;
const NO_LEAF = /^Field "([^"]+)" of type "([^"]+)" must have a (?:sub ?)?selection/;
const LEAF = /^Field "([^"]+)" (?:of type "[^"]+" )?must not have a (?:sub ?)?selection/;
const CONFLICT = /^Fields "([^"]+)" conflict because/;

/**
 * Lists the parts of a document that a server's schema refused, by each error's location or, if it has none, by the
 * types and fields in its message. Null if an error is not the refusal of a part.
 */
export function listRefusedParts(source: string, errors: readonly GraphqlError[]): readonly LearnedPart[] | null {
  const all = listParts(parse(source));
  const found = errors.map((error) => {
    const locations = listErrorParts(error, all, source);
    return locations.map(({ path }) => ({ path, found: toFoundField(error.message) }));
  });
  return found.some((parts) => parts.length === 0) ? null : found.flat();
}

function toFoundField(reason: string): LearnedPart["found"] {
  const type = NO_LEAF.exec(reason)?.[2];
  if (type !== undefined)
    return { kind: "object", type: type.replaceAll(/[[\]!]/g, ""), isList: type.includes("["), reason };
  return { kind: LEAF.test(reason) ? "leaf" : "missing", reason };
}

const isPart = (node: ASTNode): node is Part => node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT;

interface LocatedPart {
  readonly node: Part;
  readonly path: readonly string[];
  /** The type of the enclosing fragment; null outside a fragment. */
  readonly on: string | null;
}

/** Lists every field and inline fragment of a document with its path, parents before children. */
function listParts(document: DocumentNode): readonly LocatedPart[] {
  const parts: LocatedPart[] = [];
  const walk = (nodes: readonly ASTNode[], path: readonly string[], on: string | null): void => {
    for (const node of nodes.filter(isPart)) {
      const type = node.kind === Kind.INLINE_FRAGMENT ? (node.typeCondition?.name.value ?? null) : null;
      const name = node.kind === Kind.FIELD ? getName(node) : `... on ${type}`;
      const fieldPath = [...path, name];
      parts.push({ node, path: fieldPath, on });
      walk(node.selectionSet?.selections ?? [], fieldPath, type);
    }
  };
  for (const one of document.definitions)
    if (one.kind === Kind.OPERATION_DEFINITION) walk(one.selectionSet.selections, [], null);
  return parts;
}

/** The name of a field in a path: its alias, except the alias that selects the text inside an object. */
function getName({ alias, name }: FieldNode): string {
  const isTextPart = TEXT_PARTS.some((part) => alias?.value === `${name.value}__${part}`);
  return isTextPart ? name.value : (alias ?? name).value;
}

function listErrorParts(error: GraphqlError, all: readonly LocatedPart[], source: string): readonly LocatedPart[] {
  const isRefusal = [UNKNOWN_TYPE, UNKNOWN_FIELD, IMPOSSIBLE_TYPE, NO_LEAF, LEAF, CONFLICT].some((one) =>
    one.test(error.message),
  );
  if (!isRefusal) return [];
  const locations = error.locations ?? [];
  // Of conflicting fields, the first one may stay.
  const refusedLocations = CONFLICT.test(error.message) ? locations.slice(1) : locations;
  const located = refusedLocations.flatMap((location) => getPart(computeOffset(source, location), all) ?? []);
  return located.length > 0 ? located : findNamedParts(error.message, all);
}

function computeOffset(source: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const before = source.split("\n").slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** Finds the innermost part at an offset: the last match, because parents precede their children. */
function getPart(offset: number, all: readonly LocatedPart[]): LocatedPart | undefined {
  return all.findLast(({ node: { loc } }) => loc !== undefined && loc.start <= offset && offset < loc.end);
}

function findNamedParts(message: string, all: readonly LocatedPart[]): readonly LocatedPart[] {
  const type = (UNKNOWN_TYPE.exec(message) ?? IMPOSSIBLE_TYPE.exec(message))?.[1];
  if (type !== undefined) return all.filter(({ path }) => path.at(-1) === `... on ${type}`);
  const [, field, on] = UNKNOWN_FIELD.exec(message) ?? [];
  if (field !== undefined) return all.filter((part) => isNamed(part.node, field) && (part.on ?? on) === on);
  const handle = (NO_LEAF.exec(message) ?? LEAF.exec(message))?.[1];
  return all.filter(({ node }) => handle !== undefined && isNamed(node, handle));
}

const isNamed = (node: Part, name: string): boolean => node.kind === Kind.FIELD && node.name.value === name;
