// @vitest-environment jsdom
import { cents, type Quote } from "@courseway/pricing";
import { join } from "node:path";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Block, BlockContext } from "./define-block.ts";
import { declarations } from "./declarations.ts";
import type { BlockPorts } from "./ports.ts";
import { blocks } from "./registry.ts";
import { axeViolations } from "./shared/testing/axe-violations.ts";
import { blockFolder, exampleFaults, guideFaults, wordsFaults } from "./shared/testing/block-faults.ts";
import { testBrands } from "./shared/testing/brands.ts";
import { ADDED_NAMES, DOCUMENTED_NAMES } from "./shared/testing/documented-names.ts";
import { deepFreeze } from "./shared/testing/freeze.ts";
import { htmlErrors } from "./shared/testing/html-errors.ts";
import { islandsReachedFrom } from "./shared/testing/import-graph.ts";
import { pageHtml } from "./shared/testing/page-html.ts";
import { withDialogs } from "./shared/testing/render.tsx";
import { testContext } from "./shared/testing/test-context.ts";
import { toShape } from "./shared/testing/html-shape.ts";
import { mostComplete, corrupted } from "./shared/testing/corrupt.ts";
import { listTags, withEscapingHtml } from "./shared/testing/nesting.ts";
import { hydrateIslands } from "./shared/testing/hydrate-islands.ts";
import { withoutClock } from "./shared/testing/without-clock.ts";

const buildSessions = (courseid: string) => ({
  courseid,
  category: { code: "RE", title: "Broker Pre-License" },
  sessionList: [
    { title: "June", eventsList: [{ day: "Monday, June 1", time: "6 PM CT", eventId: `${courseid}-1` }] },
    { title: "July", eventsList: [{ day: "Monday, July 6", time: "6 PM CT", eventId: `${courseid}-2` }] },
  ],
});

const ports: BlockPorts = {
  schedule: (products) =>
    Promise.resolve(
      products.flatMap(({ webinarCourseIds, webinarTitle, webinarContent }) =>
        webinarCourseIds.map(({ courseid }) => ({ ...buildSessions(courseid), webinarTitle, webinarContent })),
      ),
    ),
  brandRating: () => Promise.resolve({ score: 4.7, total: 1234 }),
  jobs: () =>
    Promise.resolve([
      { title: "Editor", url: "https://jobs.example.com/1", location: "Austin, TX", department: "Content" },
      { title: "Voice of the lessons", url: "https://jobs.example.com/2", location: "", department: null },
    ]),
};

const quote: Quote = {
  productIds: ["1"],
  courseIds: ["11"],
  title: "Course",
  originalPrice: cents(12_900),
  discountPrice: cents(9900),
  maxPrice: cents(14_900),
  discountType: "PERCENT",
  offPercent: 23,
  couponCode: "SAVE23",
  productFees: cents(500),
  feeDescription: "State fee",
  filterType: "",
  app: "DR",
  disableRsa: false,
  seatHours: 6,
};

// axe draws letters on a canvas to detect icon fonts. jsdom has no canvas and logs an error each time.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null));

/** Fails the test with one line for each fault. */
function expectNoFaults(faults: readonly string[]): void {
  if (faults.length > 0) expect.fail(faults.join("\n"));
}

type Example = readonly [name: string, wire: Readonly<Record<string, unknown>>];

/** All blocks, or the one that `pnpm block:test` names. */
const tested = blocks.filter(({ name }) => name === (process.env["BLOCK"] ?? name));

const listExamples = (block: Block): Example[] => Object.entries(block.examples);
const toFolder = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

async function renderElement(
  block: Block,
  wire: unknown,
  context: BlockContext,
  price: Quote | null,
): Promise<ReactElement | null> {
  const content = block.schema.parse(wire);
  const data = block.load ? await block.load(content, context, ports) : null;
  return withDialogs(block, { content, data, context, findQuote: () => price });
}

/** Renders the block's HTML; "" if it shows nothing. */
async function renderHtml(block: Block, wire: unknown, context: BlockContext, price: Quote | null): Promise<string> {
  const element = await renderElement(block, wire, context, price);
  return element ? renderToStaticMarkup(element) : "";
}

beforeAll(async () => {
  for (const block of tested) {
    const drawn = listExamples(block).map(([, wire]) => renderElement(block, wire, testContext(), quote));
    await hydrateIslands(await Promise.all(drawn));
  }
});

/** All test brands, or fewer if `pnpm block:test --watch` sets `CONTRACT_BRANDS`. */
const brands = Object.entries(testBrands).slice(0, Number(process.env["CONTRACT_BRANDS"] ?? Infinity));

/** Each distinct HTML shape of a block across examples × brands × with and without a price, each with its origin. */
async function allHtml(block: Block): Promise<readonly (readonly [html: string, example: string])[]> {
  const found = new Map<string, readonly [string, string]>();
  for (const [example, wire] of listExamples(block)) {
    for (const [name, brand] of brands) {
      for (const price of [quote, null]) {
        const html = await renderHtml(block, wire, testContext({ brand }), price);
        const shape = toShape(html);
        if (!found.has(shape))
          found.set(shape, [html, `${block.name}, ${example}, ${name}, ${price ? "with" : "without"} a price`]);
      }
    }
  }
  return [...found.values()];
}

test("the registry names 40 blocks, and each block of this library is one of them or was added by its handle, once [RT-046]", () => {
  const names = blocks.map((block) => block.name);

  expect(new Set(DOCUMENTED_NAMES).size).toBe(40);
  expect(DOCUMENTED_NAMES).toHaveLength(40);
  const strange = names.filter((name) => ![...DOCUMENTED_NAMES, ...ADDED_NAMES].includes(name));
  expectNoFaults(
    strange.map(
      (name) =>
        `packages/blocks/src/shared/testing/documented-names.ts has no ${name}. Correct the block's name, or add it to ADDED_NAMES.`,
    ),
  );
  expect(ADDED_NAMES.filter((name) => DOCUMENTED_NAMES.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("what plain Node finds in the folders are the blocks of the registry", () => {
  const read = ({ name, about, fields, examples }: (typeof declarations)[number] | (typeof blocks)[number]) => ({
    name,
    about,
    fields,
    examples,
  });
  expect(declarations.map(read)).toEqual(blocks.map(read));
});

describe.each(tested.map((block) => [block.name, block] as const))("%s", (name, block) => {
  test.each(listExamples(block))("its schema reads the example %s", (_, wire) => {
    expect(block.schema.safeParse(wire).error).toBeUndefined();
  });

  test("its examples fill every field that it declares, and no other", () => {
    expectNoFaults(exampleFaults(name, block.fields, block.examples));
  });

  test("tells editors what it is for, and what each of its fields does", () => {
    expectNoFaults(wordsFaults(name, block));
  });

  test("has a guide: what to take another block for, and what it does for keyboards and screen readers", () => {
    expectNoFaults(guideFaults(name, declarations.find((one) => one.name === name)?.guide ?? null));
  });

  test("shows something in an example", async () => {
    const html = await Promise.all(
      listExamples(block).map(([, wire]) => renderHtml(block, wire, testContext(), quote)),
    );
    const nothing = `${blockFolder(name)}: no example shows anything. Fill what view.ts asks for in one of examples.ts, or look at why view.ts answers null.`;
    expectNoFaults(html.every((one) => one === "") ? [nothing] : []);
  });

  test("its HTML is valid and axe finds nothing, in every example, under every brand, with and without a price", async () => {
    for (const [html, example] of await allHtml(block)) {
      const page = pageHtml(html);
      const faults = [...(await htmlErrors(page)), ...(await axeViolations(page))];
      expect({ example, faults }).toEqual({ example, faults: [] });
    }
  }, 120_000);

  test("a browser reads its HTML as it was drawn, whatever an editor wrote into its rich texts", async () => {
    for (const [example, wire] of listExamples(block)) {
      const html = await renderHtml(block, withEscapingHtml(block.fields, wire), testContext(), quote);
      const { drawn, read } = listTags(html);
      expect({ example, tags: read }).toEqual({ example, tags: drawn });
    }
  });

  test("its view is pure: frozen input, no clock, the same answer twice", async () => {
    for (const [example, wire] of listExamples(block)) {
      const context = deepFreeze(testContext({ index: 3 }));
      const content = deepFreeze(block.schema.parse(wire));
      const data = deepFreeze(block.load ? await block.load(content, context, ports) : null);
      const props = () =>
        withoutClock(() => block.render({ content, data, context, findQuote: () => deepFreeze(quote) })?.props);

      expect({ example, props: props() }).toEqual({ example, props: props() });
    }
  });

  test("bad content never throws, neither parsed nor rendered", () => {
    const rendered = new Set<string>();
    const thrown = [...corrupted(mostComplete(Object.values(block.examples)))].flatMap((bad) => {
      try {
        const { success, data: content } = block.schema.safeParse(bad);
        // Most bad fields parse to the same content, so the test renders each distinct content only once.
        const read = JSON.stringify(content);
        if (!success || rendered.has(read)) return [];
        rendered.add(read);
        renderToStaticMarkup(block.render({ content, data: null, context: testContext(), findQuote: () => null }));
        return [];
      } catch (error) {
        return [{ bad, error }];
      }
    });
    expect(thrown).toEqual([]);
  }, 120_000);

  test("ships JavaScript if, and only if, it says that a visitor acts on it", () => {
    const islands = islandsReachedFrom(join(import.meta.dirname, toFolder(name), "index.tsx"));
    if (islands.length > 0 === block.isInteractive) return;
    expectNoFaults([
      block.isInteractive
        ? `${blockFolder(name)}/index.tsx says isInteractive, and no island is reached from it. Take the line out, or show an island.`
        : `${blockFolder(name)}/index.tsx reaches the islands ${islands.join(", ")}. Say isInteractive: true there, or take them out.`,
    ]);
  });
});
