import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryParam } from "./query-param.ts";

const SLUGS = ["home", "about", "a_b", "and", "terms--old", "*", "not home", "=a", null];
const found = (...values: (string | null)[]) => SLUGS.filter((slug) => queryParam(values).finds(slug));
const not = (...without: (string | null)[]) => SLUGS.filter((slug) => slug !== null && !without.includes(slug));

describe("an argument as Craft 5.8 reads it", () => {
  it.each([
    [["home"], ["home"]],
    [
      ["home", "about"],
      ["home", "about"],
    ],
    [["HOME"], []],
    [["hom*"], ["home"]],
    [["*e"], ["home", "not home"]],
    [["*"], not()],
    [["\\*"], ["*"]],
    [["a_*"], ["a_b"]],
    [["h%*"], ["home"]],
    [["h%"], []],
    [["=home"], ["home"]],
    [["= home "], ["home"]],
    [["\\=a"], ["=a"]],
    [["\\not home"], ["not home"]],
    [["not home"], not("home")],
    [["NOT hom*"], not("home")],
    [["!= home"], not("home")],
    [["> home"], ["terms--old", "not home"]],
    [[">= home"], ["home", "terms--old", "not home"]],
    [[":empty:"], [null]],
    [[null], [null]],
    [[":NotEmpty:"], not()],
    [["not :empty:"], not()],
    [["not"], SLUGS],
    [["or"], SLUGS],
    [[], SLUGS],
    [["Not", "home", "about"], not("home", "about")],
    [
      ["and", "> a", "< b"],
      ["about", "a_b", "and"],
    ],
    [["or", "and"], ["and"]],
    [["a,b"], []],
  ])("%j finds %j", (values, slugs) => {
    expect(found(...values)).toEqual(slugs);
  });

  it("looks up what is no pattern, and finds just that", () => {
    const value = fc.oneof(fc.constantFrom(...SLUGS, "not", "or", "ho*", "!=a", ":empty:"), fc.string());
    fc.assert(
      fc.property(fc.array(value), fc.string(), (values, other) => {
        const { finds, literals } = queryParam(values);
        if (literals === null) return;
        for (const slug of [...SLUGS, ...values, other])
          expect(finds(slug)).toBe(slug !== null && literals.includes(slug));
      }),
    );
  });
});
