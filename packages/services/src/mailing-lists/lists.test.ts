import { expect, test } from "vitest";
import { emailFormLists, listType, MAILING_LISTS } from "./lists.ts";

test("holds the documented list ids [ML-008]", () => {
  expect(MAILING_LISTS).toEqual({
    RE: 94171,
    ACE: 5388805,
    DEC: 5039154,
    INS: 5388813,
    MTG: 5388818,
    QA: 7054980,
  });
});

test.each([
  ["RE", false, [92256]],
  ["DE", true, [916471, 916472]],
])("a form of %s has its own default lists [ML-010]", (vertical, hasParentField, ids) => {
  expect(emailFormLists({ vertical, listIds: null, hasParentField })).toEqual(ids);
});

test("driving leaves out the parents' list when the form asks for no parent [ML-011]", () => {
  expect(emailFormLists({ vertical: "DE", listIds: "", hasParentField: false })).toEqual([916472]);
});

test.each([
  ["INS", [5388813]],
  ["MTG", [5388818]],
  ["SENIOR", []],
])("a form of %s takes the shared table's list [ML-012]", (vertical, ids) => {
  expect(emailFormLists({ vertical, listIds: null, hasParentField: false })).toEqual(ids);
});

test("an editor's list ids go before the defaults; what is no id is dropped", () => {
  expect(emailFormLists({ vertical: "DE", listIds: "12, x, 34,", hasParentField: false })).toEqual([12, 34]);
});

test.each([
  ["RE", "ACE", "RE"],
  ["INS", "INS", "INS"],
  ["DE", "DEC", "DEC"],
])("the type of %s at %s is %s [ML-009]", (vertical, brandId, type) => {
  expect(listType(vertical, brandId)).toBe(type);
});
