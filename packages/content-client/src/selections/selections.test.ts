import { parse } from "graphql";
import { expect, test } from "vitest";
import { fragmentNames } from "./fragment-names.ts";
import { assetFields, buttonFields, categoryFields, productEntryFields } from "./selections.ts";

test("Craft 4 puts the field or the section before a type's name, Craft 5 does not", () => {
  const named = ([4, 5] as const)
    .map(fragmentNames)
    .map((names) => [
      names.row("items", "item"),
      names.entry("pages", "post"),
      names.category("group"),
      names.rowInterface,
    ]);
  expect(named).toEqual([
    ["items_item_BlockType", "pages_post_Entry", "group_Category", "MatrixBlockInterface"],
    ["item_Entry", "post_Entry", "group_Category", "EntryInterface"],
  ]);
});

test.each([4, 5] as const)("every selection is GraphQL in Craft %i names", (craft) => {
  const names = fragmentNames(craft);
  for (const selection of [assetFields, buttonFields, categoryFields(names), productEntryFields(names)])
    expect(() => parse(`{ field { ${selection} } }`)).not.toThrow();
});

test("a button's selection has every documented field [LNK-001]", () => {
  expect(buttonFields.split(" ")).toEqual([
    "buttonText",
    "buttonLink",
    "buttonStyle",
    "buttonSize",
    "fullWidth",
    "buttonAlignment",
    "newTab",
    "nofollow",
    "noreferrer",
    "noopener",
    "useIcon",
    "ctaTag",
    "buttonAriaLabel",
  ]);
});
