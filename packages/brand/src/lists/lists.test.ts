import { expect, test } from "vitest";
import { emailFormLists, listType, MAILING_LISTS, type EmailFormListChoice } from "./lists.ts";

const choose = (choice: Partial<EmailFormListChoice>): readonly number[] =>
  emailFormLists({ vertical: null, listIds: null, hasParentField: false, brandListId: null, ...choice });

test("holds the documented list ids [ML-008]", () => {
  expect(MAILING_LISTS).toEqual({ RE: 94171, ACE: 5388805, DEC: 5039154, INS: 5388813, MTG: 5388818, QA: 7054980 });
});

test.each([
  ["RE", false, [92256]],
  ["RE", true, [92256]],
  ["DE", true, [916471, 916472]],
])("a form of %s, parent asked for: %s, has its own default lists [ML-010]", (vertical, hasParentField, ids) => {
  expect(choose({ vertical, hasParentField, brandListId: 5 })).toEqual(ids);
});

test("drivers' education leaves out the parents' list when the form asks for no parent [ML-011]", () => {
  expect(choose({ vertical: "DE", listIds: "" })).toEqual([916472]);
});

test.each([
  ["INS", [5388813]],
  ["MTG", [5388818]],
])("a form of %s takes the shared table's list [ML-012]", (vertical, ids) => {
  expect(choose({ vertical })).toEqual(ids);
});

test.each(["SENIOR", "DD", "", null])("a form of %j takes the brand's own list, if there is one", (vertical) => {
  expect(choose({ vertical, brandListId: 5 })).toEqual([5]);
  expect(choose({ vertical })).toEqual([]);
});

test("an editor's list ids go before the defaults, each once; what is no id is dropped", () => {
  expect(choose({ vertical: "DE", listIds: "12, x, 34,12,, 0,-7,1.5,1e3, ", brandListId: 5 })).toEqual([12, 34]);
  expect(choose({ vertical: "RE", listIds: " , x" })).toEqual([92256]);
});

test.each([
  ["RE", "ACE", "RE"],
  ["INS", "INS", "INS"],
  ["DE", "DEC", "DEC"],
  [null, "AARP", "AARP"],
])("the type of %s at %s is %s [ML-009]", (vertical, brandId, type) => {
  expect(listType(vertical, brandId)).toBe(type);
});
