import { blocks } from "@courseway/blocks";
import { type BrandInput, defineBrand } from "@courseway/brand";
import { NO_GLOBALS } from "@courseway/content-client";
import { text as collected } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, it } from "vitest";
import type { Host } from "../host/host.ts";
import { type PageDeps, pageModel } from "@courseway/page-model";
import { brandInput } from "../testing/brand.ts";
import { buildPage } from "@courseway/page-model/testing/page";
import { PageTemplate } from "./PageTemplate.tsx";

const NOW = Date.UTC(2026, 10, 22);
const chrome = { Header: () => <header>Header</header>, Footer: () => <footer>Footer</footer>, NotFound: () => null };
const byName = new Map(blocks.map((block) => [block.name, block]));

/** The HTML of a page with these blocks, in the editors' order. */
async function renderHtml(
  rows: readonly (readonly [name: string, wire: object])[],
  change: Partial<BrandInput> = {},
): Promise<string> {
  const brand = defineBrand({ ...brandInput, ...change });
  const page = buildPage(
    "p",
    rows.map(([name, wire], index) => ({
      kind: "block",
      name,
      index,
      content: byName.get(name)?.schema.parse(wire),
    })),
  );
  const deps: PageDeps = {
    brand,
    blocks: byName,
    shortcodes: [],
    ports: {} as PageDeps["ports"],
    quotes: async (sets) => sets.map(() => null),
    report: () => {},
    now: NOW,
  };
  const peek = () => null;
  const host = {
    brand,
    report: () => {},
    env: { SITE_ENV: "test" },
    siteIndex: { redirects: { peek }, pages: { peek } },
  } as unknown as Host;
  const address = { path: "/p/", slug: "p", entrySlug: "p", blog: false };
  const model = await pageModel(address, { page, globals: NO_GLOBALS }, { heading: null, listingPage: null }, deps);
  const drawn = await prerenderToNodeStream(<PageTemplate host={host} chrome={chrome} model={model} preview={null} />);
  return collected(drawn.prelude);
}

it("draws banner, header, the blocks in the editors' order and footer, and the dialog that a text opens [RT-036, RT-037, RT-041]", async () => {
  const html = await renderHtml([
    ["learnMore", { learnMoreContent: "<h2>First</h2>", ctaLabel: "Go", ctaLink: "/go/" }],
    [
      "multiColumn",
      {
        columnList: [
          { columnContent: '<h2>Second</h2><p>Ask <b class="highlighted-text-modal-1">the clerk</b> first.</p>' },
        ],
        highlightedTextModal1: "<h2>Three questions</h2><p>May I take a course?</p>",
      },
    ],
  ]);
  expect(html.replaceAll(/<[^>]+>/gu, " ")).toMatch(/Header.*First.*Second.*Footer/su);
  const [, id] =
    /<button type="button" command="show-modal" commandfor="([^"]+)"[^>]*>the clerk<\/button>/u.exec(html) ?? [];
  expect(id).toBeDefined();
  const [dialog = ""] = html.match(new RegExp(`<dialog id="${id}".*?</dialog>`, "su")) ?? [];
  expect(dialog).toContain("May I take a course?");
  expect(dialog).not.toContain("data-width");
});

const renderMark = async (change: Partial<BrandInput>): Promise<string | undefined> =>
  /<script data-start="(\w+)"/u.exec(await renderHtml([], change))?.[1];

it("says when its scripts start, as the brand has it", async () => {
  expect(await renderMark({})).toBe("idle");
  expect(await renderMark({ runtime: "late" })).toBe("late");
  expect(await renderMark({ runtime: "eager" })).toBe("eager");
});

it("waits for nothing near where something on the page runs by itself [AN-001, CHT-001]", async () => {
  expect(await renderMark({ runtime: "late", vendors: { customerData: { writeKey: "k" } } })).toBe("idle");
  expect(await renderMark({ runtime: "late", vendors: { chat: { handle: "ace" } } })).toBe("idle");
});
