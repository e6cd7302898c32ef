import { graphql } from "graphql";
import { fragmentNames, type CraftVersion } from "../selections/fragment-names.ts";
import { contentSchema } from "./schema.ts";

/** Fields of an entry, row or set. Rows say their own `__typename`. */
export type Wire = Readonly<Record<string, unknown>>;

/** One request as the server met it. */
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

export interface ContentServerInput {
  readonly craft?: CraftVersion;
  readonly entries?: readonly Wire[];
  readonly globals?: Readonly<Record<string, Wire>>;
}

/** A real GraphQL server behind a fetch: it answers what the documents ask, and refuses what the schema does not know. */
export function contentServer({ craft = 5, entries = [], globals = {} }: ContentServerInput): ContentServer {
  const schema = contentSchema(craft);
  const received: ReceivedRequest[] = [];
  const rootValue = {
    entry: ({ slug }: { slug: string[] }) => entries.find((entry) => slug.includes(String(entry.slug))) ?? null,
    entries: ({ limit = entries.length, offset = 0 }: { limit?: number; offset?: number }) =>
      entries.slice(offset, offset + limit),
    globalSet: ({ handle }: { handle: string[] }) => globals[handle.join()] ?? null,
  };
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { query, variables } = await new Request(input, init).json();
    received.push({ url: addressOf(input), init, query, variables });
    return Response.json(await graphql({ schema, source: query, variableValues: variables, rootValue }));
  };
  return { fetch, received };
}

const addressOf = (input: string | URL | Request): URL => new URL(input instanceof Request ? input.url : input);

/** A page's entry with its rows, in either generation's names. */
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

/** A fetch that gives the answers in turn, the last one for ever. */
export function answers(...list: readonly (() => Response | Promise<Response>)[]): ContentServer {
  const received: ReceivedRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const answer = list[Math.min(received.length, list.length - 1)];
    received.push({ url: addressOf(input), init, query: "", variables: {} });
    if (!answer) throw new Error("No answer was given.");
    return answer();
  };
  return { fetch, received };
}
