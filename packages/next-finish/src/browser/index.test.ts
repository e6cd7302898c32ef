// @vitest-environment jsdom
import { expect, test } from "vitest";
import * as browser from "./index.ts";

test("exports these names and no others: to take one away is a breaking change", () => {
  expect(Object.keys(browser).toSorted()).toEqual([
    "IslandError",
    "Islands",
    "LINKS_READY",
    "QUEUED",
    "createIslandSources",
    "ofDocument",
    "prepareIslands",
    "readPageFile",
    "requestWholeSheet",
  ]);
});
