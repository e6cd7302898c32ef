import { declarations } from "@courseway/blocks/declarations";
import {
  asset,
  choice,
  type Fields,
  GLOBAL_SETS,
  PAGE_FIELDS,
  productEntry,
  rows,
  text,
  toggle,
} from "@courseway/content-client";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksReference, REFERENCE_FILE, withoutGuide } from "./blocks-reference.ts";

test("docs/blocks.md is as the declared fields say; pnpm docs:blocks writes it", () => {
  const written = readFileSync(REFERENCE_FILE, "utf8");
  expect(written).toBe(blocksReference({ blocks: declarations, page: PAGE_FIELDS, globalSets: GLOBAL_SETS }));
});

const reference = (blocks: readonly (readonly [string, Fields])[]): string =>
  blocksReference({
    blocks: blocks.map(([name, fields]) => ({ name, about: "Shows it.", fields, guide: null })),
    page: {},
    globalSets: {},
  });

test("lists each field's kind, default and meaning, and a related entry's fields once", () => {
  const fields = {
    title: text("The title", "Hello"),
    wide: toggle("Makes it wide", true),
    narrow: toggle("Makes it narrow"),
    layout: choice("Its layout", ["Row", "Col"], "Row"),
    items: rows("The items", { item: { icon: asset("Its icon"), product: productEntry("Its product") } }),
  };
  const guide = { notFor: "Prices.", accessibility: "A list." };
  const markdown = blocksReference({
    blocks: [
      { name: "demo", about: "Shows it.", fields, guide },
      { name: "plain", about: "Shows less.", fields: {}, guide: null },
    ],
    page: {},
    globalSets: {},
  });

  expect(markdown).toContain(`### demo

Shows it.

Not for: Prices.

Accessibility: A list.

- \`title\` (text, default “Hello”): The title
- \`wide\` (switch, on by default): Makes it wide
- \`narrow\` (switch): Makes it narrow
- \`layout\` (\`Row\`, \`Col\`, default \`Row\`): Its layout
- \`items\` (rows of \`item\`): The items
  - \`icon\` (picture): Its icon
  - \`product\` (entry of \`productEntry\`): Its product
`);
  expect(markdown).toContain("### plain\n\nShows less.\n\n## Pages");
  expect(markdown.match(/### productEntry/gu)).toHaveLength(1);
});

test("describes a field that four blocks share once, under every handle, and names it in each block", () => {
  const four = ["one", "two", "three", "four"].map(
    (name) => [name, { [`${name}Label`]: text("The label"), [`${name}Words`]: text(`Words of ${name}`) }] as const,
  );
  const markdown = reference(four);
  expect(markdown).toContain("- `oneLabel`, `twoLabel`, `threeLabel`, `fourLabel` (text): The label\n");
  expect(markdown.match(/The label/gu)).toHaveLength(1);
  expect(markdown).toContain("- `twoWords` (text): Words of two\n- [Shared](#shared-fields): `twoLabel`\n");
  expect(reference(four.slice(1))).toContain("- `twoLabel` (text): The label\n");
});

test("describes rows that two lists have once; rows of the same name with other fields stay in their list", () => {
  const item = { title: text("Its title"), icon: asset("Its icon") };
  const markdown = reference([
    ["one", { first: rows("First", { item }), second: rows("Second", { item }) }],
    ["two", { third: rows("Third", { item: { title: text("Another title") } }) }],
  ]);
  expect(markdown).toContain("- `second` (rows of `item`): Second\n  - The fields of [`item`](#rows-and-entries)\n");
  expect(markdown).toContain("- `third` (rows of `item`): Third\n  - `title` (text): Another title\n");
  expect(markdown).toContain("### item\n\n- `title` (text): Its title\n- `icon` (picture): Its icon\n");
  expect(markdown.match(/Its icon/gu)).toHaveLength(1);
});

test("says that rows have their block's own fields, and that a global set has those of rows", () => {
  const card = { label: text("Its label"), icon: asset("Its icon") };
  const sale = { code: text("Its code"), ends: text("Its end") };
  const markdown = blocksReference({
    blocks: [{ name: "demo", about: "Shows it.", fields: { ...card, more: rows("More", { card }) }, guide: null }],
    page: { own: rows("The page's own", { sale }) },
    globalSets: { sale },
  });
  expect(markdown).toContain("- `more` (rows of `card`): More\n  - The same fields as above\n");
  expect(markdown).toContain(
    "- `own` (rows of `sale`): The page's own\n  - The fields of [`sale`](#rows-and-entries)\n",
  );
  expect(markdown).toContain("### sale\n\nThe fields of [`sale`](#rows-and-entries).\n");
  expect(markdown.match(/Its code/gu)).toHaveLength(1);
});

test("a block without a guide is named with its file and what to write", () => {
  expect(withoutGuide(declarations)).toEqual([]);
  expect(withoutGuide([{ name: "quickFacts", guide: null }])).toEqual([
    expect.stringMatching(/^packages\/blocks\/src\/quick-facts\/fields\.ts exports no guide.*Write it/u),
  ]);
});
