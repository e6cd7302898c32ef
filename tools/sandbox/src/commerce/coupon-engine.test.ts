import { describe, expect, it } from "vitest";
import type { Coupon, Product } from "./catalog-schema.ts";
import { bestDiscount, refusals } from "./coupon-engine.ts";

const product = (id: string, price: number): Product => ({
  id,
  title: id,
  price,
  fees: [],
  filter: { app: "RE", type: "AZ" },
  seatTime: 0,
});
const coupon = (code: string, rest: Partial<Coupon> = {}): Coupon => ({
  code,
  type: "PERCENT",
  off: 10,
  minimum: 0,
  ...rest,
});
const NOON = Date.parse("2026-11-21T12:00:00-06:00");

function off(coupons: readonly Coupon[], codes: readonly string[], products = [product("a", 100), product("b", 50)]) {
  const best = bestDiscount({ products, codes, now: NOON }, coupons);
  return best && [best.coupon.code, best.cents];
}

describe("the coupon engine", () => {
  it("takes the one coupon that takes most off, never two", () => {
    expect(
      off(
        [coupon("TEN"), coupon("TWENTY", { off: 20 }), coupon("FIVE", { type: "FLAT", off: 5 })],
        ["TEN", "FIVE", "TWENTY"],
      ),
    ).toEqual(["TWENTY", 3000]);
  });

  it("takes the first named among equals", () => {
    expect(off([coupon("X"), coupon("Y")], ["Y", "X"])).toEqual(["Y", 1500]);
  });

  it("compares codes without case and without spaces around them", () => {
    expect(off([coupon("Ten")], [" tEN "])).toEqual(["Ten", 1500]);
  });

  it("never makes a price negative", () => {
    expect(off([coupon("ALL", { type: "FLAT", off: 999 })], ["ALL"])).toEqual(["ALL", 15_000]);
    expect(off([coupon("MUCH", { off: 250 })], ["MUCH"])).toEqual(["MUCH", 15_000]);
  });

  it("counts only on the products that the coupon names", () => {
    expect(off([coupon("B", { products: ["b"], type: "FLAT", off: 80 })], ["B"])).toEqual(["B", 5000]);
    expect(off([coupon("STAR", { products: ["a*"] })], ["STAR"])).toEqual(["STAR", 1000]);
    expect(off([coupon("OTHER", { products: ["c"] })], ["OTHER"])).toBeNull();
  });

  it("needs the minimum before discounts, the minimum itself included", () => {
    expect(off([coupon("M", { minimum: 150 })], ["M"])).toEqual(["M", 1500]);
    expect(off([coupon("M", { minimum: 150.01 })], ["M"])).toBeNull();
  });

  it("is open from its start to just before its end", () => {
    const at = "2026-11-21T12:00:00-06:00";
    expect(off([coupon("S", { starts: at })], ["S"])).toEqual(["S", 1500]);
    expect(off([coupon("E", { ends: at })], ["E"])).toBeNull();
    expect(off([coupon("L", { starts: "2026-11-21T12:00:01-06:00" })], ["L"])).toBeNull();
  });

  it("knows no code that no file holds", () => {
    expect(off([coupon("TEN")], ["ELEVEN", ""])).toBeNull();
  });

  it("says of a code that counts for nothing why, and nothing of one that another beats", () => {
    const coupons = [
      coupon("OVER", { ends: "2026-11-21T12:00:00-06:00" }),
      coupon("LATER", { starts: "2026-11-22T00:00:00-06:00" }),
      coupon("OTHER", { products: ["b*"] }),
      coupon("TEN"),
      coupon("TWENTY", { off: 20 }),
    ];
    const codes = ["over", "LATER", "OTHER", "TEN", "TWENTY", "NOSUCH"];
    expect(refusals({ products: [product("a", 100)], codes, now: NOON }, coupons)).toEqual([
      { code: "over", reason: "EXPIRED" },
      { code: "LATER", reason: "NOT_STARTED" },
      { code: "OTHER", reason: "OTHER_PRODUCTS" },
      { code: "NOSUCH", reason: "UNKNOWN" },
    ]);
  });
});
