import { describe, expect, test } from "vitest";
import { answers, contentServer, pageEntry, row, type ContentServer, type Wire } from "../testing/content-server.ts";
import { testBlocks } from "../testing/blocks.ts";
import { createContentClient } from "./create-content-client.ts";
import { PageNotFoundError } from "../errors.ts";
import type { ContentClientOptions } from "./options.ts";

const ADDRESS = "https://cms.example/api?v=1";

function createClient(server: ContentServer, changes: Partial<ContentClientOptions> = {}) {
  return createContentClient({
    url: ADDRESS,
    site: "ace",
    craft: 5,
    blocks: testBlocks,
    fetch: server.fetch,
    ...changes,
  });
}

const home = { slug: "home", blog: false };
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test("half an emoji in a text becomes the sign for an unknown character", async () => {
  const entry = pageEntry(5, { pageTitle: "Cut \ud83d" });
  const page = await createClient(contentServer({ craft: 5, entries: [entry] })).page({ ...home, previewToken: null });
  expect(page.pageTitle).toBe("Cut \uFFFD");
});

describe.each([4, 5] as const)("with the type names of Craft %i", (craft) => {
  test("finds the entry's type by its slug, then asks that type's fields and blocks [RT-023, RT-025, API-001, API-004, API-006]", async () => {
    const entry = pageEntry(craft, {
      pageTitle: "Home",
      baseComponents: [
        row(craft, "baseComponents", "learnMore", { learnMoreContent: "<p>Hi</p>", ctaLabel: "Go" }),
        row(craft, "baseComponents", "accordion", {
          accordionTitle: "FAQ",
          accordionItems: [row(craft, "accordionItems", "accordionItem", { itemTitle: "One" })],
        }),
      ],
    });
    const server = contentServer({ craft, entries: [entry] });

    const page = await createClient(server, { craft }).page(home);

    expect(server.received.map(({ query }) => /query (\w+)/.exec(query)?.[1])).toEqual(["PageLookup", "Page"]);
    for (const { init, variables } of server.received) {
      expect(init.method).toBe("POST");
      expect(variables).toEqual({ site: ["ace"], slug: ["home"] });
    }
    expect(page).toMatchObject({
      slug: "home",
      typeHandle: "visionTemplateEntry",
      sectionHandle: "pages",
      pageTitle: "Home",
      blog: false,
      emptyRows: 0,
    });
    expect(page.blocks).toEqual([
      { kind: "block", name: "learnMore", index: 0, content: { learnMoreContent: "<p>Hi</p>", ctaLabel: "Go" } },
      {
        kind: "block",
        name: "accordion",
        index: 1,
        content: { accordionTitle: "FAQ", accordionItems: [{ itemTitle: "One" }] },
      },
    ]);
  });

  test("asks for the fields of the section that the entry stands in [RT-025]", async () => {
    const entry = pageEntry(craft, { slug: "blog--a-post", blogSummary: "Short" }, "blog");
    const page = await createClient(contentServer({ craft, entries: [entry] }), { craft }).page({
      slug: "a-post",
      blog: true,
    });

    expect(page).toMatchObject({ slug: "blog--a-post", blogSummary: "Short", blog: true });
  });
});

test("asks the content API anew for every page and keeps nothing [API-005]", async () => {
  const server = contentServer({ entries: [pageEntry(5)] });
  const client = createClient(server);
  await client.page(home);
  await client.page(home);

  expect(server.received).toHaveLength(4);
  for (const { init } of server.received) expect(init.cache).toBe("no-store");
});

describe("preview", () => {
  test("its token alone goes on the address of both lookups [API-002]", async () => {
    const server = contentServer({ entries: [pageEntry(5)] });
    await createClient(server).page({ ...home, previewToken: "aB_-9" });

    expect(server.received.map(({ url }) => url.search)).toEqual(["?v=1&token=aB_-9", "?v=1&token=aB_-9"]);
  });

  test.each(["", "a b", "a&x-craft-preview=1", "a\n", "ä", null, undefined])(
    "%j is no token and is not sent [API-002]",
    async (previewToken) => {
      const server = contentServer({ entries: [pageEntry(5)] });
      await createClient(server).page({ ...home, previewToken });

      expect(server.received.map(({ url }) => url.href)).toEqual([ADDRESS, ADDRESS]);
    },
  );
});

test("carries the bearer token when there is one", async () => {
  const server = contentServer({ entries: [pageEntry(5)] });
  await createClient(server, { token: "s3cret" }).page(home);
  await createClient(server).page(home);

  const sent = server.received.map(({ init }) => new Headers(init.headers).get("authorization"));
  expect(sent).toEqual(["Bearer s3cret", "Bearer s3cret", null, null]);
});

describe("blog content", () => {
  const entries = [pageEntry(5, { slug: "blog--a-post" }), pageEntry(5, { slug: "news--a-post" })];

  test("is asked of its own address under its prefix [RT-009, RT-010, API-003]", async () => {
    const server = contentServer({ entries });
    await createClient(server, { blogUrl: "https://blog.example/api" }).page({ slug: "a-post", blog: true });

    expect(server.received.map(({ url }) => url.host)).toEqual(["blog.example", "blog.example"]);
    expect(server.received.map(({ variables }) => variables.slug)).toEqual([["blog--a-post"], ["blog--a-post"]]);
  });

  test("takes the brand's own prefix, and the main address where there is no other [RT-009]", async () => {
    const server = contentServer({ entries });
    const page = await createClient(server, { blogPrefix: "news--" }).page({ slug: "a-post", blog: true });

    expect(page.slug).toBe("news--a-post");
    expect(server.received[0]?.url.host).toBe("cms.example");
  });

  test("leaves the other pages on the main address without a prefix [RT-009, API-003]", async () => {
    const server = contentServer({ entries: [pageEntry(5)] });
    await createClient(server, { blogUrl: "https://blog.example/api" }).page(home);

    expect(server.received.map(({ url }) => url.host)).toEqual(["cms.example", "cms.example"]);
  });
});

describe("there is no page", () => {
  const notFound = async (entries: readonly Wire[], slug = "home") => {
    const server = contentServer({ entries });
    return { error: await caught(createClient(server).page({ slug, blog: false })), asked: server.received.length };
  };

  test("where no entry has the slug; the second query is not sent [RT-026, ERR-010]", async () => {
    const { error, asked } = await notFound([]);
    expect(error).toBeInstanceOf(PageNotFoundError);
    expect(error).toMatchObject({ code: 40401, slug: "home" });
    expect(asked).toBe(1);
  });

  test("where the entry has no type [RT-026]", async () => {
    expect((await notFound([pageEntry(5, { typeHandle: null })])).error).toBeInstanceOf(PageNotFoundError);
  });

  const button = { __typename: "button_Entry", slug: "home", sectionHandle: null, typeHandle: "button" };

  test("where the entry is of another type, which has no query [RT-024, RT-027]", async () => {
    const { error, asked } = await notFound([button]);
    expect(error).toBeInstanceOf(PageNotFoundError);
    expect(asked).toBe(1);
    const unfiltered = answers(() => Response.json({ data: { entry: button } }));
    expect(String(await caught(createClient(unfiltered).page(home)))).toContain('of type "button", which has no page');
  });

  test("but a row of a page that has the page's slug does not hide the page [RT-023]", async () => {
    const server = contentServer({ entries: [button, pageEntry(5, { pageTitle: "Home" })] });
    expect(await createClient(server).page(home)).toMatchObject({ slug: "home", pageTitle: "Home" });
  });

  const FOUND_BY_CRAFT = ["*", "hom*", "*ome", "not home", ":notempty:", ":empty:", "=home", "!= a", "> a", "a,home"];

  test.each([...FOUND_BY_CRAFT, "", " home", "home\n", "ho\u0000me", "home\ud83d", "h".repeat(256)])(
    "where %j can be no slug: nothing is asked [RT-026]",
    async (slug) => {
      expect(await notFound([pageEntry(5), pageEntry(5, { slug })], slug)).toMatchObject({
        error: { code: 40401, slug },
        asked: 0,
      });
    },
  );

  test("where the answer is of another slug, as MySQL's is in capitals [RT-026]", async () => {
    expect(await notFound([pageEntry(5)], "Home")).toMatchObject({ error: { code: 40401 }, asked: 1 });
  });

  test.each([null, { slug: "home", typeHandle: "redirect" }])(
    "where the second answer is %j [API-007]",
    async (second) => {
      const first = { slug: "home", sectionHandle: "pages", typeHandle: "visionTemplateEntry" };
      const server = answers(
        () => Response.json({ data: { entry: first } }),
        () => Response.json({ data: { entry: second } }),
      );
      expect(await caught(createClient(server).page(home))).toBeInstanceOf(PageNotFoundError);
    },
  );

  test.each(["content-assets", "content-assets--a.png"])(
    "under content assets: %s is not even looked up [RT-015]",
    async (slug) => {
      const server = contentServer({ entries: [pageEntry(5, { slug })] });
      const client = createClient(server, { assetsPrefix: "content-assets" });

      expect(await caught(client.page({ slug, blog: false }))).toBeInstanceOf(PageNotFoundError);
      expect(server.received).toHaveLength(0);
      expect(await caught(client.page({ slug: "content-assets-guide", blog: false }))).toMatchObject({ code: 40401 });
      expect(server.received).toHaveLength(1);
    },
  );

  test("and what a visitor typed cannot forge a line of the log [ERR-010]", async () => {
    const { error } = await notFound([], 'a"\n2026-01-01 ERROR forged\u0085\u2028');
    expect(String(error)).not.toMatch(/[\n\u0085\u2028]/);
  });
});

test.each(["not", "And", "or"])("a page called %s is asked for literally", async (slug) => {
  const server = contentServer({ entries: [pageEntry(5, { slug })] });
  expect(await createClient(server).page({ slug, blog: false })).toMatchObject({ slug });
  expect(server.received.map(({ variables }) => variables.slug)).toEqual([
    ["or", slug],
    ["or", slug],
  ]);
});

test("a draft that renames its page is shown under the page's address", async () => {
  const renamed = { ...pageEntry(5, { slug: "new-name", pageTitle: "Renamed" }), isDraft: true };
  const { fetch } = answers(() => Response.json({ data: { entry: renamed } }));
  const client = createClient({ fetch, received: [] });
  const page = await client.page({ slug: "home", blog: false, previewToken: "a-token" });
  expect(page).toMatchObject({ slug: "new-name", pageTitle: "Renamed", isDraft: true });
  expect(await caught(client.page({ slug: "home", blog: false }))).toMatchObject({ code: 40401 });
});

describe("at a later moment", () => {
  const at = Date.UTC(2026, 11, 2);
  const refusal = { errors: [{ message: 'Unknown argument "status" on field "entry" of type "Query".' }] };

  test("a token that may not see entries before they are live has what is live now, and is refused once", async () => {
    const server = answers(
      () => Response.json(refusal),
      () => Response.json({ data: { entry: pageEntry(5) } }),
    );
    expect(await createClient(server).page({ ...home, previewToken: "a-token", at })).toMatchObject({ slug: "home" });
    expect(server.received.map(({ query }) => query.includes("status:"))).toEqual([true, false, false]);
  });

  test("a page that has expired by then is not there, and its draft is", async () => {
    const expired = { ...pageEntry(5), expiryDate: "2026-12-01T00:00:00Z" };
    const fetchPage = (entry: Wire) =>
      caught(
        createClient(answers(() => Response.json({ data: { entry } }))).page({ ...home, previewToken: "a-token", at }),
      );
    expect(await fetchPage(expired)).toMatchObject({
      code: 40401,
      message: expect.stringContaining("2026-12-02T00:00"),
    });
    expect(await fetchPage({ ...expired, isDraft: true })).toBeNull();
  });

  test("without one nothing of what is to come is asked", async () => {
    const server = contentServer({ entries: [pageEntry(5)] });
    const client = createClient(server);
    await Promise.all([client.page({ ...home, previewToken: "a-token" }), client.globals(), client.globals(null)]);
    expect(server.received.filter(({ query }) => /status|goesLive/u.test(query))).toEqual([]);
  });
});

test("a section that cannot be part of a name is not put into the query [RT-025]", async () => {
  const entry = pageEntry(4, { sectionHandle: "pages } evil {" });
  const page = await createClient(contentServer({ craft: 4, entries: [entry] }), { craft: 4 }).page(home);
  expect(page.slug).toBe("home");
});

test.each(["cms.example", "ftp://cms.example", ""])("refuses the address %j at once", (url) => {
  expect(() => createClient(contentServer({}), { url })).toThrow("Give the whole address of the GraphQL endpoint");
});
