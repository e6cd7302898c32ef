import type { EndpointSchema, FoundField } from "../selections/asking.ts";
import { GraphqlAnswerError } from "../graphql/answer.ts";
import type { Send } from "../graphql/send.ts";
import type { CraftVersion } from "../selections/fragment-names.ts";
import { findCraft, endpointSchema, pathKey } from "./endpoint-schema.ts";
import { readSchemaTypes, SCHEMA_QUERY, type SchemaTypes } from "./schema-types.ts";
import { typesQuery, unknownTypes } from "./unknown-types.ts";

/** The known schema of a content system at one moment. */
export interface KnownEndpoint {
  /** Increases with each change of the schema. */
  readonly version: number;
  readonly schema: EndpointSchema;
}

/** A written document, and the version of the schema for which it was written. */
export interface WrittenDocument {
  readonly document: string;
  readonly version: number;
  readonly isEssential: (path: readonly string[]) => boolean;
}

/** A process's copy of the schema of one content system, or what its refusals say if it hides the schema. */
export interface SchemaCache {
  /** Returns the current schema. The first call waits for it. Never fails. */
  readonly current: () => Promise<KnownEndpoint>;
  /** Learns from a refusal. Resolves to whether the document may be written differently now. Never fails. */
  readonly learn: (refusal: unknown, written: WrittenDocument) => Promise<boolean>;
  /**
   * Notes that a document needs a part that the schema lacks. We reread the schema within minutes, in case it is added.
   */
  readonly noteLoss: () => void;
}

/** How long we do not query a part that was refused or is not in the schema, in ms. */
export const REFUSED_FOR_MS = 5 * 60_000;

/** The maximum age of a schema that lacks nothing, in ms. */
const SCHEMA_FOR_MS = 60 * 60_000;

/** The interval of retries if a content system returned no schema, in ms: it may not have been running yet. */
const NO_SCHEMA_FOR_MS = 60_000;

/** How long we do not query unknown types that were found by halving, in ms. Halving takes a dozen requests. */
const HALVED_FOR_MS = 60 * 60_000;

/**
 * A schema younger than this cannot be the cause of a refusal, in ms. Without this limit, other failures would cause a
 * read of the schema for each page.
 */
const FRESH_FOR_MS = 10_000;

/** The time limit for reading the schema in the background, in ms. */
const BACKGROUND_LIMIT_MS = 60_000;

/** Craft's errors for an unknown type and, without `devMode`, for any other failure before it has data. */
const UNEXPLAINED = /^(?:something went wrong|internal server error|tried to load an unregistered type)/i;

interface Fact<Value> {
  readonly value: Value;
  readonly until: number;
}

/**
 * Creates the schema cache of one content system.
 *
 * @param timeoutMs the time limit of a lookup; the first read of the schema may take half of it
 * @param craft overrides how types are named; null to detect it from the schema
 */
export function createSchemaCache({
  send,
  elapsed,
  timeoutMs,
  craft,
}: {
  readonly send: Send;
  readonly elapsed: () => number;
  readonly timeoutMs: number;
  readonly craft: CraftVersion | null;
}): SchemaCache {
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
      // Introspection is forbidden, or the server is down: we keep the known schema and learn the rest from refusals.
    }
    readAt = elapsed();
  }

  /** Reads the schema; concurrent calls share one request. */
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
    const maxAgeMs = types === null ? NO_SCHEMA_FOR_MS : hasLoss ? REFUSED_FOR_MS : SCHEMA_FOR_MS;
    if (readAt === null) await reread(timeoutMs / 2);
    else if (elapsed() - readAt >= maxAgeMs) void reread(BACKGROUND_LIMIT_MS);
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

  /** Finds unknown types by halving. */
  async function halve(names: readonly string[]): Promise<boolean> {
    try {
      // If the query also fails without types, types are not the cause.
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

/** Whether an error is a refusal. Errors with data or with a path are failures of resolvers. */
const isRefusal = (error: unknown): error is GraphqlAnswerError =>
  error instanceof GraphqlAnswerError &&
  error.errors.length > 0 &&
  !error.hasData &&
  error.errors.every(({ path }) => path === undefined);

async function readParts(document: string, { errors }: GraphqlAnswerError) {
  // Loaded on demand, because it is rarely needed.
  const { listRefusedParts } = await import("./refusals.ts");
  return listRefusedParts(document, errors) ?? [];
}
