import { expect, test } from "vitest";
import { collectCoupons, couponCodes, LONGEST_CODE, MOST_ADDRESS_CODES } from "./collect-coupons.ts";

const url = "https://www.courses.example/texas/?hc=CRO5&utm_source=cj#top";

test("puts each source's codes under its own name, with the address [CP-008, CP-009, CP-011]", () => {
  const sources = {
    url,
    craft: "SAVE10, SAVE20",
    builderCategories: ["BUNDLE5"],
    globalBanner: "SALE",
    emailCapture: "CAREER20",
  };

  expect(collectCoupons(sources)).toEqual({
    url,
    coupons: {
      craft: ["SAVE10", "SAVE20"],
      builderCategories: ["BUNDLE5"],
      globalBanner: ["SALE"],
      emailCapture: ["CAREER20"],
      urlParameters: ["CRO5"],
    },
  });
});

test("has an empty list for each source that brings nothing [CP-009]", () => {
  const empty = {
    craft: [],
    builderCategories: [],
    globalBanner: [],
    emailCapture: [],
    urlParameters: [],
  };
  expect(collectCoupons({ url: "" })).toEqual({ url: "", coupons: empty });
  // @ts-expect-error plain JavaScript may leave out the address
  expect(collectCoupons({ url: null })).toEqual({ url: "", coupons: empty });
});

test.each(["couponCode", "vc", "hc", "channel", "crohc", "coupon", "couponAmbassadorRSA", "couponAmbassador", "c"])(
  "reads the address parameter %s [CP-010, CP-012]",
  (name) => {
    expect(collectCoupons({ url: `/x/?a=1&${name}=A%20B,C` }).coupons.urlParameters).toEqual(["A B", "C"]);
  },
);

test("reads no other parameter, and none after the fragment [CP-010]", () => {
  expect(collectCoupons({ url: "/x/?code=A&HC=B&hcx=C#?hc=D" }).coupons.urlParameters).toEqual([]);
});

test("reads a brand's own parameter names when given its policy [CP-020, CFG-010]", () => {
  const policy = { cdiParam: "deal", salesParam: "sale", oldStrategy: false };
  const address = { url: "/x/?deal=A&sale=B&hc=C" };

  expect(collectCoupons(address, policy).coupons.urlParameters).toEqual(["A", "B", "C"]);
  expect(collectCoupons(address).coupons.urlParameters).toEqual(["C"]);
});

test("leaves a broken escape in the address as it is written", () => {
  expect(collectCoupons({ url: "/x/?hc=%E0%A4%A&c=a+b" }).coupons.urlParameters).toEqual(["%E0%A4%A", "a b"]);
});

test("lists banner, email, address, builder and product codes, each once in its first spelling [CP-004, CP-005, CP-008]", () => {
  const collection = collectCoupons({
    url: "/?hc=Url,banner",
    craft: "Own,URL",
    builderCategories: "Builder,own",
    globalBanner: "Banner",
    emailCapture: "Email",
  });

  expect(couponCodes(collection)).toEqual(["Banner", "Email", "Url", "Builder", "own"]);
});

test.each([
  ["/x/?hc", []],
  ["hc=A", []],
  ["?hc=A", ["A"]],
])("finds in the address %j the codes %j and invents none [CP-010]", (address, codes) => {
  expect(collectCoupons({ url: address }).coupons.urlParameters).toEqual(codes);
});

test("counts so many codes of an address, the first ones, and no text that is too long for one [CP-010]", () => {
  const codes = Array.from({ length: MOST_ADDRESS_CODES + 1 }, (_, index) => `C${index}`);
  const [long, longest] = ["x".repeat(LONGEST_CODE + 1), "y".repeat(LONGEST_CODE)];
  const found = (hc: readonly string[]) => collectCoupons({ url: `/?hc=${hc.join(",")}` }).coupons.urlParameters;

  expect(found(codes)).toEqual(codes.slice(0, MOST_ADDRESS_CODES));
  expect(found([long, longest, "A"])).toEqual([longest, "A"]);
  expect(collectCoupons({ url: "/", craft: codes }).coupons.craft).toEqual(codes);
});
