import { expect, test } from "vitest";
import { visitorNotice } from "./visitor-notice.ts";

const nothing = { emailed: [], address: [] };
const lowered = { before: 100, after: 80, couponCode: null };
const same = { before: 100, after: 100, couponCode: null };
const inAddress = (parameter: string, code: string) => ({ emailed: [], address: [{ parameter, code }] });
const textOf = (...given: Parameters<typeof visitorNotice>) => visitorNotice(...given)?.text ?? null;

test('an emailed coupon says "Coupon Applied!", and beside it where it lowers nothing [CP-024]', () => {
  const visitor = { ...nothing, emailed: ["CAREER20"] };

  expect(textOf(visitor, lowered, "hc")).toBe("Coupon Applied!");
  expect(textOf(visitor, same, "hc")).toBe("Coupon Applied! It does not lower this price.");
});

test("a coupon that commerce took lowers the price, even where the page's own sale is as low", () => {
  expect(visitorNotice({ ...nothing, emailed: ["Career20"] }, { ...same, couponCode: "CAREER20" }, "hc")?.lowers).toBe(
    true,
  );
});

test.each(["couponCode", "coupon", "hc", "crohc", "couponAmbassador", "promo"])(
  "a coupon in the address under %s is named, whatever becomes of it",
  (parameter) => {
    expect(textOf(inAddress(parameter, "CRO5"), lowered, "promo")).toBe("Coupon CRO5 applied.");
    expect(textOf(inAddress(parameter, "CRO5"), same, "promo")).toBe(
      "Coupon CRO5 does not lower this price. It may have expired.",
    );
  },
);

test("a coupon in the address that another one keeps from counting says which [CP-024]", () => {
  expect(textOf(inAddress("hc", "CRO5"), { ...same, couponCode: "SALE20" }, "hc")).toBe(
    "Coupon CRO5 does not lower this price. Coupon SALE20 gives this discount.",
  );
});

test.each(["channel", "c", "vc"])(
  "%s may mean something else: it is named only where it lowers the price",
  (parameter) => {
    expect(textOf(inAddress(parameter, "ads"), lowered, "hc")).toBe("Coupon ads applied.");
    expect(textOf(inAddress(parameter, "ads"), same, "hc")).toBeNull();
  },
);

test("of several, the one that commerce took is named, else none", () => {
  const visitor = { emailed: [], address: [...inAddress("hc", "A").address, ...inAddress("hc", "B").address] };

  expect(textOf(visitor, { ...lowered, couponCode: "b" }, "hc")).toBe("Coupon b applied.");
  expect(textOf(visitor, { ...lowered, couponCode: "SALE" }, "hc")).toBe("Coupon applied.");
});

test("without a coupon nothing is said, even where a sale lowers the price", () => {
  expect(textOf(nothing, lowered, "hc")).toBeNull();
});
