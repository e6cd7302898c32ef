import { createContentClient, type BlockContract, type ContentRefusal } from "@courseway/content-client";
import { graphqlSync, type GraphQLSchema } from "graphql";
import { z } from "zod";

const request = z.object({ query: z.string(), variables: z.object({ limit: z.number() }).partial() });

/** The documents that a content client sends to an endpoint with that schema, and the parts that it cannot request. */
export async function sentDocuments(
  schema: GraphQLSchema,
  blocks: readonly BlockContract[],
): Promise<{ readonly documents: readonly string[]; readonly refusals: readonly ContentRefusal[] }> {
  const documents: string[] = [];
  const refusals: ContentRefusal[] = [];
  const entry = { slug: "home", sectionHandle: "pages", typeHandle: "visionTemplateEntry" };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { query } = request.parse(await new Request(input, init).json());
    if (query.includes("__schema")) return Response.json(graphqlSync({ schema, source: query }));
    documents.push(query);
    return Response.json({ data: query.includes("entries(") ? { entries: [entry] } : { entry } });
  };
  const onRefusal = (refusal: ContentRefusal): void => void refusals.push(refusal);
  const client = createContentClient({ url: "https://cms.example/api", site: "ace", blocks, fetch, onRefusal });
  await client.page({ slug: "home", blog: false });
  await client.wholePages(["home"]);
  await client.pages();
  await client.globals();
  await client.redirects();
  return { documents, refusals };
}
