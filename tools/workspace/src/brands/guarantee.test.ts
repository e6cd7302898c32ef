import { expect, test } from "vitest";
import { brand as aarp } from "../../../../apps/aarp/brand.ts";
import { brand as ace } from "../../../../apps/ace/brand.ts";
import { brand as dec } from "../../../../apps/dec/brand.ts";
import { brand as ids } from "../../../../apps/ids/brand.ts";
import { brand as ins } from "../../../../apps/ins/brand.ts";
import { brand as mtg } from "../../../../apps/mtg/brand.ts";

test("the senior brand alone has a guarantee label of its own [PR-039, PR-040]", () => {
  expect(aarp.guaranteeLabel).toBe("Money-Back Guarantee!**");
  expect(new Set([ace, dec, ids, ins, mtg].map((brand) => brand.guaranteeLabel))).toEqual(
    new Set(["100% Money Back Guarantee"]),
  );
});
