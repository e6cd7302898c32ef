import { expect, test } from "vitest";
import * as content from "./index.ts";

test("exports exactly these names", () => {
  expect(Object.keys(content).toSorted()).toEqual([
    "CONTENT_LOOKUP_FAILED", "ContentLookupError", "NO_GLOBALS", "PAGE_NOT_FOUND", "PageNotFoundError", "asset", "assetFields", "assets", "button",
    "buttonFields", "buttonShape", "buttons", "categories", "category", "categoryFields", "choice", "colour", "createContentClient", "dateTime", "field",
    "firstRow", "fragmentNames", "html", "link", "number", "optionalChoice", "optionalText", "productEntries", "productEntry", "productEntryFields", "rows",
    "text", "toggle", "toggleOr",
  ]);
});
