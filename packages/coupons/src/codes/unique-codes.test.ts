import { expect, test } from "vitest";
import { codeKey, uniqueCodes } from "./unique-codes.ts";

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
