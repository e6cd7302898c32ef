import { describe, expect, test } from "vitest";
import { checkoutLink, linkCodes, type LinkOptions } from "./checkout-link.ts";
import { DEFAULT_COUPON_POLICY } from "../query/coupon-policy.ts";

const policy = { cdiParam: "hc", salesParam: "vc", oldStrategy: false };
const pageUrl = "https://www.courses.example/";
const options = { codes: ["A", "B"], policy, pageUrl };

test("joins every code under the one parameter [CP-013, CP-020]", () => {
  expect(checkoutLink("https://checkout.example/?productId=7", options)).toBe(
    "https://checkout.example/?productId=7&hc=A,B",
  );
});

test("names the parameter as the brand does [CP-020, CFG-010]", () => {
  const own = { ...options, policy: { ...policy, cdiParam: "deal&code" } };
  expect(checkoutLink("/checkout", own)).toBe("/checkout?deal%26code=A,B");
});

test("appends with ? to a link without a query and with & to one that has it [CP-016]", () => {
  expect(checkoutLink("/checkout", options)).toBe("/checkout?hc=A,B");
  expect(checkoutLink("/checkout?", options)).toBe("/checkout?hc=A,B");
  expect(checkoutLink("/checkout?x", options)).toBe("/checkout?x&hc=A,B");
  expect(checkoutLink("/checkout?x=1&", options)).toBe("/checkout?x=1&hc=A,B");
});

test.each(["couponCode", "vc", "channel", "crohc", "coupon", "couponAmbassadorRSA", "couponAmbassador", "c", "sale"])(
  "removes the other coupon parameter %s and leaves the rest as written [CP-014]",
  (name) => {
    const own = { ...options, policy: { ...policy, salesParam: "sale" } };
    expect(checkoutLink(`/checkout?b=%7e+x&${name}=OLD&B=2#pay`, own)).toBe("/checkout?b=%7e+x&B=2&hc=A,B#pay");
  },
);

test("keeps the codes that the link carries under the parameter, in their place and first [CP-004, CP-013]", () => {
  expect(checkoutLink("/checkout?hc=b,OWN&x=1&hc=Q", options)).toBe("/checkout?hc=b,OWN,Q,A&x=1");
});

test("writes a parameter that says the same already no other way", () => {
  expect(checkoutLink("/checkout?hc=a%2Cb&x=1", options)).toBe("/checkout?hc=a%2Cb&x=1");
});

test("takes off the codes that a promotion replaced, whatever their case [CP-017]", () => {
  expect(checkoutLink("/checkout?hc=sale,OWN", { ...options, replaced: ["SALE"] })).toBe("/checkout?hc=OWN,A,B");
  expect(checkoutLink("/checkout?hc=sale", { ...options, codes: [], replaced: ["SALE"] })).toBe("/checkout");
});

test("leaves a link without codes alone but for other coupon parameters [CP-014]", () => {
  expect(checkoutLink("/checkout?hc=OWN", { ...options, codes: [] })).toBe("/checkout?hc=OWN");
  expect(checkoutLink("/checkout?vc=OLD&x=1", { ...options, codes: [" "] })).toBe("/checkout?x=1");
  expect(checkoutLink("/checkout?hc=", { ...options, codes: [] })).toBe("/checkout");
});

test("writes the bundle coupon beside the list [CP-022]", () => {
  expect(checkoutLink("/checkout?x=1", { ...options, bundleCoupon: " BUN " })).toBe(
    "/checkout?x=1&hc=A,B&bundleCoupon=BUN",
  );
  expect(checkoutLink("/checkout?bundleCoupon=OLD&x=1", { ...options, codes: [], bundleCoupon: "NEW" })).toBe(
    "/checkout?bundleCoupon=NEW&x=1",
  );
  expect(checkoutLink("/checkout?bundleCoupon=OLD", { ...options, codes: [], bundleCoupon: "  " })).toBe(
    "/checkout?bundleCoupon=OLD",
  );
});

describe("old strategy", () => {
  const old = { ...options, policy: { ...policy, oldStrategy: true } };
  const once = { ...options, pageUrl: "https://www.courses.example/?a=1&ocs=0#x" };

  test("writes couponCode by the brand's choice or with ocs=0 in the page address [CP-021, CFG-011]", () => {
    expect(checkoutLink("/checkout?hc=X", old)).toBe("/checkout?couponCode=A,B");
    expect(checkoutLink("/checkout", once)).toBe("/checkout?couponCode=A,B");
  });

  test("takes whichever of the two names the link has already [CP-021]", () => {
    expect(checkoutLink("/checkout?coupon=X&y=1", old)).toBe("/checkout?coupon=X,A,B&y=1");
    expect(checkoutLink("/checkout?couponCode=X", once)).toBe("/checkout?couponCode=X,A,B");
    expect(checkoutLink("/checkout?coupon=X&couponCode=Y", once)).toBe("/checkout?coupon=X,A,B");
  });

  test.each(["?ocs=1", "?ocs=00", "?ocs", "?xocs=0", "#?ocs=0", "?x=ocs=0"])(
    "is not asked for by %s [CP-021]",
    (search) => {
      expect(checkoutLink("/checkout", { ...options, pageUrl: pageUrl + search })).toBe("/checkout?hc=A,B");
    },
  );
});

test("writes on the brand's own checkout whatever its name [CP-013]", () => {
  const own = { ...options, checkoutUrl: "https://pay.example/" };
  expect(checkoutLink("https://pay.example/cart", own)).toBe("https://pay.example/cart?hc=A,B");
  expect(checkoutLink("https://pay.example/cart", options)).toBe("https://pay.example/cart");
});

test.each([
  "/pricing/?vc=OLD",
  "/pricing/?utm_campaign=checkout-x&vc=OLD",
  "/pricing/#checkout",
  "/check?out=1",
  "#checkout",
  "",
  "   ",
  "mailto:checkout@example.com",
  "javascript:checkout()",
  "https://",
  "https://?checkout",
  "https:///checkout",
  "//?checkout",
  "http:checkout",
  "https://check out.example/",
  "https://exa%6dple.com/checkout",
  "https://checkout.example:port/",
  "https://[checkout/",
  "/checkout\n?x=1",
  "/check\u0000out/checkout",
])("returns %j untouched [CP-013]", (link) => {
  expect(checkoutLink(link, options)).toBe(link);
});

test("returns a foreign value untouched and takes null lists for empty ones", () => {
  // Plain JavaScript may pass anything.
  const nothing = JSON.parse("null");
  const lists = { policy, codes: nothing, replaced: nothing, pageUrl: nothing };
  expect(checkoutLink(nothing, options)).toBeNull();
  expect(checkoutLink("/checkout?hc=X", lists)).toBe("/checkout?hc=X");
});

test.each([
  "//checkout.example",
  "https://user:pw@checkout.example:8080",
  "http://[::1]:3000/checkout",
  "https://checkout.example?",
  "checkout/now",
  "../checkout",
])("writes on %s, which stays as absolute or relative as it was [CP-016]", (link) => {
  expect(checkoutLink(link, options)).toBe(`${link.replace("?", "")}?hc=A,B`);
});

test("keeps a question mark inside the query and hashes inside the fragment", () => {
  expect(checkoutLink("/checkout?q=a?b#c#d?e", options)).toBe("/checkout?q=a?b&hc=A,B#c#d?e");
});

test("encodes codes so that none ends its parameter", () => {
  const codes = ["10% off", "a&b=c", "x#y?z", "\u0000\u001f", "\ud800", "é+/"];
  expect(checkoutLink("/checkout", { ...options, codes })).toBe(
    "/checkout?hc=10%25%20off,a%26b%3Dc,x%23y%3Fz,%00%1F,%EF%BF%BD,%C3%A9%2B%2F",
  );
});

test("takes no space around a pasted link into its path", () => {
  expect(checkoutLink(" https://checkout.example/cart \n", options)).toBe("https://checkout.example/cart?hc=A,B");
  expect(checkoutLink(" /pricing/ ", options)).toBe(" /pricing/ ");
});

test("drops a second copy of the parameter even where the first says it all [CP-013]", () => {
  expect(checkoutLink("/checkout?hc=A,B&x=1&hc=a", options)).toBe("/checkout?hc=A,B&x=1");
});

test("of both old names on a link takes the first [CP-021]", () => {
  const once = { ...options, pageUrl: "/?ocs=0" };
  expect(checkoutLink("/checkout?couponCode=Y&coupon=X", once)).toBe("/checkout?couponCode=Y,A,B");
});

test("takes another link inside the query for a value, not for a scheme", () => {
  expect(checkoutLink("/checkout?next=mailto:a", options)).toBe("/checkout?next=mailto:a&hc=A,B");
});

test("without a brand's configuration the parameters are hc and vc [CP-012, CFG-010]", () => {
  expect(DEFAULT_COUPON_POLICY).toEqual({ cdiParam: "hc", salesParam: "vc", oldStrategy: false });
});

describe("the codes that a link will carry", () => {
  const listCodes = (link: string, more: Partial<LinkOptions> = {}) => linkCodes(link, { ...options, ...more });

  test("are those that checkoutLink writes: its own that hold, then the given ones, each once [CP-004, CP-013, CP-017]", () => {
    const link = "/checkout?hc=OWN,b,OLD&vc=GONE";
    expect(listCodes(link, { replaced: ["old"] })).toEqual(["OWN", "b", "A"]);
    expect(checkoutLink(link, { ...options, replaced: ["old"] })).toBe("/checkout?hc=OWN,b,A");
  });

  test("are read under the parameter that the link carries them under [CP-021]", () => {
    expect(listCodes("/checkout?couponCode=X&hc=Y", { pageUrl: "/?ocs=0" })).toEqual(["X", "A", "B"]);
  });

  test.each(["/pricing/?hc=OWN", "mailto:checkout@example.com", "https://"])("are the given ones on %s", (link) => {
    expect(listCodes(link, { codes: ["A", "a,B"] })).toEqual(["A", "B"]);
  });

  test("of a checkout with an address of its own are its own", () => {
    const link = "https://pay.example/cart?hc=OWN";
    expect(listCodes(link, { checkoutUrl: "https://pay.example/" })).toEqual(["OWN", "A", "B"]);
    expect(listCodes(link)).toEqual(["A", "B"]);
  });
});
