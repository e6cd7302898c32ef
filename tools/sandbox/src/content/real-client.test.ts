import { declarations as blocks } from "@courseway/blocks/declarations";
import * as contentClient from "@courseway/content-client";
import { describe, expect, it } from "vitest";
import { runningSandbox } from "../testing/running.ts";

const sandbox = runningSandbox();

describe.each([4, 5] as const)("the real content client in Craft %i naming", (craft) => {
  const client = (known: readonly contentClient.BlockContract[] = blocks) =>
    contentClient.createContentClient({
      url: `${sandbox.url}/content/craft${craft}/graphql`,
      blogUrl: `${sandbox.url}/content/blog/${craft === 4 ? "craft4/" : ""}graphql`,
      site: "ace",
      craft,
      blocks: known,
      fetch,
    });

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

  it("tells a block that is not registered from an empty row, in its place [RT-046]", async () => {
    const without = client(blocks.filter(({ name }) => name !== "accordion"));
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

  it("reads the global sets [PB-023]", async () => {
    const globals = await client().globals();
    expect(JSON.stringify(globals)).toContain("CAREER20");
  });

  it.each(blocks)("reads the examples of $name as they were written", async ({ name, examples, fields }) => {
    const page = await client().page({ slug: `examples--${name}`, blog: false });
    expect(page.blocks.filter(({ kind }) => kind === "problem")).toEqual([]);
    expect(page.blocks).toHaveLength(Object.keys(examples).length);
    const handles = page.blocks.map((block) => (block.kind === "block" ? Object.keys(Object(block.content)) : []));
    expect(new Set(handles.map(String))).toEqual(new Set([String(Object.keys(fields))]));
  });
});
