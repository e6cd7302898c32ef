import * as fc from "fast-check";
import { expect, test } from "vitest";
import { codeReason, type RefusedReason } from "../reasons/reason.ts";
import { codes } from "../test-kit/arbitraries.ts";
import { explainAnswer } from "./index.ts";

const sentences = (...given: Parameters<typeof explainAnswer>): string[] =>
  explainAnswer(...given).map(({ sentence }) => sentence);

test("says which code counts, and of each other why it does not [CP-024]", () => {
  expect(explainAnswer(["sale20", "CRO5"], { counted: "SALE20" })).toEqual([
    {
      code: "sale20",
      status: "counts",
      reason: null,
      disclose: true,
      since: null,
      until: null,
      sentence: "sale20 gives the discount.",
    },
    {
      code: "CRO5",
      status: "handed-over",
      reason: "replaced-by-better",
      disclose: true,
      since: null,
      until: null,
      sentence: "CRO5 does not count: SALE20 gives the discount.",
    },
  ]);
});

test.each<[RefusedReason, boolean, string]>([
  ["unknown-to-commerce", false, "commerce does not know it"],
  ["expired", true, "commerce says that it is over"],
  ["not-yet", false, "commerce says that it has not started yet"],
  ["not-this-product", false, "commerce takes it for other products only"],
])("gives commerce's reason for a refused code, and whether visitors may see it: %s, %s", (reason, disclose, words) => {
  const [one] = explainAnswer("CRO5", { counted: null, refused: [{ code: "cro5", reason }] });

  expect(one).toMatchObject({ reason, disclose, sentence: `CRO5 does not count: ${words}.` });
});

test("says of a code that commerce leaves without a word, and of an answer that did not come", () => {
  expect(sentences("A", { counted: null })).toEqual([
    "A does not lower this price: commerce did not take it, and does not say why.",
  ]);
  expect(explainAnswer("A", null)).toMatchObject([
    { status: "handed-over", reason: null, sentence: "A is on the link, and commerce gave no price." },
  ]);
  expect(explainAnswer(null, null)).toEqual([]);
});

test("agrees with codeReason on every code, each once", () => {
  fc.assert(
    fc.property(fc.array(codes()), fc.option(codes()), (asked, counted) => {
      const explained = explainAnswer(asked, { counted });
      expect(new Set(explained.map(({ code }) => code.toLowerCase())).size).toBe(explained.length);
      for (const { code, reason, disclose } of explained)
        expect({ reason, disclose }).toEqual(codeReason(code, { counted }));
    }),
  );
});

test("writes the words of an app where it has its own, and its own alone", () => {
  const texts = { "answer.counts": "{code} zählt." };
  expect(explainAnswer("A,B", { counted: "A" }, texts).map(({ sentence }) => sentence)).toEqual([
    "A zählt.",
    "B does not count: A gives the discount.",
  ]);
});
