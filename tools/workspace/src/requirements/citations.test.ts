import { describe, expect, it } from "vitest";
import { citationsIn, reportByArea, unknownCitations } from "./citations.ts";

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
  it("counts per area what is cited and lists what is not", () => {
    expect(reportByArea(catalog, new Set(["CP-002"]))).toEqual([
      { area: "CP", total: 2, cited: 1, missing: ["CP-001"] },
      { area: "BL-learnMore", total: 1, cited: 0, missing: ["BL-learnMore-001"] },
    ]);
  });

  it("names ids that the catalog does not know and the file that cites them", () => {
    expect(unknownCitations(catalog, new Map([["a.test.ts", ["CP-001", "CP-999"]]]))).toEqual([
      { file: "a.test.ts", id: "CP-999" },
    ]);
  });
});
