// @vitest-environment jsdom
import type { Field, Fields } from "@courseway/content-client";
import { describe, expect, test } from "vitest";
import type { Block } from "./define-block.ts";
import { blocks } from "./registry.ts";
import { allFields } from "./shared/testing/field-paths.ts";
import { renderBody, loadIslands } from "./shared/testing/render.tsx";

/** A path from `allFields` without its handle: "" for the block's own fields, or the prefix of a row type's fields. */
const getGroup = (path: string) => path.slice(0, path.length - getHandle(path).length);
const getHandle = (path: string) => /[^.:]*$/.exec(path)?.[0] ?? "";

/** Whether a path is a button's label. The label of an article's card is on a link in its text, not on a button. */
const isLabel = (path: string) =>
  /(?:cta|button)\w*(?:Label|Text)$/i.test(getHandle(path)) && getHandle(path) !== "relatedResourceCtaLabel";
const isSize = (path: string) => /buttonSize$/i.test(getHandle(path));
const isSpokenName = (path: string) => getHandle(path).endsWith("AriaLabel");

const listPaths = ({ fields }: Block) => [...allFields(fields)].map(([path]) => path);

/** The groups of fields that contain a button's label. */
const listButtons = (block: Block) => [...new Set(listPaths(block).filter(isLabel).map(getGroup))];

/** Blocks whose button shows only once the visitor's state is known. The block's own test checks the button. */
const LATE: ReadonlySet<string> = new Set(["productBuilder"]);

const withButtons = blocks.filter((block) => listButtons(block).length > 0);

type Wire = Readonly<Record<string, unknown>>;

/** Wire content with a value at a path, in every row along the path. */
function withValue(fields: Fields, content: Wire, path: string, value: unknown, parent = ""): Wire {
  const inside = Object.entries(fields).map(([handle, { type }]: [string, Field]) => {
    const given = content[handle];
    if (type.kind !== "matrix" || !Array.isArray(given)) return [handle, given];
    const rows = given.map((row: Wire) => {
      const kind = String(row["typeHandle"]);
      return withValue(type.rows[kind] ?? {}, row, path, value, `${parent}${handle}:${kind}.`);
    });
    return [handle, rows];
  });
  const handle = getHandle(path);
  const own = getGroup(path) === parent && handle in fields ? { [handle]: value } : {};
  return { ...content, ...Object.fromEntries(inside), ...own };
}

/** Renders a page for each example of a block, with a value at a path. */
async function pagesWith(block: Block, path: string, value: unknown): Promise<readonly HTMLElement[]> {
  const wires = Object.values(block.examples).map((wire) => withValue(block.fields, wire, path, value));
  for (const wire of wires) await loadIslands(block, wire);
  return wires.map((wire) => renderBody(block, wire));
}

const count = (pages: readonly HTMLElement[], selector: string) =>
  pages.reduce((sum, page) => sum + page.querySelectorAll(selector).length, 0);

test("blocks with a button of an editor's words are found by their fields", () => {
  expect(withButtons.length).toBeGreaterThan(15);
});

describe.each(withButtons.map((block) => [block.name, block] as const))("%s", (_, block) => {
  const paths = listPaths(block);

  test("offers a size and a spoken name for each of its buttons [LNK-001, LNK-003, A11Y-015]", () => {
    const missing = listButtons(block).flatMap((group) => [
      // One size may apply to the buttons of all rows, as one style does.
      ...(paths.some((path) => path === "buttonSize" || (isSize(path) && getGroup(path) === group))
        ? []
        : [`${group}buttonSize`]),
      ...(paths.some((path) => isSpokenName(path) && getGroup(path) === group) ? [] : [`${group}buttonAriaLabel`]),
    ]);
    expect(missing).toEqual([]);
  });

  test.skipIf(LATE.has(block.name))("its buttons have the size that an editor chose [LNK-003]", async () => {
    for (const path of paths.filter(isSize)) {
      const [small, large] = [await pagesWith(block, path, "small"), await pagesWith(block, path, "large")];
      for (const [size, pages, others] of [["small", small, large] as const, ["large", large, small] as const]) {
        const selector = `.cw-button[data-size="${size}"]`;
        const chosen = count(pages, selector);
        expect({ path, size, chosen }).not.toEqual({ path, size, chosen: 0 });
        expect(chosen).toBeGreaterThan(count(others, selector));
      }
    }
  });

  test.skipIf(LATE.has(block.name))(
    "a screen reader says an editor's words in place of a button's label [A11Y-015]",
    async () => {
      for (const path of paths.filter(isSpokenName)) {
        const pages = await pagesWith(block, path, "Begin today, in words of its own");
        expect({
          path,
          buttons: count(pages, '.cw-button[aria-label*="Begin today, in words of its own"]'),
        }).not.toEqual({
          path,
          buttons: 0,
        });
      }
    },
  );
});
