import { declarations as blocks } from "@courseway/blocks/declarations";
import * as contentClient from "@courseway/content-client";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { runningSandbox } from "../testing/running.ts";
import { DRAFT_TOKEN } from "./graphql/built-ins.ts";

const sandbox = runningSandbox();

const GLOBALS = (): string => join(sandbox.contentDir, "ace", "globals.yaml");

const WAYS = [
  ["Craft 5, new fields", "craft5", true],
  ["Craft 5, upgraded", "craft5-upgraded", true],
  ["Craft 4", "craft4", true],
  ["Craft 5, new fields, hidden schema", "craft5", false],
  ["Craft 5, upgraded, hidden schema", "craft5-upgraded", false],
] as const;

/** A fetch to a Craft that refuses introspection. */
const withoutSchema: typeof fetch = async (input, init) => {
  const forbidden = { errors: [{ message: "GraphQL introspection is not allowed" }] };
  return String(init?.body).includes("__schema") ? Response.json(forbidden) : fetch(input, init);
};

describe.each(WAYS)("the real content client of %s", (_name, path, isToldSchema) => {
  const clientOf = (known: readonly contentClient.BlockContract[]) =>
    contentClient.createContentClient({
      url: `${sandbox.url}/content/${path}/graphql`,
      blogUrl: `${sandbox.url}/content/blog/${path === "craft5" ? "" : `${path}/`}graphql`,
      site: "ace",
      blocks: known,
      fetch: isToldSchema ? fetch : withoutSchema,
    });
  // It asks for the schema once, as a site's does.
  let first: contentClient.ContentClient | null = null;
  const client = () => (first ??= clientOf(blocks));

  it("reads a page with every block [RT-025]", async () => {
    const page = await client().page({ slug: "all-blocks", blog: false });
    expect(page.blocks.map(({ kind, name }) => [kind, name])).toEqual(
      [
        "topSectionWysiwyg",
        "layout",
        "productCards",
        "pricingTable",
        "accordion",
        "careerCenter",
        "emailForm",
        "learnMore",
        "slider",
        "tabComponent",
        "reviews",
        "multiColumn",
        "multiIcon",
        "standAloneCta",
        "featuredArticle",
        "breadcrumbs",
      ].map((name) => ["block", name]),
    );
  });

  it.skipIf(path === "craft4")("shows at a later moment the rows that go live by then, and no others", async () => {
    const row = (words: string, more = ""): string =>
      `  - typeHandle: learnMore\n    learnMoreContent: "<p>${words}</p>"\n${more}`;
    const page = `title: Upcoming\nbaseComponents:\n${row("Now")}${row("Soon", '    postDate: "2026-12-01T12:00:00Z"\n')}`;
    writeFileSync(join(sandbox.contentDir, "ace", "pages", "upcoming.yaml"), page);
    const rowsAt = async (at: number | null) =>
      (await client().page({ slug: "upcoming", blog: false, at })).blocks.length;
    expect(await rowsAt(null)).toBe(1);
    expect(await rowsAt(Date.UTC(2026, 10, 30))).toBe(1);
    expect(await rowsAt(Date.UTC(2026, 11, 2))).toBe(2);
  });

  it("has at a later moment the pages and featured entries that are live then, and no others", async () => {
    const at = Date.UTC(2026, 11, 2);
    const [soon, later] = ["2026-12-01T12:00:00Z", "2026-12-03T12:00:00Z"];
    const dated = { upcoming: ["postDate", soon], later: ["postDate", later], ending: ["expiryDate", soon] } as const;
    for (const [slug, [date, moment]] of Object.entries(dated)) {
      const file = join(sandbox.contentDir, "ace", "pages", `dated-${slug}.yaml`);
      writeFileSync(file, `title: ${slug}\n${date}: "${moment}"\nbaseComponents: []\n`);
    }
    const sets = parse(readFileSync(GLOBALS(), "utf8"));
    const featuredEntries = ["about", ...Object.keys(dated).map((slug) => `dated-${slug}`)];
    writeFileSync(GLOBALS(), stringify({ ...sets, featuredEntries: { featuredEntries } }));
    const seen = async (moment: number | null) => {
      const lookup = { blog: false, previewToken: "sandbox-preview", at: moment };
      const found = featuredEntries.map((slug) =>
        client()
          .page({ ...lookup, slug })
          .then(
            () => [slug],
            ({ code }: { code: number }) => (code === 40401 ? [] : [code]),
          ),
      );
      const { featuredEntries: featured } = await client().globals(moment);
      return { pages: (await Promise.all(found)).flat(), featured: featured.map(({ slug }) => slug) };
    };
    const now = ["about", "dated-ending"];
    expect(await seen(null)).toEqual({ pages: now, featured: now });
    const then = ["about", "dated-upcoming"];
    expect(await seen(at)).toEqual({ pages: then, featured: then });
    // The draft that the token opens is visible at any moment.
    const draft = await client().page({ slug: "open-house", blog: false, previewToken: "sandbox-preview", at });
    expect(draft.isDraft).toBe(true);
  });

  it("tells a preview's editor, and nobody else, where its entry and its rows are edited [RT-048]", async () => {
    const lookup = { slug: "all-blocks", blog: false };
    expect((await client().page(lookup)).editing).toBeNull();
    const page = await client().page({ ...lookup, previewToken: "sandbox-preview" });
    const id = isToldSchema ? expect.stringMatching(/^\d+$/u) : null;
    const ofRow = path === "craft4" ? null : id;
    expect(page.editing).toMatchObject({ id, rows: page.blocks.map(() => ({ id: ofRow })) });
    expect(page.refusals).toEqual([]);
  });

  it("tells a block that is not registered from an empty row, in its place [RT-046]", async () => {
    const without = clientOf(blocks.filter(({ name }) => name !== "accordion"));
    const page = await without.page({ slug: "all-blocks", blog: false });
    expect(page.blocks.filter(({ kind }) => kind === "problem")).toMatchObject([
      {
        name: "accordion",
        index: 4,
        reason: expect.stringContaining('No block of the name "accordion" is registered'),
      },
    ]);
    expect(page.emptyRows).toBe(0);
  });

  it("reads many pages at once as it reads each by itself, and leaves out what is not there", async () => {
    const slugs = ["home", "all-blocks", "blog--home", "no-such-page"];
    const pages = await client().wholePages(slugs);
    const each = [
      await client().page({ slug: "all-blocks", blog: false }),
      await client().page({ slug: "home", blog: true }),
      await client().page({ slug: "home", blog: false }),
    ];
    expect(pages.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))).toEqual(each);
  });

  it("reads the global sets, and nothing of a table that nobody filled [PB-023]", async () => {
    const globals = await client().globals();
    expect(globals).toMatchObject({
      emailCapture: { coupon: "CAREER20", captureTitle: expect.stringContaining("20% off") },
      offer: { promotionLink: "/real-estate-license/arizona/" },
      topPromo: { promotionReset: null },
    });
  });

  it("has the tiles of a hero, whose handles Craft refuses, and never a draft's own address", async () => {
    const { blocks: read } = await client().page({ slug: "home", blog: false });
    expect(JSON.stringify(read)).toContain('"link":"/real-estate-license/"');
    expect(JSON.stringify(read)).toContain('"alt":"Seal: approved course"');
    const draft = await client().page({ slug: "open-house", blog: false, previewToken: "sandbox-preview" });
    expect(draft.isDraft).toBe(true);
    expect(JSON.stringify([draft, await client().pages("sandbox-preview")])).not.toContain(DRAFT_TOKEN);
  });

  it("costs a page no more than a block that Craft does not know", async () => {
    const unknown = {
      name: "brandNew",
      about: "A block that is not there yet",
      fields: { a: contentClient.text("a") },
    };
    const page = await clientOf([...blocks, unknown]).page({ slug: "terms", blog: false });
    expect(page.blocks.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["block topSectionWysiwyg", "block layout"]);
    expect(page.refusals).toEqual([expect.stringContaining("The block brandNew is left out of every page.")]);
  });

  it.each(blocks)("reads the examples of $name as they were written", async ({ name, examples, fields }) => {
    const page = await client().page({ slug: `examples--${name}`, blog: false });
    expect(page.blocks.filter(({ kind }) => kind === "problem")).toEqual([]);
    expect(page.blocks).toHaveLength(Object.keys(examples).length);
    const handles = page.blocks.map((block) => (block.kind === "block" ? Object.keys(Object(block.content)) : []));
    expect(new Set(handles.map(String))).toEqual(new Set([String(Object.keys(fields))]));
  });
});

it("never sees what a Craft of before 5.9.15 has kept of a global set", async () => {
  const url = `${sandbox.url}/content/craft5-stale/graphql`;
  const query =
    '{ globalSet(site: ["ace"], handle: ["headerPromoBanner"]) { ... on headerPromoBanner_GlobalSet { coupon } } }';
  const raw = async () => (await sandbox.post("/content/craft5-stale/graphql", { query })).json();
  const client = contentClient.createContentClient({ url, site: "ace", blocks: [], fetch });
  const before = await raw();
  expect((await client.globals()).offer?.coupon).toBe("SITESALE15");
  const file = join(sandbox.contentDir, "ace/globals.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("SITESALE15", "NEWCOUPON"));
  expect((await client.globals()).offer?.coupon).toBe("NEWCOUPON");
  expect(await raw()).toEqual(before);
});

it("the client of Craft 5 hears of a row that was saved by itself, switched off or deleted as a change of its page", async () => {
  // Later than everything in the sandbox, whose files are as new as its copy of them.
  const later = Date.UTC(2036, 0, 1);
  const minutes = (count: number) => new Date(later - count * 60_000).toISOString();
  const item = (more: object) => ({ typeHandle: "accordionItem", itemTitle: "A", dateUpdated: minutes(60), ...more });
  const write = (...items: readonly object[]) => {
    const accordion = { typeHandle: "accordion", accordionItems: items, dateUpdated: minutes(60) };
    const page = { title: "Rows", dateUpdated: minutes(60), baseComponents: [accordion] };
    writeFileSync(join(sandbox.contentDir, "ace", "pages", "own-rows.yaml"), stringify(page));
  };
  const url = `${sandbox.url}/content/craft5/graphql`;
  const client = contentClient.createContentClient({ url, site: "ace", blocks, fetch });
  const newest = async () => (await client.changes(later)).pages.slice(0, 2);
  const page = { slug: "own-rows", updatedAt: Date.parse(minutes(60)) };
  write(item({}), item({}));
  expect((await newest())[0]).toEqual(page);
  write(item({}), item({ itemTitle: "B", dateUpdated: minutes(2) }));
  expect(await newest()).toEqual([{ ...page, updatedAt: Date.parse(minutes(2)) }, page]);
  for (const gone of [{ enabled: false }, { trashed: true }]) {
    write(item({}), item({ ...gone, dateUpdated: minutes(1) }));
    expect(await newest()).toEqual([{ ...page, updatedAt: Date.parse(minutes(1)) }, page]);
    const { blocks: shown } = await client.page({ slug: "own-rows", blog: false });
    expect(shown).toMatchObject([{ content: { accordionItems: [{ itemTitle: "A" }] } }]);
  }
}, 60_000);
