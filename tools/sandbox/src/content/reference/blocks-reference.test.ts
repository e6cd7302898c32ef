import { declarations } from "@courseway/blocks/declarations";
import { asset, choice, GLOBAL_SETS, PAGE_FIELDS, productEntry, rows, text, toggle } from "@courseway/content-client";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksReference, REFERENCE_FILE, withoutGuide } from "./blocks-reference.ts";

test("docs/blocks.md is as the declared fields say; pnpm docs:blocks writes it", () => {
  const written = readFileSync(REFERENCE_FILE, "utf8");
  expect(written).toBe(blocksReference({ blocks: declarations, page: PAGE_FIELDS, globalSets: GLOBAL_SETS }));
});

test("tells each field's kind, default and meaning, and a related entry's fields once", () => {
  const fields = {
    title: text("The title", "Hello"),
    wide: toggle("Makes it wide", true),
    layout: choice("A | or B", ["Row", "Col"], "Row"),
    items: rows("The items", { item: { icon: asset("Its icon"), product: productEntry("Its product") } }),
  };
  const reference = blocksReference({
    blocks: [
      { name: "demo", about: "Shows it.", fields, guide: { notFor: "Prices.", accessibility: "A list." } },
      { name: "plain", about: "Shows less.", fields: {}, guide: null },
    ],
    page: {},
    globalSets: {},
  });

  expect(reference).toContain(`### demo

Shows it.

Not for: Prices.

Accessibility: A list.

| field | kind | default | what it does |
|---|---|---|---|
| \`title\` | text | Hello | The title |
| \`wide\` | switch | on | Makes it wide |
| \`layout\` | \`Row\` or \`Col\` | \`Row\` | A \\| or B |
| \`items\` | rows of type \`item\` |  | The items |
| \`items.icon\` | picture |  | Its icon |
| \`items.product\` | entry of type \`productEntry\` |  | Its product |
`);
  expect(reference).toContain("### plain\n\nShows less.\n\n| field");
  expect(reference.match(/### productEntry/g)).toHaveLength(1);
});

test("a block without a guide is named with its file and what to write", () => {
  expect(withoutGuide(declarations)).toEqual([]);
  expect(withoutGuide([{ name: "quickFacts", guide: null }])).toEqual([
    expect.stringMatching(/^packages\/blocks\/src\/quick-facts\/guide\.ts is missing.*Write it/u),
  ]);
});
