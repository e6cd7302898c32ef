import { expect, test } from "vitest";
import { codePieces, splitCodes, codeKey, uniqueCodes } from "./code-list.ts";

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

test("keeps each code once, whatever its case, in the spelling seen first [CP-004, CP-005]", () => {
  expect(uniqueCodes("Save10,CRO5", ["SAVE10", " save10 "], "cro5,NEW")).toEqual(["Save10", "CRO5", "NEW"]);
});

test("leaves out blanks and absent lists [CP-002]", () => {
  expect(uniqueCodes(null, undefined, " , ", "A")).toEqual(["A"]);
});

test("does not make one code of two that only upper-case alike [CP-005]", () => {
  expect(uniqueCodes("STRASSE,straße")).toEqual(["STRASSE", "straße"]);
});

test("compares codes trimmed and without case [CP-001, CP-005]", () => {
  expect(codeKey(" SaVe ")).toBe(codeKey("save"));
});
