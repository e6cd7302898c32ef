import { expect, test } from "vitest";
import { withoutTypes } from "../testing/without-types.ts";
import { AMBASSADOR_TEXTS, isAmbassadorEmail } from "./ambassador.ts";

test.each([
  "a@example.com",
  "  a.b+tag@sub.example.co.uk ",
  "o'neil_1@x-y.example",
  `a@${"b".repeat(63)}.io`,
  "1@2.org",
])("an ambassador can have the address %j [MD-008]", (email) => {
  expect(isAmbassadorEmail(email)).toBe(true);
});

test.each([
  "",
  "  ",
  "a",
  "@example.com",
  "a@example",
  "a@example.c",
  "a@.com",
  "a@-x.com",
  "a@x-.com",
  "a b@example.com",
  "a@exa mple.com",
  "a@@example.com",
  "a@example.com.",
  "a@example.c0",
  "<a>@example.com",
  `a@${"b".repeat(64)}.io`,
])("an ambassador cannot have the address %j [MD-008]", (email) => {
  expect(isAmbassadorEmail(email)).toBe(false);
});

test("what is no text is no address", () => {
  for (const value of [undefined, null, 7, {}]) expect(withoutTypes(isAmbassadorEmail)(value)).toBe(false);
});

test("says what the specification says [MD-009, MD-010]", () => {
  expect(AMBASSADOR_TEXTS).toEqual({
    invalid: "Valid email required.",
    failed: "Oops! We encountered an error. Please try again.",
  });
});
