import { describe, expect, test } from "vitest";
import { ContentLookupError } from "../errors.ts";
import { text } from "../fields/text.ts";
import { asset } from "../fields/asset.ts";
import { answers, contentServer, FORBIDDEN, pageEntry, row, type ContentServer } from "../testing/content-server.ts";
import { learnMoreBlock, testBlocks } from "../testing/blocks.ts";
import { REFUSED_FOR_MS } from "../endpoint/schema-cache.ts";
import { SCHEMA_QUERY } from "../endpoint/schema-types.ts";
import { createContentClient } from "./create-content-client.ts";
import type { ContentClientOptions } from "./options.ts";
import type { ContentRefusal } from "./refusal.ts";

const home = { slug: "home", blog: false };
const testimonial = { name: "testimonial", about: "A voice", fields: { quote: text("What was said") } };

function start(server: ContentServer, changes: Partial<ContentClientOptions> = {}) {
  const reported: ContentRefusal[] = [];
  const clock = { now: 0 };
  const client = createContentClient({
    url: "https://cms.example/api",
    site: "ace",
    craft: 5,
    blocks: testBlocks,
    fetch: server.fetch,
    elapsed: () => clock.now,
    onRefusal: (refusal) => void reported.push(refusal),
    ...changes,
  });
  return { client, reported, clock };
}

describe.each([
  [4, true],
  [5, true],
  [4, false],
  [5, false],
] as const)("a content system of Craft %i, its schema told: %s,", (craft, introspection) => {
  const learnMore = row(craft, "baseComponents", "learnMore", { learnMoreContent: "<p>Hi</p>", ctaLabel: "Go" });
  const server = () =>
    contentServer({
      craft,
      introspection,
      entries: [pageEntry(craft, { pageTitle: "Home", baseComponents: [learnMore] })],
    });

  test("that does not know a block's type costs that block alone [ERR-011]", async () => {
    const { client, reported } = start(server(), { craft, blocks: [testimonial, ...testBlocks] });
    const page = await client.page(home);

    expect(page).toMatchObject({ pageTitle: "Home", blocks: [{ kind: "block", name: "learnMore" }] });
    expect(reported).toMatchObject([{ code: 40403, block: "testimonial", isWholeBlock: true }]);
    expect(reported[0]?.message).toMatch(
      /^The block testimonial is left out of every page\. .*(?:Unknown|has no) type .*first/,
    );
    expect(page.refusals).toEqual([reported[0]?.message]);
  });

  test("that does not know a field costs that field alone, of a block and of the page", async () => {
    const fields = {
      ...learnMoreBlock.fields,
      learnMoreContnet: text("Misspelled"),
      ctaLabel: asset("No picture there"),
    };
    const { client, reported } = start(server(), { craft, blocks: [{ ...learnMoreBlock, fields }] });
    const page = await client.page(home);

    expect(page.blocks).toMatchObject([
      { content: { learnMoreContent: "<p>Hi</p>", learnMoreContnet: "", ctaLabel: null } },
    ]);
    expect(reported.map(({ parts: [what] }) => what).toSorted()).toEqual([
      "The field ctaLabel of the block learnMore is read as if nobody had set it.",
      "The field learnMoreContnet of the block learnMore is read as if nobody had set it.",
    ]);
  });

  test("that does not know the page's type is a failed lookup: nothing would be left", async () => {
    const { client } = start(server(), { craft: craft === 4 ? 5 : 4 });
    await expect(client.page(home)).rejects.toBeInstanceOf(ContentLookupError);
  });
});

describe("a refusal", () => {
  const entries = [pageEntry(5, { pageTitle: "Home" })];

  test("is told once and remembered for some minutes, so that not every page asks twice", async () => {
    const server = contentServer({ entries, introspection: false });
    const { client, reported, clock } = start(server, { blocks: [testimonial] });
    await client.page(home);
    expect(server.received).toHaveLength(3);
    await client.page(home);
    expect(server.received).toHaveLength(5);
    clock.now += REFUSED_FOR_MS;
    expect((await client.page(home)).refusals).toHaveLength(1);
    expect(server.received).toHaveLength(8);
    expect(reported).toHaveLength(1);
  });

  test("of a block that the field may not hold makes its rows problems in their place", async () => {
    const found = { slug: "home", sectionHandle: "pages", typeHandle: "visionTemplateEntry" };
    const impossible =
      'Fragment cannot be spread here as objects of type "baseComponents_MatrixField" can never be of type "testimonial_Entry".';
    const rows = [{ __typename: "testimonial_Entry", typeHandle: "testimonial" }];
    const { client } = start(
      answers(
        () => Response.json({ data: { entry: found } }),
        () => Response.json({ errors: [{ message: impossible }] }),
        () => Response.json({ data: { entry: { ...found, baseComponents: rows } } }),
      ),
      { blocks: [testimonial] },
    );
    expect((await client.page(home)).blocks).toMatchObject([
      { kind: "problem", name: "testimonial", reason: expect.stringContaining("is left out of every page") },
    ]);
  });

  // Messages of webonyx/graphql-php without locations, which a proxy in front of the API may remove.
  test.each([
    ['Unknown type "learnMore_Entry". Did you mean "learnMores_Entry"?', "learnMoreContent"],
    ['Cannot query field "learnMoreContent" on type "learnMore_Entry".', "learnMoreContent"],
    ['Field "pageTitle" of type "[AssetInterface]" must have a sub selection.', "pageTitle"],
    ['Cannot query field "adobe" on type "visionTemplateEntry_Entry".', "adobe"],
  ])("is found by its message alone: %s", async (message, missing) => {
    const found = { slug: "home", sectionHandle: "pages", typeHandle: "visionTemplateEntry" };
    const queries: string[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { query } = await new Request(input, init).json();
      if (query === SCHEMA_QUERY) return Response.json(FORBIDDEN);
      queries.push(query);
      return Response.json(queries.length === 2 ? { errors: [{ message }] } : { data: { entry: found } });
    };
    await start({ fetch, received: [] }).client.page(home);
    expect(queries).toHaveLength(3);
    expect(queries[1]).toMatch(new RegExp(`\\b${missing}\\b`));
    expect(queries[2]).not.toMatch(new RegExp(`\\b${missing}\\b`));
    expect(queries[2]).toContain("accordionTitle");
  });

  test("of fields that contradict each other leaves the first", async () => {
    const other = { name: "accordion", about: "Another", fields: { learnMoreContent: asset("Of another type") } };
    const { client, reported } = start(contentServer({ entries }), { blocks: [learnMoreBlock, other] });
    await client.page(home);
    expect(reported).toMatchObject([{ block: "accordion" }]);
  });

  test.each([
    ["an entry that cannot be asked", 'Cannot query field "entry" on type "Query".'],
    ["the list of blocks", 'Cannot query field "baseComponents" on type "visionTemplateEntry_Entry".'],
    ["what is no refusal of a part", 'Variable "$slug" of type "[String]" used in position expecting type "String".'],
    ["what fails whatever is asked", "Something went wrong when processing the GraphQL query."],
  ])("of %s is a failed lookup", async (_what, message) => {
    const found = { slug: "home", sectionHandle: "pages", typeHandle: "visionTemplateEntry" };
    const server = answers(
      () => Response.json({ data: { entry: found } }),
      () => Response.json({ errors: [{ message }] }),
    );
    await expect(start(server).client.page(home)).rejects.toBeInstanceOf(ContentLookupError);
    expect(server.received.filter(({ query }) => query.includes("$slug"))).toHaveLength(2);
  });

  test("with the path of a resolver is a failure and no refusal", async () => {
    const server = answers(() =>
      Response.json({ errors: [{ message: 'Unknown type "x_Entry".', path: ["entry"] }], data: { entry: null } }),
    );
    await expect(start(server).client.globals()).rejects.toBeInstanceOf(ContentLookupError);
  });
});

describe("global sets", () => {
  test("that the content system does not know are null, the others stand [PB-023]", async () => {
    const offer = { __typename: "headerPromoBanner_GlobalSet", promotionText: "Sale" };
    const real = contentServer({ globals: { headerPromoBanner: offer } });
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { query } = await new Request(input, init).clone().json();
      const errors = [
        { message: 'Unknown type "topPromoBanner_GlobalSet".' },
        { message: 'Cannot query field "coupon" on type "headerPromoBanner_GlobalSet".' },
      ];
      return query.includes("topPromoBanner_GlobalSet") ? Response.json({ errors }) : real.fetch(input, init);
    };
    const { client, reported } = start({ fetch, received: [] });
    expect(await client.globals()).toMatchObject({ topPromo: null, offer: { promotionText: "Sale", coupon: null } });
    expect(reported).toHaveLength(2);
  });

  test("of which none is known are all null, and only then nothing is asked", async () => {
    const server = answers(() =>
      Response.json({ errors: [{ message: 'Cannot query field "globalSet" on type "Query".' }] }),
    );
    const { client } = start(server);
    expect(await client.globals()).toMatchObject({ topPromo: null, offer: null, featuredEntries: [] });
    await client.globals();
    expect(server.received).toHaveLength(1);
  });
});
