import { graphqlSync, type GraphQLSchema } from "graphql";
import type { BlockContract } from "../block-contract.ts";
import { BATCH } from "../client/list-pages.ts";
import { findCraft, endpointSchema } from "../endpoint/endpoint-schema.ts";
import { readSchemaTypes, SCHEMA_QUERY } from "../endpoint/schema-types.ts";
import { globalsQuery, redirectsQuery } from "../globals/globals.ts";
import { pageListQuery } from "../page/page-list.ts";
import { PAGE_LOOKUP, PAGE_QUERIES, PAGE_TYPE, wholePagesQuery } from "../page/queries.ts";
import { writer, type Asking, type EndpointSchema } from "../selections/asking.ts";
import type { CraftVersion } from "../selections/fragment-names.ts";

/** The highest limit of any query, for comparison with `maxGraphqlResults`. */
export const MOST_RESULTS = BATCH;

/**
 * Returns what a client knows about a content system with this schema.
 *
 * @param craft overrides how types are named; null to detect it from the schema
 */
export function createEndpoint(schema: GraphQLSchema, craft: CraftVersion | null): EndpointSchema {
  const types = readSchemaTypes(graphqlSync({ schema, source: SCHEMA_QUERY }).data);
  return endpointSchema(types, { parts: new Map(), types: new Map() }, craft ?? findCraft(types) ?? 5);
}

/** Returns every document that a client sends to such a content system, by purpose. */
export function buildDocuments(
  endpoint: EndpointSchema,
  sections: readonly string[],
  blocks: readonly BlockContract[],
): ReadonlyMap<string, string> {
  const write = (query: (asking: Asking) => string) => writer(query)(endpoint).document;
  const pageQuery = PAGE_QUERIES.get(PAGE_TYPE);
  const pages = sections.map((section) => [
    `a page of the section "${section}"`,
    write((asking) => pageQuery?.({ section, blocks }, asking) ?? ""),
  ]);
  const all = [
    ["the page lookup", PAGE_LOOKUP],
    ...pages,
    ["whole pages", write((asking) => wholePagesQuery({ sections, blocks }, asking))],
    ["the list of pages", write((asking) => pageListQuery(sections, asking))],
    ["the global sets", write(globalsQuery)],
    ["the redirects", write(redirectsQuery)],
  ] as const;
  return new Map(all.flatMap(([what = "", document = ""]) => (document === "" ? [] : [[what, document]])));
}
