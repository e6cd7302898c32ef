import { expect, test } from "vitest";
import * as page from "./index.ts";

test("exports these names and no others: to take one away is a breaking change", () => {
  expect(Object.keys(page).toSorted()).toEqual(["pageGraph", "pageModel", "structuredDataText", "toPublicQuote"]);
});
