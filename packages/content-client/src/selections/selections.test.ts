import { parse, print } from "graphql";
import { expect, test } from "vitest";
import { asset } from "../fields/asset.ts";
import { buttonFields } from "../fields/button.ts";
import { categories } from "../fields/category.ts";
import { productEntry } from "../fields/product-entry.ts";
import { rows, table } from "../fields/rows.ts";
import { text } from "../fields/text.ts";
import { fragmentNames } from "./fragment-names.ts";
import { buildSelection } from "./selections.ts";

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

const fields = {
  title: text(""),
  picture: asset(""),
  topics: categories(""),
  prices: table("", { amount: text("") }),
  cards: rows("", { card: { label: text(""), dateCreated: text("") }, film: { id: text("") } }),
};

/** Normalizes the spacing of a selection. */
const plain = (selection: string) => print(parse(`{ ${selection} }`));

test.each([
  [4, "MatrixBlockInterface", "cards_card_BlockType", "cards_film_BlockType"],
  [5, "EntryInterface", "card_Entry", "film_Entry"],
] as const)("a selection asks for each kind of field in Craft %i names", (craft, rowInterface, card, film) => {
  expect(plain(buildSelection(fields, fragmentNames(craft)))).toBe(
    plain(`title
      picture { url alt title width height mimeType hasFocalPoint focalPoint }
      topics { title slug ... on aceCategories_Category { aceCategoryCode } }
      prices { amount }
      cards {
        __typename ... on ${rowInterface} { typeHandle }
        ... on ${card} { label dateCreated } ... on ${film} { id }
      }`),
  );
});

test.each([
  [4, "products_productEntry_Entry"],
  [5, "productEntry_Entry"],
] as const)("a product's title is asked of every entry, its own fields of its type in Craft %i", (craft, type) => {
  const selection = plain(buildSelection({ product: productEntry("") }, fragmentNames(craft)));
  const own = plain(`product { title ... on ${type} {
    xgritProductId xgritCoupon xgritBundleCoupon xgritProductDisableRsa productState productPageUrl disclaimer
    webinarTitle webinarContent webinarCourseIds { courseid }
    category { title slug ... on aceCategories_Category { aceCategoryCode } }
  } }`);
  expect(selection).toBe(own);
});

test("a button's selection has every documented field [LNK-001]", () => {
  expect(buildSelection(buttonFields, fragmentNames(5)).split(" ")).toEqual([
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
