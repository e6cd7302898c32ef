import { type Block, defineBlock, defineShortcode } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import { type Field, NO_GLOBALS, text } from "@courseway/content-client";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { DRAWN_FOR_MS, drawnOnce, keyOf } from "../pages/drawn-blocks.ts";
import { type PageDeps, pageModel } from "../pages/page-model.ts";
import { blockSlot } from "../testing/block-slot.ts";
import { pageOf } from "../testing/page.ts";
import { BlockSlot, PageDialogs } from "./BlockSlot.tsx";

const NOW = Date.UTC(2026, 10, 22);
const brand = { id: "TST", timeZone: "America/Chicago" } as BrandConfig;

describe("what was drawn", () => {
  const draw = vi.fn(() => ({}));
  const from = (key: string, now = NOW, until: number | null = null, of: object = brand) =>
    drawnOnce("block", { brand: of, key, now, until }, draw);

  it("is shown again from the same inputs for a minute, and never beyond a moment that changes it", () => {
    const first = from("a");
    expect(from("a", NOW + DRAWN_FOR_MS - 1)).toBe(first);
    expect(from("a", NOW + DRAWN_FOR_MS)).not.toBe(first);
    const until = from("b", NOW, NOW + 500);
    expect(from("b", NOW + 499)).toBe(until);
    expect(from("b", NOW + 500)).not.toBe(until);
  });

  it("is another for an earlier moment, another site, another part and other inputs", () => {
    const first = from("c");
    expect([from("c", NOW - 1), from("d"), from("c", NOW, null, {})].includes(first)).toBe(false);
    expect(drawnOnce("dialogs", { brand, key: "c", now: NOW, until: null }, draw)).not.toBe(first);
  });

  it("is drawn each time where it threw, and in development", () => {
    expect(() =>
      drawnOnce("block", { brand, key: "e", now: NOW, until: null }, () => {
        throw new Error("no");
      }),
    ).toThrow("no");
    const next = from("e");
    vi.stubEnv("NODE_ENV", "development");
    expect(from("e")).not.toBe(next);
  });

  it.each([[new Date(0)], [new Map([[1, 2]])], [[Number.NaN]], [{ read: () => 1 }], [[undefined]]])(
    "has no name where JSON would not say all: %s",
    (value) => expect(keyOf([value])).toBeNull(),
  );
});

it("is one tree for its page's editor as well, whose element says which row it is", () => {
  const drawnFrom = { brand, key: "marked", now: NOW, until: null };
  const slot = { ...blockSlot(() => <section>Words</section>), drawnFrom };
  const treeOf = (): unknown => {
    let tree: unknown;
    JSON.stringify(
      BlockSlot({ slot, showErrors: false, isInspected: true, report: () => undefined }),
      (name, value) => {
        if (name === "tree") tree = value;
        return value;
      },
    );
    return tree;
  };
  expect(treeOf()).toMatchObject({ type: "section", props: { "data-inspected-block": 0 } });
  expect(treeOf()).toBe(treeOf());
});

/** Something that a page of one block may show, and the moment. */
interface Scene {
  readonly words: string;
  readonly price: number;
  readonly data: string;
  readonly slug: string;
  /** In ms. */
  readonly after: number;
}

/** What the block shows changes every 20 s by itself. */
const PHASE_MS = 20_000;
const block: Block = {
  ...defineBlock<{ words: Field<string> }, string, { text: string }>({
    name: "scene",
    about: "Shows all that it is given.",
    fields: { words: text("What it says") },
    examples: {},
    quotes: () => [{ productIds: ["1"], coupon: null, bundleCoupon: null }],
    nextChange: (_, { now }) => now - (now % PHASE_MS) + PHASE_MS,
    load: async (_, __, ports) => String(Reflect.get(ports, "data")),
    view: ({ content, data, context, quoteOf }) => {
      const price = quoteOf({ productIds: ["1"], coupon: null, bundleCoupon: null });
      const phase = Math.floor(context.now / PHASE_MS);
      const of = [content.words, price, data, context.page.slug, phase, context.earlier ?? 0];
      return { text: JSON.stringify(of) };
    },
    component: ({ text: all }) => <p>{all}</p>,
    dialogs: ({ text: all }) => [{ id: all, element: <dialog>{all}</dialog> }],
  }),
};
const year = defineShortcode({ name: "year", render: () => null });

async function htmlOf({ words, price, data, slug, after }: Scene, of: BrandConfig): Promise<string> {
  const content = { words };
  const page = pageOf(
    slug,
    [0, 1].map((index) => ({ kind: "block", name: "scene", index, content })),
  );
  const deps: PageDeps = {
    brand: of,
    blocks: new Map([["scene", block]]),
    shortcodes: [year],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the block above asks for this alone
    ports: { data } as unknown as PageDeps["ports"],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the block above reads this alone
    quotes: async (sets) => sets.map(() => ({ total: { amount: price } }) as never),
    report: ({ message }) => expect.fail(message),
    now: NOW + after,
  };
  const address = { path: `/${slug}/`, slug, entrySlug: slug, blog: false };
  const model = await pageModel(address, { page, globals: NO_GLOBALS }, { heading: null, listingPage: null }, deps);
  const { slots } = model;
  const shown = { showErrors: false, report: deps.report };
  return renderToStaticMarkup(
    <>
      {slots.map((slot) => (
        <BlockSlot key={slot.index} slot={slot} {...shown} />
      ))}
      <PageDialogs slots={slots} report={deps.report} />
    </>,
  );
}

it("shows whatever is published, previewed, priced and due as a site does that remembers nothing", async () => {
  const scene = fc.record({
    words: fc.constantFrom("draft", "published", "[year] draft"),
    price: fc.constantFrom(1, 2),
    data: fc.constantFrom("", "read"),
    slug: fc.constantFrom("a", "b"),
    after: fc.nat({ max: 150_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(scene, { minLength: 2, maxLength: 12 }), async (scenes) => {
      const site = { ...brand };
      for (const one of scenes) expect(await htmlOf(one, site)).toBe(await htmlOf(one, { ...brand }));
    }),
  );
});

it("draws a block of an unchanged page once for many requests", async () => {
  const view = vi.spyOn(block, "render");
  const site = { ...brand };
  const still = { words: "same", price: 1, data: "", slug: "a", after: 0 };
  for (const after of [0, 1000, 19_999]) await htmlOf({ ...still, after }, site);
  expect(view).toHaveBeenCalledTimes(2);
  await htmlOf({ ...still, words: "[year]" }, site);
  await htmlOf({ ...still, words: "[year]" }, site);
  expect(view).toHaveBeenCalledTimes(6);
});
