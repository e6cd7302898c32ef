import { describe, expect, it } from "vitest";
import { conforms, type Vector } from "./conforms.ts";

const buildVector = (facts: Partial<Vector>): Vector => ({
  id: "add-00000000",
  function: "add",
  input: [1, 2],
  output: 3,
  rule: "a sum",
  requirement: null,
  ...facts,
});
const add = (one: number, other: number): number => one + other;
/** Where the results for one vector differ; null if they agree. */
const findDifferencePath = (answer: unknown, output: unknown): string | null =>
  conforms({ give: () => answer }, { vectors: [buildVector({ function: "give", output })] }).differences[0]?.at ?? null;

describe("conforms", () => {
  it("says how many vectors ran and which functions were not given", () => {
    const vectors = [
      buildVector({}),
      buildVector({ function: "other" }),
      buildVector({ function: "other", input: [] }),
    ];
    expect(conforms({ add }, { vectors })).toEqual({ ran: 1, missing: ["other"], differences: [] });
  });

  it("gives the vector, the place and the answer of each difference", () => {
    const vector = buildVector({ output: 4 });
    expect(conforms({ add }, { vectors: [vector] }).differences).toEqual([{ vector, at: "", answer: 3, error: null }]);
  });

  it("takes a function that throws for a difference", () => {
    const error = new Error("down");
    const broken = (): never => {
      throw error;
    };
    const [difference] = conforms({ add: broken }, { vectors: [buildVector({}), buildVector({})] }).differences;
    expect(difference).toMatchObject({ at: "", answer: null, error });
  });

  it.each([
    ["/a/1/b", { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }],
    ["/a~1b~0", { "a/b~": 1 }, { "a/b~": 2 }],
    ["/a", { a: [1] }, { a: [1, 2] }],
    ["/a", { a: { 0: 1 } }, { a: [1] }],
    ["/a", {}, { a: 1 }],
    ["", null, {}],
    ["", { a: 1 }, null],
    ["", 1, "1"],
  ])("finds the place %s", (at, answer, output) => {
    expect(findDifferencePath(answer, output)).toBe(at);
  });

  it.each([
    [{ a: 1, more: 2 }, { a: 1 }],
    [undefined, null],
    [{}, { a: null }],
    [[], []],
  ])("takes %o for %o", (answer, output) => {
    expect(findDifferencePath(answer, output)).toBeNull();
  });

  it("hands moments over as milliseconds and expects them so, far years included", () => {
    const moment = "2026-11-27T15:00:00.000Z";
    const later = ({ at: [from = 0] = [0] }: { at?: number[] }) => ({ to: from + 1 });
    const vector = buildVector({
      function: "later",
      input: [{ at: [moment] }],
      output: { to: "2026-11-27T15:00:00.001Z" },
    });
    expect(conforms({ later }, { vectors: [vector] }).differences).toEqual([]);
    expect(findDifferencePath(-8.64e15, "-271821-04-20T00:00:00.000Z")).toBeNull();
    expect(findDifferencePath("2026-11-27T15:00:00Z", "2026-11-27T15:00:00Z")).toBeNull();
  });

  it("asks functions for the arguments that are their answers", () => {
    const inner = { $call: "add", input: [1, { $call: "add", input: [1, 1] }] };
    const total = (list: readonly number[]): number => list.reduce(add, 0);
    const vector = buildVector({ function: "total", input: [[inner, 4]], output: 7 });
    expect(conforms({ add, total }, { vectors: [vector] }).differences).toEqual([]);
  });

  it("hands over functions that answer or fail", () => {
    const attempt = (read: () => unknown): unknown => {
      try {
        return read();
      } catch (error) {
        return String(error);
      }
    };
    const vectors = [
      buildVector({ function: "attempt", input: [{ $returns: [7] }], output: [7] }),
      buildVector({ function: "attempt", input: [{ $throws: "down" }], output: "Error: down" }),
    ];
    expect(conforms({ attempt }, { vectors }).differences).toEqual([]);
  });

  it("compares a constant with its vector", () => {
    const vectors = [buildVector({ function: "STEP", input: [], output: { ms: 14 } })];
    expect(conforms({ STEP: { ms: 14 } }, { vectors }).differences).toEqual([]);
    expect(conforms({ STEP: { ms: 15 } }, { vectors }).differences).toMatchObject([{ at: "/ms" }]);
  });
});
