import type { EndpointSchema, FoundField } from "../selections/asking.ts";
import { GraphqlAnswerError } from "../graphql/answer.ts";
import type { Send } from "../graphql/send.ts";
import type { CraftVersion } from "../selections/fragment-names.ts";
import { findCraft, endpointSchema, pathKey } from "./endpoint-schema.ts";
import { readSchemaTypes, SCHEMA_QUERY, type SchemaTypes } from "./schema-types.ts";
import { typesQuery, unknownTypes } from "./unknown-types.ts";

/** What is known of a content system at one moment. */
export interface KnownEndpoint {
  /** Grows with each thing that is learned. */
  readonly version: number;
  readonly schema: EndpointSchema;
}

/** A document as it was written, and what it was written by. */
export interface WrittenDocument {
  readonly document: string;
  readonly version: number;
  readonly isEssential: (path: readonly string[]) => boolean;
}

/** What a process knows of one content system: its schema, or what its refusals have told where it hides that. */
export interface Knowledge {
  /** Waits for the schema the first time. Never fails. */
  readonly current: () => Promise<KnownEndpoint>;
  /** Whether the document may be written otherwise now, after the content system refused it. Never fails. */
  readonly learn: (refusal: unknown, written: WrittenDocument) => Promise<boolean>;
  /** A document needs something that the schema lacks. The schema is read again within minutes, in case somebody adds it. */
  readonly noteLoss: () => void;
}

/** For how long something is not asked for that was refused or not in the schema, in ms. */
export const REFUSED_FOR_MS = 5 * 60_000;

/** How old a schema may be in which everything is there, in ms. */
const SCHEMA_FOR_MS = 60 * 60_000;

/** A content system that tells no schema is asked for it again, in ms: it may not have been up yet. */
const UNTOLD_FOR_MS = 60_000;

/** Types that were found by halving are asked for again after this, in ms: it takes a dozen questions. */
const HALVED_FOR_MS = 60 * 60_000;

/** A schema that is as old is not the reason of a refusal, in ms: a failure of another kind must not have it read for each page. */
const FRESH_FOR_MS = 10_000;

/** How long the schema may take where nobody waits for it, in ms. */
const BACKGROUND_LIMIT_MS = 60_000;

/** What Craft says of a type that it does not know and, without `devMode`, of whatever else fails before it has data. */
const UNEXPLAINED = /^(?:something went wrong|internal server error|tried to load an unregistered type)/i;

interface Fact<Value> {
  readonly value: Value;
  readonly until: number;
}

/**
 * @param timeoutMs of a lookup: half of it the first schema may take
 * @param craft how types are named, whatever the schema says; null to go by the schema
 */
export function createKnowledge({
  send,
  elapsed,
  timeoutMs,
  craft,
}: {
  readonly send: Send;
  readonly elapsed: () => number;
  readonly timeoutMs: number;
  readonly craft: CraftVersion | null;
}): Knowledge {
  let version = 0;
  let types: SchemaTypes | null = null;
  let reported = "";
  let readAt: number | null = null;
  let hasLoss = false;
  let reading: Promise<void> | null = null;
  let halving: Promise<boolean> | null = null;
  const parts = new Map<string, Fact<FoundField>>();
  const missingTypes = new Map<string, Fact<string>>();

  async function read(limitMs: number): Promise<void> {
    hasLoss = false;
    try {
      const data = await ask(SCHEMA_QUERY, limitMs);
      const found = readSchemaTypes(data);
      const text = found === null ? "" : JSON.stringify(data);
      if (found !== null && text !== reported) {
        [types, reported] = [found, text];
        parts.clear();
        missingTypes.clear();
        version += 1;
      }
    } catch {
      // Forbidden, or not up: what was known stays, and what is not known is learned from refusals.
    }
    readAt = elapsed();
  }

  /** Reads the schema, once for all who want it at the moment. */
  const reread = (limitMs: number): Promise<void> =>
    (reading ??= read(limitMs).finally(() => {
      reading = null;
    }));

  const ask = (document: string, limitMs: number): Promise<object> =>
    send({ document, variables: {}, previewToken: null, timeoutMs: limitMs });

  function forgetOld<Value>(facts: Map<string, Fact<Value>>): void {
    for (const [key, { until }] of facts)
      if (until <= elapsed()) {
        facts.delete(key);
        version += 1;
      }
  }

  async function current(): Promise<KnownEndpoint> {
    const goodFor = types === null ? UNTOLD_FOR_MS : hasLoss ? REFUSED_FOR_MS : SCHEMA_FOR_MS;
    if (readAt === null) await reread(timeoutMs / 2);
    else if (elapsed() - readAt >= goodFor) void reread(BACKGROUND_LIMIT_MS);
    forgetOld(parts);
    forgetOld(missingTypes);
    const learned = { parts: mapValues(parts), types: mapValues(missingTypes) };
    return { version, schema: endpointSchema(types, learned, craft ?? findCraft(types) ?? 5) };
  }

  async function learn(refusal: unknown, written: WrittenDocument): Promise<boolean> {
    if (!isRefusal(refusal)) return false;
    if (types !== null && elapsed() - (readAt ?? 0) >= FRESH_FOR_MS) await reread(timeoutMs);
    if (written.version !== version) return true;
    const found = await readParts(written.document, refusal);
    if (found.length > 0) {
      if (found.some(({ path }) => written.isEssential(path))) return false;
      for (const part of found) parts.set(pathKey(part.path), { value: part.found, until: elapsed() + REFUSED_FOR_MS });
      version += 1;
      return true;
    }
    if (types !== null || !refusal.errors.every(({ message }) => UNEXPLAINED.test(message))) return false;
    halving ??= halve(listTypes(written.document)).finally(() => {
      halving = null;
    });
    return halving;
  }

  /** Finds the types that the content system does not know. */
  async function halve(names: readonly string[]): Promise<boolean> {
    try {
      // Where it fails without any type as well, types are not why.
      if (!(await areKnown([]))) return false;
      const missing = await unknownTypes(names, areKnown);
      const reason = "It fails as soon as that type is asked for, as Craft does with a type that it does not know.";
      for (const name of missing) missingTypes.set(name, { value: reason, until: elapsed() + HALVED_FOR_MS });
      if (missing.length > 0) version += 1;
      return missing.length > 0;
    } catch {
      return false;
    }
  }

  async function areKnown(names: readonly string[]): Promise<boolean> {
    try {
      await ask(typesQuery(names), timeoutMs);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return !error.errors.some(({ message }) => UNEXPLAINED.test(message) || message.startsWith("Unknown type"));
    }
  }

  return { current, learn, noteLoss: () => void (hasLoss = true) };
}

const mapValues = <Value>(facts: ReadonlyMap<string, Fact<Value>>): ReadonlyMap<string, Value> =>
  new Map([...facts].map(([key, { value }]) => [key, value]));

const listTypes = (document: string): readonly string[] => [
  ...new Set([...document.matchAll(/\.\.\. on (\w+)/g)].map(([, type]) => type ?? "")),
];

/** Errors that come with data, or with a path, are failures of resolvers. They are no refusals. */
const isRefusal = (error: unknown): error is GraphqlAnswerError =>
  error instanceof GraphqlAnswerError &&
  error.errors.length > 0 &&
  !error.hasData &&
  error.errors.every(({ path }) => path === undefined);

async function readParts(document: string, { errors }: GraphqlAnswerError) {
  // Loaded where it is needed, which is almost never.
  const { refusedParts } = await import("./refusals.ts");
  return refusedParts(document, errors) ?? [];
}
