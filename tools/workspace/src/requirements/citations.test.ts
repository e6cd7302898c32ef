import { describe, expect, it } from "vitest";
import { citationsIn, libraryOnly, reportByArea, unknownCitations } from "./citations.ts";

const catalog = [
  { id: "CP-001", area: "CP" },
  { id: "CP-002", area: "CP" },
  { id: "BL-learnMore-001", area: "BL-learnMore" },
];

describe("citationsIn", () => {
  it("reads every id of the brackets at the end of a title", () => {
    expect(citationsIn('it("trims [CP-001, BL-learnMore-001]", () => {});')).toEqual(["CP-001", "BL-learnMore-001"]);
  });

  it("takes no id from a comment, a doc link or the middle of a title", () => {
    expect(citationsIn('/** [CP-001] */ it("a [CP-002] in the middle", f)')).toEqual([]);
  });
});

describe("reports", () => {
  const library = "packages/coupons/src/codes/code-list.test.ts";
  const met = "packages/blocks/src/learn-more/learn-more.test.ts";

  it("counts per area what is done and what is cited, and lists what is not", () => {
    const citations = new Map([
      [library, ["CP-002"]],
      [met, ["BL-learnMore-001"]],
    ]);

    expect(reportByArea(catalog, citations)).toEqual([
      { area: "CP", total: 2, cited: 1, done: 0, missing: ["CP-001"] },
      { area: "BL-learnMore", total: 1, cited: 1, done: 1, missing: [] },
    ]);
  });

  it("lists the rows that only tests of libraries cite, with their files", () => {
    const other = "packages/services/src/commerce/quotes.test.ts";
    const citations = new Map([
      [library, ["CP-001", "CP-002"]],
      [other, ["CP-002"]],
      [met, ["CP-001"]],
    ]);

    expect(libraryOnly(catalog, citations)).toEqual([{ id: "CP-002", files: [library, other] }]);
  });

  it("names ids that the catalog does not know and the file that cites them", () => {
    expect(unknownCitations(catalog, new Map([["a.test.ts", ["CP-001", "CP-999"]]]))).toEqual([
      { file: "a.test.ts", id: "CP-999" },
    ]);
  });
});
