import { graphqlSync, buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { aliased } from "../fields/field.ts";
import { link } from "../fields/link.ts";
import { text } from "../fields/text.ts";
import { contentSchema } from "../testing/schema.ts";
import { contentServer, FORBIDDEN, pageEntry, row } from "../testing/content-server.ts";
import { createContentClient } from "./create-content-client.ts";
import type { ContentRefusal } from "./refusal.ts";

const url = "https://cms.example/api";
const home = { slug: "home", blog: false };

describe("a field that the content system has under another handle", () => {
  const block = {
    name: "learnMore",
    about: "A block",
    fields: {
      icon: aliased(text("Its label"), "nothing", "ctaLabel"),
      link: aliased(link("Where it leads"), "learnMoreContent"),
    },
  };
  const content = (objects: boolean) => ({
    learnMoreContent: objects ? { html: "/there/" } : "/there/",
    ctaLabel: "Go",
  });

  test.each([
    [true, true, false],
    [true, false, true],
    [false, true, false],
    [false, false, false],
    [false, true, true],
  ])("is read, schema told: %s, devMode: %s, objects: %s", async (introspection, devMode, objects) => {
    const reported: ContentRefusal[] = [];
    const entries = [pageEntry(5, { baseComponents: [row(5, "baseComponents", "learnMore", content(objects))] })];
    const server = contentServer({ entries, introspection, devMode, objects });
    const onRefusal = (refusal: ContentRefusal) => void reported.push(refusal);
    const client = createContentClient({ url, site: "ace", blocks: [block], fetch: server.fetch, onRefusal });
    expect((await client.page(home)).blocks).toMatchObject([{ content: { icon: "Go", link: "/there/" } }]);
    expect(reported).toEqual([]);
  });
});

test.each([4, 5] as const)("the schema tells that types are named as in Craft %i", async (craft) => {
  const learnMore = row(craft, "baseComponents", "learnMore", { ctaLabel: "Go" });
  const server = contentServer({ craft, entries: [pageEntry(craft, { baseComponents: [learnMore] })] });
  const fields = { ctaLabel: text("") };
  const blocks = [{ name: "learnMore", about: "", fields }];
  const client = createContentClient({ url, site: "ace", blocks, fetch: server.fetch });
  expect((await client.page(home)).blocks).toMatchObject([{ kind: "block", content: { ctaLabel: "Go" } }]);
});

test("reports once, as a separate fault, that no rich text of pages can be queried", async () => {
  const reported: ContentRefusal[] = [];
  const sdl =
    /\b(?:learnMoreContent|contentModal|displayContent|displayContentAfterSubmit|promotionText|resetText|graphicBannerContent): String/g;
  const { printSchema } = await import("graphql");
  let count = 0;
  const schema = buildSchema(printSchema(contentSchema(5)).replaceAll(sdl, () => `unread${(count += 1)}: String`));
  const entry = pageEntry(5);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { query } = await new Request(input, init).json();
    return query.includes("__schema")
      ? Response.json(graphqlSync({ schema, source: query }))
      : Response.json({ data: { entry } });
  };
  const onRefusal = (refusal: ContentRefusal) => void reported.push(refusal);
  const client = createContentClient({ url, site: "ace", blocks: [], fetch, onRefusal });
  await client.page(home);
  await client.page(home);
  expect(reported.filter(({ message }) => message.startsWith("All rich text of pages"))).toHaveLength(1);
});

describe("global sets that have become entries", () => {
  const sets = ["topPromoBanner", "redirects"];
  const types = sets.map(
    (set) => `union ${set}SectionEntryUnion = ${set}Single_Entry
      type ${set}Single_Entry implements EntryInterface { slug: String typeHandle: String dateUpdated: String expiryDate: String ${
        set === "redirects" ? "redirects: [Row]" : "promotionText: String"
      } }`,
  );
  const schema = buildSchema(`
    type Query { entry(site: [String], section: [String], slug: [String], type: [String]): EntryInterface
      globalSet(site: [String], handle: [String]): GlobalSetInterface }
    interface EntryInterface { slug: String typeHandle: String dateUpdated: String expiryDate: String }
    interface GlobalSetInterface { handle: String dateUpdated: String }
    type headerPromoBanner_GlobalSet implements GlobalSetInterface { handle: String dateUpdated: String coupon: String }
    type Row { redirectFrom: String redirectTo: String redirectKind: String }
    ${types.join("\n")}`);

  test("are read as such, beside those that are still sets; where the schema is hidden all are asked as sets", async () => {
    const rootValue = {
      entry: ({ section: [handle = ""] = [] }: { section?: string[] }) => ({
        __typename: `${handle}Single_Entry`,
        promotionText: "Sale",
        redirects: [{ redirectFrom: "/a/", redirectTo: "/b/" }],
      }),
      globalSet: () => ({ __typename: "headerPromoBanner_GlobalSet", coupon: "TEN" }),
    };
    const sent: string[] = [];
    let isHidden = false;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { query, variables } = await new Request(input, init).json();
      if (isHidden && query.includes("__schema")) return Response.json(FORBIDDEN);
      sent.push(query);
      return Response.json(graphqlSync({ schema, source: query, variableValues: variables, rootValue }));
    };
    const client = createContentClient({ url, site: "ace", blocks: [], fetch });
    expect(await client.globals()).toMatchObject({ topPromo: { promotionText: "Sale" }, offer: { coupon: "TEN" } });
    expect(await client.redirects()).toMatchObject([{ redirectFrom: "/a/", redirectTo: "/b/" }]);
    isHidden = true;
    sent.length = 0;
    await createContentClient({ url, site: "ace", blocks: [], fetch })
      .globals()
      .catch(() => undefined);
    expect(sent[0]).toContain('topPromoBanner: globalSet(handle: ["topPromoBanner"]');
  });
});

test.each([true, false])(
  "a change of a global set that has become an entry is noticed, other sets left: %s",
  async (hasSets) => {
    const common =
      "slug: String typeHandle: String ownerId: Int dateUpdated: String postDate: String expiryDate: String";
    const schema = buildSchema(`
    type Query { entry(site: [String], section: [String]): EntryInterface entryCount(site: [String], type: [String]): Int
      entries(site: [String], section: [String], type: [String], status: [String], trashed: Boolean, fieldId: [String], dateUpdated: [String], expiryDate: [String], orderBy: String, limit: Int): [EntryInterface]
      ${hasSets ? "globalSets(site: [String]): [GlobalSetInterface]" : ""} }
    interface EntryInterface { ${common} }
    interface GlobalSetInterface { handle: String dateUpdated: String }
    type redirects_Entry implements EntryInterface { ${common} }
    union redirectsSectionEntryUnion = redirects_Entry`);
    const rootValue = {
      entry: () => ({ __typename: "redirects_Entry", dateUpdated: "2026-11-02T00:00:00Z" }),
      entries: () => [],
      entryCount: () => 0,
      globalSets: () => [],
    };
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { query, variables } = await new Request(input, init).json();
      return Response.json(graphqlSync({ schema, source: query, variableValues: variables, rootValue }));
    };
    const client = createContentClient({ url, site: "ace", blocks: [], fetch });
    expect((await client.changes(0)).sharedUpdatedAt).toBe(Date.parse("2026-11-02T00:00:00Z"));
  },
);

test("every request tells Craft to answer from its database, not from what it has kept", async () => {
  const server = contentServer({ entries: [pageEntry(5)] });
  const headers: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    headers.push(new Headers(init?.headers).get("x-craft-gql-cache"));
    return server.fetch(input, init);
  };
  const client = createContentClient({ url, site: "ace", blocks: [], fetch });
  await client.page(home);
  await client.globals();
  await client.redirects();
  expect(new Set(headers)).toEqual(new Set(["no-cache"]));
});
