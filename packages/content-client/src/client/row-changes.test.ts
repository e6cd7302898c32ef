import { expect, test } from "vitest";
import { createTransport } from "../transport/transport.ts";
import { answers } from "../testing/content-server.ts";
import { OWNERS, rowBounds, rowChanges } from "./row-changes.ts";

const NOON = Date.UTC(2026, 10, 25, 12);
const at = (minute: number) => NOON + minute * 60_000;
const row = (ownerId: number, minute: number) => ({ ownerId, dateUpdated: new Date(at(minute)).toISOString() });

interface Owner {
  readonly id: string;
  readonly typeHandle: string;
  readonly ownerId: number | null;
  readonly slug: string | null;
}
const page = (id: number, slug: string): Owner => ({
  id: String(id),
  slug,
  typeHandle: "visionTemplateEntry",
  ownerId: null,
});
const within = (id: number, ownerId: number): Owner => ({
  id: String(id),
  slug: null,
  typeHandle: "accordion",
  ownerId,
});

/** Returns the changes that are found for rows in a content system with these owners, and the requested ids. */
async function changes(rows: readonly object[], ...owners: readonly (readonly Owner[])[]) {
  const server = answers(...owners.map((list) => () => Response.json({ data: { owners: list } })));
  const ask = createTransport({
    url: "https://cms.example/api",
    fetch: server.fetch,
    token: null,
    timeoutMs: 1000,
    craft: 5,
    sleep: () => Promise.resolve(),
    now: () => NOON,
    elapsed: () => 0,
  });
  const found = await rowChanges(ask, "ace", rows);
  return { ...found, asked: server.received.map(({ query }) => JSON.parse(query) as Record<string, unknown>) };
}

test("the page of a row is found however deep the row is, once and with its latest change", async () => {
  const rows = [row(7, 3), row(5, 2), row(1, 1)];
  const { pages, shared, asked } = await changes(
    rows,
    [within(7, 5), within(5, 1), page(1, "a")],
    [within(5, 1), page(1, "a")],
    [page(1, "a")],
  );
  expect(pages).toEqual([{ slug: "a", updatedAt: at(3) }]);
  expect(shared).toEqual([]);
  expect(asked.map(({ variables }) => variables)).toEqual([
    { site: ["ace"], id: ["7", "5", "1"] },
    { site: ["ace"], id: ["5", "1"] },
    { site: ["ace"], id: ["1"] },
  ]);
  expect(asked[0]).toMatchObject({ query: OWNERS });
});

test("the row of a product may be on any page, and so may what is more than can be listed", async () => {
  const product: Owner = { id: "9", slug: "course", typeHandle: "productEntry", ownerId: null };
  expect(await changes([row(9, 4)], [product])).toMatchObject({ pages: [], shared: [at(4)] });
  const many = Array.from({ length: rowBounds(NOON).rows }, (_, index) => row(index, 5));
  const { pages, shared, asked } = await changes(many, []);
  expect([pages, new Set(shared), asked]).toEqual([[], new Set([at(5)]), []]);
});

test("a row within a draft, or of an entry that is switched off, is nobody's: its owner does not come", async () => {
  expect(await changes([row(7, 1)], [within(7, 5)], [])).toMatchObject({ pages: [], shared: [] });
});

test("where no row changed nothing more is asked", async () => {
  expect(await changes([])).toEqual({ pages: [], shared: [], asked: [] });
});
