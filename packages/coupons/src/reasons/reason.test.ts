import { expect, test } from "vitest";
import { codeReason, type RefusedReason } from "./reason.ts";

test.each([
  ["counts where commerce took it, in any case of letters", "cro5", { counted: ["SALE", " CRO5 "] }, null, true],
  ["is replaced by another code that commerce took", "CRO5", { counted: "SALE" }, "replaced-by-better", true],
  ["has no effect where commerce took none", "CRO5", { counted: null }, "no-effect", true],
  ["has no effect where it is blank", " ", { counted: "" }, "no-effect", true],
])("a code %s", (_, code, answer, reason, disclose) => {
  expect(codeReason(code, answer)).toEqual({ reason, disclose });
});

test("a visitor may learn that a code has expired: it helps nobody guess another", () => {
  const answer = { counted: "SALE", refused: [{ code: "cro5", reason: "expired" as const }] };
  expect(codeReason("CRO5", answer)).toEqual({ reason: "expired", disclose: true });
});

test.each(["unknown-to-commerce", "not-yet", "not-this-product"] satisfies RefusedReason[])(
  "that commerce refuses as %s is not told to a visitor, who could try codes until one exists",
  (reason) => {
    const answer = {
      counted: "SALE",
      refused: [
        { code: "OTHER", reason: "expired" as const },
        { code: "Cro5", reason },
      ],
    };
    expect(codeReason("CRO5", answer)).toEqual({ reason, disclose: false });
  },
);
