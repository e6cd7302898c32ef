import { expect, test } from "vitest";
import { codePieces, splitCodes } from "./split-codes.ts";

test("splits at commas, trims and drops blanks [CP-001, CP-002, CP-003]", () => {
  expect(splitCodes(" SAVE10 ,, CRO5\t, ")).toEqual(["SAVE10", "CRO5"]);
});

test("takes a list whose entries are lists themselves, order and repetitions kept [CP-003]", () => {
  expect(splitCodes(["B,A", "", " B "])).toEqual(["B", "A", "B"]);
});

test.each([null, undefined, "", "   ", ",", []])("finds no code in %j [CP-002]", (list) => {
  expect(splitCodes(list)).toEqual([]);
});

test.each([[7], [{}], [[null, 7, {}, "A"]]])("takes foreign value %j as absent, and does not throw", (value) => {
  const list: unknown = value;
  // @ts-expect-error plain JavaScript may hand over anything
  expect(splitCodes(list)).toEqual(Array.isArray(value) ? ["A"] : []);
});

test("keeps blanks as pieces, but none for a field nobody filled", () => {
  expect(codePieces("A,,B")).toEqual(["A", "", "B"]);
  expect(codePieces(["", "A"])).toEqual(["", "A"]);
  expect(codePieces("")).toEqual([]);
  expect(codePieces(" ")).toEqual([""]);
});
