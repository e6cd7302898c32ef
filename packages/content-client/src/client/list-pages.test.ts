import { describe, expect, test } from "vitest";
import { contentServer, pageEntry, row, type ContentServer, type Wire } from "../testing/content-server.ts";
import { createContentClient } from "./create-content-client.ts";
import { BATCH } from "./list-pages.ts";
import type { ContentClientOptions } from "./options.ts";

const createClient = ({ fetch }: ContentServer, changes: Partial<ContentClientOptions> = {}) =>
  createContentClient({ url: "https://cms.example/api", site: "ace", craft: 5, blocks: [], fetch, ...changes });

describe.each([4, 5] as const)("in Craft %i names", (craft) => {
  test("the list of pages says of each when it changed and what search engines are told of it [SEO-001, SEO-004]", async () => {
    const seo = row(craft, "seoContent", "seo", { noindex: "1", canonicalUrl: "/other/", description: "Ninety hours" });
    const dates = { postDate: "2026-10-01T09:00:00-05:00", dateUpdated: "2026-11-02T09:00:00-06:00" };
    const entries = [
      pageEntry(craft, { slug: "texas", title: "Texas", ...dates, seoContent: [seo] }),
      pageEntry(craft, { slug: "blog--a-post", blogSummary: "Short" }, "blog"),
      pageEntry(craft, { slug: "" }),
    ];
    const pages = await createClient(contentServer({ craft, entries }), { craft }).pages();

    expect(pages).toMatchObject([
      {
        slug: "texas",
        title: "Texas",
        ...dates,
        isDraft: false,
        seoContent: { noindex: true, canonicalUrl: "/other/", description: "Ninety hours" },
      },
      { slug: "blog--a-post", blogSummary: "Short", seoContent: { noindex: false, canonicalUrl: null } },
    ]);
  });

  test("redirects are asked for by themselves, and read as they were written", async () => {
    const redirects = [
      { redirectFrom: "/old/", redirectTo: "/new/", redirectKind: "permanent" },
      { redirectFrom: "/gone/", redirectTo: null, redirectKind: "gone" },
      { redirectFrom: "/a/", redirectTo: "/b/", redirectKind: "sideways" },
    ];
    const server = contentServer({
      craft,
      globals: { redirects: { __typename: "redirects_GlobalSet", redirects } },
    });
    expect(await createClient(server, { craft }).redirects()).toEqual([
      redirects[0],
      redirects[1],
      { redirectFrom: "/a/", redirectTo: "/b/", redirectKind: "permanent" },
    ]);
    expect(await createClient(contentServer({ craft }), { craft }).redirects()).toEqual([]);
  });
});

test("a long list comes in batches, each page once, those of the blog's own address too [API-003]", async () => {
  const named = (slug: string): Wire => pageEntry(5, { slug });
  const main = contentServer({ entries: Array.from({ length: BATCH + 2 }, (_, at) => named(`page-${at}`)) });
  const blog = contentServer({ entries: [named("blog--a"), named("page-1")] });
  const fetch: typeof globalThis.fetch = (input, init) =>
    (String(input).includes("blog") ? blog : main).fetch(input, init);
  const pages = await createClient({ ...main, fetch }, { blogUrl: "https://blog.example/api" }).pages();

  expect(pages).toHaveLength(BATCH + 3);
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(BATCH + 3);
  expect(main.received.map(({ variables }) => variables["offset"])).toEqual([0, BATCH]);
});

test("an editor's token goes along, and what could not be a token does not", async () => {
  const server = contentServer({ entries: [pageEntry(5)] });
  const client = createClient(server);
  await client.pages("a-token");
  await client.pages("no token");
  expect(server.received.map(({ url }) => url.searchParams.get("token"))).toEqual(["a-token", null]);
});

test("no list is a failure, not a site without pages [ERR-011]", async () => {
  const fetch = () => Promise.resolve(Response.json({ data: {} }));
  await expect(createClient({ fetch, received: [] }).pages()).rejects.toMatchObject({ code: 40403 });
});
