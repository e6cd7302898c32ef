import { describe, expect, test } from "vitest";
import type { BlockContract } from "../block-contract.ts";
import { ContentLookupError } from "../errors.ts";
import { html, text } from "../fields/text.ts";
import { learnMoreBlock, testBlocks } from "../testing/blocks.ts";
import {
  contentServer,
  pageEntry,
  row,
  type ContentServer,
  type ContentServerInput,
} from "../testing/content-server.ts";
import { createContentClient } from "./create-content-client.ts";
import type { ContentRefusal } from "./refusal.ts";

const home = { slug: "home", blog: false };
const unknown: readonly BlockContract[] = Array.from({ length: 30 }, (_, at) => ({
  name: `block${at}`,
  about: "A block that the content system does not have yet",
  fields: { words: html("What it says") },
}));

const wire = (words: string, objects: boolean) => (objects ? { html: words, rawHtml: "raw" } : words);
const link = (url: string, objects: boolean) => (objects ? { url, label: "Go", type: "url" } : url);

function buildContent({
  objects = false,
}: ContentServerInput): Required<Pick<ContentServerInput, "entries" | "globals">> {
  const learnMore = { learnMoreContent: wire("<p>Hi</p>", objects), ctaLabel: "Go" };
  const modal = { contentModal: wire("<p>Stay</p>", objects), buttonLinkModal: link("/stay/", objects) };
  const seo = { canonicalUrl: link("javascript:alert(1)", objects) };
  return {
    entries: [
      pageEntry(5, {
        baseComponents: [row(5, "baseComponents", "learnMore", learnMore)],
        exitIntentModal: [row(5, "exitIntentModal", "exitIntentModal", modal)],
        seoContent: [row(5, "seoContent", "seo", seo)],
      }),
    ],
    globals: {
      headerPromoBanner: {
        __typename: "headerPromoBanner_GlobalSet",
        promotionText: wire("<b>Sale</b>", objects),
        promotionLink: link("/sale/", objects),
      },
      topPromoBanner: {
        __typename: "topPromoBanner_GlobalSet",
        promotionReset: [{ resetText: wire("One more day", objects), promotionEndsDateTime: null }],
      },
    },
  };
}

function start(server: Pick<ContentServer, "fetch">, blocks: readonly BlockContract[] = testBlocks) {
  const reported: ContentRefusal[] = [];
  const clock = { now: 0 };
  const client = createContentClient({
    url: "https://cms.example/api",
    site: "ace",
    craft: 5,
    blocks,
    fetch: server.fetch,
    elapsed: () => clock.now,
    onRefusal: (refusal) => void reported.push(refusal),
  });
  return { client, reported, clock };
}

const WAYS = [true, false].flatMap((introspection) =>
  [true, false].flatMap((devMode) => [true, false].map((objects) => ({ introspection, devMode, objects }))),
);

describe.each(WAYS)("a Craft 5 with introspection $introspection, devMode $devMode, new fields $objects", (way) => {
  const served = (): ReturnType<typeof contentServer> => contentServer({ ...way, ...buildContent(way) });

  test("has its rich text and links read, whatever form they have", async () => {
    const { client, reported } = start(served());
    const page = await client.page(home);
    expect(page).toMatchObject({
      blocks: [{ kind: "block", content: { learnMoreContent: "<p>Hi</p>", ctaLabel: "Go" } }],
      exitIntent: { contentModal: "<p>Stay</p>", buttonLinkModal: "/stay/" },
      seo: { canonicalUrl: null },
    });
    expect(await client.globals()).toMatchObject({
      offer: { promotionText: "<b>Sale</b>", promotionLink: "/sale/" },
      topPromo: { promotionReset: { resetText: "One more day" } },
    });
    expect(reported).toEqual([]);
  });

  test("costs no page for types that it does not know, and is asked for them once", async () => {
    const server = served();
    const { client, reported } = start(server, [...unknown.slice(0, 2), ...testBlocks, ...unknown.slice(2, 3)]);
    const page = await client.page(home);
    expect(page.blocks).toMatchObject([{ kind: "block", name: "learnMore" }]);
    expect(reported.map(({ block, isWholeBlock }) => [block, isWholeBlock])).toEqual([
      ["block0", true],
      ["block1", true],
      ["block2", true],
    ]);
    const asked = server.received.length;
    await client.page(home);
    expect(server.received.length - asked).toBe(2);
    expect(asked).toBeLessThan(way.introspection ? 3 : 30);
    expect(server.schemaReads()).toBe(1);
  });

  test("tells of a field that it does not have, unless it hides that", async () => {
    const fields = { ...learnMoreBlock.fields, nowhere: text("A field that is not there yet") };
    const { client, reported } = start(served(), [{ ...learnMoreBlock, fields }]);
    expect(await client.page(home)).toMatchObject({
      blocks: [{ content: { learnMoreContent: "<p>Hi</p>", nowhere: "" } }],
    });
    const fault = "The field nowhere of the block learnMore is read as if nobody had set it.";
    expect(reported.map(({ parts }) => parts[0])).toEqual(way.introspection || way.devMode ? [fault] : []);
  });

  test("that changes the form of a field, or loses a type, is read again", async () => {
    let server = served();
    const { client, clock } = start({ fetch: (input, init) => server.fetch(input, init) }, [...testBlocks]);
    await client.page(home);
    const changed = { ...way, objects: !way.objects };
    server = contentServer({ ...changed, ...buildContent(changed) });
    clock.now += 15_000;
    expect(await client.page(home)).toMatchObject({
      blocks: [{ content: { learnMoreContent: "<p>Hi</p>" } }],
      exitIntent: { buttonLinkModal: "/stay/" },
    });
  });
});

test("a schema that lacks something is read again within minutes, and no visitor waits for it", async () => {
  const without = contentServer(buildContent({}));
  const withType = contentServer(buildContent({}));
  let reads = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = String(init?.body);
    if (!body.includes("ContentSchema")) return (reads < 2 ? without : withType).fetch(input, init);
    reads += 1;
    const answer = await withType.fetch(input, init);
    if (reads > 1) return answer;
    const hidden = (await answer.text()).replaceAll("accordion_Entry", "other_Entry");
    return new Response(hidden);
  };
  const { client, clock, reported } = start({ fetch });
  await client.page(home);
  expect(reported).toMatchObject([{ block: "accordion" }]);
  clock.now += 5 * 60_000;
  await client.page(home);
  await client.page(home);
  expect([reads, (await client.page(home)).refusals]).toEqual([2, []]);
});

test("a content system that fails whatever it is asked is not halved", async () => {
  const failing = Response.json({ errors: [{ message: "Something went wrong when processing the GraphQL query." }] });
  const queries: string[] = [];
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    queries.push(String(init?.body));
    return failing.clone();
  };
  const { client } = start({ fetch }, unknown);
  await expect(client.globals()).rejects.toBeInstanceOf(ContentLookupError);
  expect(queries.filter((query) => query.includes("ContentTypes"))).toHaveLength(1);
});

test("many pages at once have it halved once", async () => {
  const server = contentServer({ ...buildContent({}), introspection: false, devMode: false });
  const { client } = start(server, [...testBlocks, ...unknown]);
  await Promise.all([1, 2, 3, 4].map(() => client.page(home)));
  const probes = server.received.filter(({ query }) => query.includes("ContentTypes")).map(({ query }) => query);
  expect(new Set(probes).size).toBe(probes.length);
});
