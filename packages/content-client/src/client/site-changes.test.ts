import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it, test } from "vitest";
import { answers, contentServer } from "../testing/content-server.ts";
import { createContentClient } from "./create-content-client.ts";
import { craftMoment } from "../fields/craft-moment.ts";

const NOW = Date.UTC(2026, 10, 25, 12);
const createClient = (fetch: typeof globalThis.fetch) =>
  createContentClient({ url: "https://cms.example/api", site: "ace", craft: 5, blocks: [], fetch });

const latest = {
  pages: [{ slug: "home", dateUpdated: "2026-11-25T05:59:00-06:00" }],
  pageCount: 12,
  globalSets: [
    { handle: "redirects", dateUpdated: "2026-01-01T00:00:00-06:00" },
    { handle: "offer", dateUpdated: "2026-11-01T00:00:00-05:00" },
  ],
  expiring: [
    { slug: "sale", typeHandle: "visionTemplateEntry", expiryDate: "2026-11-26T00:00:30-06:00" },
    { slug: null, typeHandle: "accordion", expiryDate: "2026-12-01T00:00:00-06:00" },
  ],
};
const upcoming = {
  upcoming: [{ slug: "news", typeHandle: "visionTemplateEntry", postDate: "2026-11-25T18:00:00-06:00" }],
};
const at = (text: string) => Date.parse(text);

test("tells what changed last and what is scheduled, rows of pages included, in order", async () => {
  const server = answers(
    () => Response.json({ data: latest }),
    () => Response.json({ data: upcoming }),
  );
  expect(await createClient(server.fetch).changes(NOW)).toEqual({
    pages: [{ slug: "home", updatedAt: at("2026-11-25T11:59:00Z") }],
    pageCount: 12,
    sharedUpdatedAt: at("2026-11-01T05:00:00Z"),
    moments: [
      { at: at("2026-11-26T00:00:00Z"), change: "goes live", slug: "news", isPage: true },
      { at: at("2026-11-26T06:00:00Z"), change: "expires", slug: "sale", isPage: true },
      { at: at("2026-12-01T06:00:00Z"), change: "expires", slug: "", isPage: false },
    ],
    seesUpcoming: true,
  });
});

test("a product or another entry that is no page counts as what any page may show, as global sets do", async () => {
  const others = [{ dateUpdated: "2026-11-20T00:00:00-06:00" }];
  const server = answers(
    () => Response.json({ data: { ...latest, others } }),
    () => Response.json({ data: upcoming }),
  );
  expect((await createClient(server.fetch).changes(NOW)).sharedUpdatedAt).toBe(at("2026-11-20T06:00:00Z"));
});

test("a row that changed by itself, shown, hidden or deleted now, is a change of its page", async () => {
  const rows = [{ ownerId: 5, dateUpdated: "2026-11-25T11:58:00Z" }];
  const hiddenRows = [{ ownerId: 5, dateUpdated: "2026-11-25T11:59:30Z" }];
  const deletedRows = [{ ownerId: 6, dateUpdated: "2026-11-25T11:59:10Z" }];
  const page = { typeHandle: "visionTemplateEntry", ownerId: null };
  const owners = [
    { id: "5", slug: "texas", ...page },
    { id: "6", slug: "ohio", ...page },
  ];
  const server = answers(
    () => Response.json({ data: { ...latest, rows } }),
    () => Response.json({ data: { ...upcoming, hiddenRows, deletedRows } }),
    () => Response.json({ data: { owners } }),
  );
  expect((await createClient(server.fetch).changes(NOW)).pages).toEqual([
    { slug: "texas", updatedAt: at("2026-11-25T11:59:30Z") },
    { slug: "ohio", updatedAt: at("2026-11-25T11:59:10Z") },
    { slug: "home", updatedAt: at("2026-11-25T11:59:00Z") },
  ]);
  expect(server.received[0]?.query).toContain('"since":["> 2026-11-25T11:55:00.000Z"]');
});

test("of a Craft 4 no rows are asked: they are no entries there", async () => {
  const server = contentServer({ craft: 4 });
  const client = createContentClient({
    url: "https://cms.example/api",
    site: "ace",
    blocks: [],
    craft: 4,
    fetch: server.fetch,
  });
  await client.changes(NOW);
  expect(server.received.filter(({ query }) => query.includes("fieldId"))).toEqual([]);
});

test("a token that may not see entries before they are live has everything else", async () => {
  const refusal = { errors: [{ message: 'Unknown argument "status" on field "entries" of type "Query".' }] };
  const server = answers(
    () => Response.json({ data: latest }),
    () => Response.json(refusal),
  );
  const changes = await createClient(server.fetch).changes(NOW);
  expect(changes).toMatchObject({ seesUpcoming: false, pageCount: 12 });
  expect(changes.moments.map(({ change }) => change)).toEqual(["expires", "expires"]);
});

test("asks both addresses where the blog has one of its own", async () => {
  const server = answers(() => Response.json({ data: { ...latest, ...upcoming } }));
  const client = createContentClient({
    url: "https://cms.example/api",
    blogUrl: "https://blog.example/api",
    site: "ace",
    craft: 5,
    blocks: [],
    fetch: server.fetch,
  });
  expect(await client.changes(NOW)).toMatchObject({ pageCount: 24, sharedUpdatedAt: at("2026-11-01T05:00:00Z") });
  expect(new Set(server.received.map(({ url }) => url.host))).toEqual(new Set(["cms.example", "blog.example"]));
});

test("a content system that does not answer is a failed lookup", async () => {
  const server = answers(() => Response.json({ errors: [{ message: "Something went wrong." }] }));
  await expect(createClient(server.fetch).changes(NOW)).rejects.toMatchObject({ name: "ContentLookupError" });
});

test("the queries are valid in a content system's schema, with the argument that a token may lack", async () => {
  const server = contentServer({});
  await expect(createClient(server.fetch).changes(NOW)).resolves.toMatchObject({ seesUpcoming: false });
  const entries =
    "entries(site: [String], status: [String], trashed: Boolean, fieldId: [String], dateUpdated: [String], orderBy: String, limit: Int): [Entry]";
  const schema = buildSchema(
    `type Entry { slug: String typeHandle: String postDate: String dateUpdated: String ownerId: Int } type Query { ${entries} }`,
  );
  const document = parse(server.received.at(-1)?.query ?? "");
  expect(validate(schema, document)).toEqual([]);
});

describe("the moment at which Craft changes an entry", () => {
  it.each([
    ["2026-11-25T12:00:00-06:00", "2026-11-25T18:00:00.000Z"],
    ["2026-11-25T12:00:59-06:00", "2026-11-25T18:00:00.000Z"],
    ["2026-11-25T12:01:00-06:00", "2026-11-25T18:01:00.000Z"],
  ])("is for %s the beginning of its minute", (date, moment) => {
    expect(new Date(craftMoment(date) ?? 0).toISOString()).toBe(moment);
  });

  it.each([null, "", "soon"])("is none for %j", (date) => expect(craftMoment(date)).toBeNull());
});
