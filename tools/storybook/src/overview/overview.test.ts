import { declarations } from "@courseway/blocks/declarations";
import { describe, expect, test } from "vitest";
import { findBlocks } from "./find-blocks.ts";
import { buildCatalog } from "./write-catalog.ts";

const catalog = buildCatalog(declarations);

const handlesFor = (query: string) => findBlocks(catalog, query).map(({ block }) => block.handle);

test("each block has a job and its name in Craft", () => {
  expect(catalog).toHaveLength(declarations.length);
  expect(new Set(catalog.map(({ job }) => job))).toEqual(
    new Set(["Heroes", "Prices", "Proof", "Forms", "Lists", "Navigation", "Notices", "Content"]),
  );
  expect(catalog.find(({ handle }) => handle === "aarpFaq")?.title).toBe("AARP FAQ");
});

describe("a search", () => {
  test("finds the blocks that have a field, by its handle and its words", () => {
    expect(handlesFor("bundleTitleTwo")).toEqual(["pricingTable"]);
    expect(handlesFor("bundle title two")).toEqual(["pricingTable"]);
  });

  test("finds fields of rows, and says which they are", () => {
    const [found] = findBlocks(catalog, "questionNumber");
    expect(found?.block.handle).toBe("aarpFaq");
    expect(found?.fields.map(({ path }) => path)).toEqual([["answerOverride", "questionNumber"]]);
  });

  test("finds what a field does: every block with a countdown", () => {
    const withCountdown = declarations.filter(({ fields }) =>
      JSON.stringify(fields).toLowerCase().includes("countdown"),
    );
    expect(withCountdown.length).toBeGreaterThan(1);
    for (const { name } of withCountdown) expect(handlesFor("countdown")).toContain(name);
  });

  test("has blocks of that name first", () => {
    expect(handlesFor("accordion")[0]).toBe("accordion");
  });

  test("finds all without words, and nothing for words that no block has", () => {
    expect(handlesFor(" ")).toHaveLength(catalog.length);
    expect(handlesFor("zebra")).toEqual([]);
  });
});
