import {
  type DocumentNode,
  execute,
  FieldsOnCorrectTypeRule,
  type GraphQLSchema,
  KnownTypeNamesRule,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from "graphql";
import { fragmentNames, type CraftVersion } from "../selections/fragment-names.ts";
import { SCHEMA_QUERY } from "../endpoint/schema-types.ts";
import { contentSchema } from "./schema.ts";

/** Fields of an entry, row or set. Rows include their `__typename`. */
export type Wire = Readonly<Record<string, unknown>>;

/** A request that the server received. */
export interface ReceivedRequest {
  readonly url: URL;
  readonly init: RequestInit;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface ContentServer {
  readonly fetch: typeof globalThis.fetch;
  readonly received: ReceivedRequest[];
}

/** Craft's response if introspection is forbidden. */
export const FORBIDDEN = {
  errors: [{ message: "GraphQL introspection is not allowed, but the query contained __schema or __type" }],
};

export interface ContentServerInput {
  readonly craft?: CraftVersion;
  /** Whether introspection is allowed, as in Craft unless `enableGraphqlIntrospection` is off. */
  readonly introspection?: boolean;
  /** If off, Craft reports an unknown type only as a failure without a reason, and skips unknown fields. */
  readonly devMode?: boolean;
  /** Whether rich text and links are objects, as in fields that were created in Craft 5. */
  readonly objects?: boolean;
  readonly entries?: readonly Wire[];
  readonly globals?: Readonly<Record<string, Wire>>;
}

/**
 * Creates a real GraphQL server behind a fetch. It executes documents and refuses parts that its schema does not have.
 * Introspection queries are not in `received`; `schemaReads` counts them.
 */
export function contentServer(input: ContentServerInput): ContentServer & { readonly schemaReads: () => number } {
  const { craft = 5, introspection = true, devMode = true, objects = false, entries = [], globals = {} } = input;
  const schema = contentSchema(craft, objects);
  const received: ReceivedRequest[] = [];
  let schemaReads = 0;
  const rootValue = {
    entry: ({ slug, type }: { slug: string[]; type?: string[] }) =>
      entries.find((entry) => isFound(entry, slug) && type?.includes(String(entry.typeHandle)) !== false) ?? null,
    entries: ({ limit = entries.length, offset = 0 }: { limit?: number; offset?: number }) =>
      entries.slice(offset, offset + limit),
    entryCount: () => entries.length,
    globalSets: () => Object.values(globals),
    globalSet: ({ handle }: { handle: string[] }) => globals[handle.join()] ?? null,
  };
  const fetch: typeof globalThis.fetch = async (address, init = {}) => {
    const { query, variables } = await new Request(address, init).json();
    if (query === SCHEMA_QUERY) {
      schemaReads += 1;
      if (!introspection) return Response.json(FORBIDDEN);
    } else received.push({ url: parseAddress(address), init, query, variables });
    const errors = refusals(schema, parse(query), devMode);
    if (errors.length > 0) return Response.json({ errors });
    return Response.json(await execute({ schema, document: parse(query), variableValues: variables, rootValue }));
  };
  return { fetch, received, schemaReads: () => schemaReads };
}

/** Craft's error for an unknown type without `devMode`. */
const UNEXPLAINED = { message: "Something went wrong when processing the GraphQL query." };

function refusals(schema: GraphQLSchema, document: DocumentNode, devMode: boolean) {
  if (devMode) return validate(schema, document);
  if (validate(schema, document, [KnownTypeNamesRule]).length > 0) return [UNEXPLAINED];
  const unchecked = new Set<ValidationRule>([KnownTypeNamesRule, FieldsOnCorrectTypeRule]);
  return validate(
    schema,
    document,
    specifiedRules.filter((rule) => !unchecked.has(rule)),
  );
}

/** Whether an entry has one of the slugs, ignoring case as MySQL does. */
const isFound = (entry: Wire, slugs: readonly string[]): boolean =>
  slugs.some((slug) => slug.toLowerCase() === String(entry.slug).toLowerCase());

const parseAddress = (input: string | URL | Request): URL => new URL(input instanceof Request ? input.url : input);

/** A page's entry with its rows, with the type names of either version. */
export function pageEntry(craft: CraftVersion, fields: Wire = {}, section = "pages"): Wire {
  return {
    __typename: fragmentNames(craft).entry(section, "visionTemplateEntry"),
    slug: "home",
    sectionHandle: section,
    typeHandle: "visionTemplateEntry",
    ...fields,
  };
}

/** A row of a matrix field. */
export function row(craft: CraftVersion, field: string, type: string, fields: Wire = {}): Wire {
  return { __typename: fragmentNames(craft).row(field, type), typeHandle: type, ...fields };
}

/** A fetch that returns the responses in order and then repeats the last one. It forbids introspection. */
export function answers(...list: readonly (() => Response | Promise<Response>)[]): ContentServer {
  const received: ReceivedRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    if (String(init.body).includes("__schema")) return Response.json(FORBIDDEN);
    const answer = list[Math.min(received.length, list.length - 1)];
    received.push({ url: parseAddress(input), init, query: String(init.body), variables: {} });
    if (!answer) throw new Error("No answer was given.");
    return answer();
  };
  return { fetch, received };
}
