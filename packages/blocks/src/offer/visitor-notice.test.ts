import type { NoticeTexts } from "@courseway/coupons/texts";
import { expect, test } from "vitest";
import { visitorNotice } from "./visitor-notice.ts";

const nothing = { emailed: [], address: [] };
const lowered = { before: 100, after: 80, couponCode: null };
const same = { before: 100, after: 100, couponCode: null };
const inAddress = (parameter: string, code: string) => ({ emailed: [], address: [{ parameter, code }] });
const findText = (
  visitor: Parameters<typeof visitorNotice>[0],
  price: Parameters<typeof visitorNotice>[1],
  cdiParam: string,
  texts?: NoticeTexts,
) => visitorNotice(visitor, price, { cdiParam, texts })?.text ?? null;

test('an emailed coupon says "Coupon Applied!", and beside it where it lowers nothing [CP-024]', () => {
  const visitor = { ...nothing, emailed: ["CAREER20"] };

  expect(findText(visitor, lowered, "hc")).toBe("Coupon Applied!");
  expect(findText(visitor, same, "hc")).toBe("Coupon Applied! It does not lower this price.");
});

test("a coupon that commerce took lowers the price, even where the page's own sale is as low", () => {
  expect(
    visitorNotice({ ...nothing, emailed: ["Career20"] }, { ...same, couponCode: "CAREER20" }, { cdiParam: "hc" })
      ?.lowers,
  ).toBe(true);
});

test.each(["couponCode", "coupon", "hc", "crohc", "couponAmbassador", "promo"])(
  "a coupon in the address under %s is named, whatever becomes of it",
  (parameter) => {
    expect(findText(inAddress(parameter, "CRO5"), lowered, "promo")).toBe("Coupon CRO5 applied.");
    expect(findText(inAddress(parameter, "CRO5"), same, "promo")).toBe(
      "Coupon CRO5 does not lower this price. It may have expired.",
    );
  },
);

test("a coupon in the address that another one keeps from counting says which [CP-024]", () => {
  expect(findText(inAddress("hc", "CRO5"), { ...same, couponCode: "SALE20" }, "hc")).toBe(
    "Coupon CRO5 does not lower this price. Coupon SALE20 gives this discount.",
  );
});

test.each(["channel", "c", "vc"])(
  "%s may mean something else: it is named only where it lowers the price",
  (parameter) => {
    expect(findText(inAddress(parameter, "ads"), lowered, "hc")).toBe("Coupon ads applied.");
    expect(findText(inAddress(parameter, "ads"), same, "hc")).toBeNull();
  },
);

test("of several, the one that commerce took is named, else none", () => {
  const visitor = { emailed: [], address: [...inAddress("hc", "A").address, ...inAddress("hc", "B").address] };

  expect(findText(visitor, { ...lowered, couponCode: "b" }, "hc")).toBe("Coupon b applied.");
  expect(findText(visitor, { ...lowered, couponCode: "SALE" }, "hc")).toBe("Coupon applied.");
});

test("without a coupon nothing is said, even where a sale lowers the price", () => {
  expect(findText(nothing, lowered, "hc")).toBeNull();
});

test.each([
  ["expired", "Coupon CRO5 is no longer valid."],
  ["not-yet", "Coupon CRO5 does not lower this price. It may have expired."],
  ["not-this-product", "Coupon CRO5 does not lower this price. It may have expired."],
  ["unknown-to-commerce", "Coupon CRO5 does not lower this price. It may have expired."],
] as const)("of a coupon that commerce refuses as %s, a visitor reads what gives nothing away", (reason, text) => {
  const refused = [{ code: "cro5", reason }];
  expect(findText(inAddress("hc", "CRO5"), { ...same, couponCode: "SALE20", refused }, "hc")).toBe(text);
});

test("an emailed coupon that another one or its end keeps from counting says so", () => {
  const visitor = { ...nothing, emailed: ["CAREER20"] };
  const refused = [{ code: "CAREER20", reason: "expired" as const }];
  expect(findText(visitor, { ...same, couponCode: "SALE25" }, "hc")).toBe(
    "Coupon Applied! It does not lower this price. Coupon SALE25 gives this discount.",
  );
  expect(findText(visitor, { ...same, refused }, "hc")).toBe(
    "Coupon Applied! It does not lower this price. Coupon CAREER20 is no longer valid.",
  );
});

test("a text that is too long to be a code, and one too many, say so in a line that fits [CP-008]", () => {
  const long = "x".repeat(101);
  const many = {
    emailed: [],
    address: Array.from({ length: 40 }, (_, at) => ({ parameter: at < 35 ? "c" : "hc", code: `C${at}` })),
  };
  const why = "The address has more coupons, or a longer one, than count.";
  expect(findText(inAddress("hc", long), same, "hc")).toBe(
    `Coupon ${"x".repeat(30)}… does not lower this price. ${why}`,
  );
  expect(findText(many, same, "hc")).toBe(`Coupon C35 does not lower this price. ${why}`);
});

test("a brand has its own words, and the usual ones for the rest", () => {
  const texts = { "no-effect": "Your code {code} changes nothing here.", expired: "{code} is over." };
  const refused = [{ code: "CRO5", reason: "expired" as const }];
  expect(findText(inAddress("hc", "CRO5"), { ...same, refused }, "hc", texts)).toBe("CRO5 is over.");
  expect(findText(inAddress("hc", "CRO5"), same, "hc", texts)).toBe(
    "Your code CRO5 changes nothing here. It may have expired.",
  );
  expect(findText(inAddress("hc", "CRO5"), lowered, "hc", texts)).toBe("Coupon CRO5 applied.");
});
