import { expect, test } from "vitest";
import { BrandConfigError, defineBrand } from "./define-brand.ts";
import { BRAND_IDS } from "./brand-ids.ts";
import { brandConfigSchema, type BrandInput } from "./schema.ts";

const input: BrandInput = {
  id: "ACE",
  name: "Acme Real Estate",
  url: "https://www.example.com",
  craftSite: "acme",
  ctaText: "Get My License",
  vertical: "RE",
  checkoutUrl: "https://checkout.example.org/checkout",
  signInUrl: "https://account.example.org/sign-in",
  courseSelectionUrl: "https://account.example.org/courses",
};

test("fills in every field that a brand leaves out [CFG-004, CFG-010, CFG-011, CFG-018]", () => {
  const brand = defineBrand(input);

  expect(brand).toEqual({
    ...input,
    hostName: "www.example.com",
    siblingSites: [],
    helpPage: "/support/",
    showFee: true,
    feeLabel: "fee",
    feeLabels: {},
    trustpilotId: null,
    ambassadorGroupId: null,
    email: { listId: null, listType: "RE", formVertical: "RE", sendAs: "ACE" },
    globalCDIQueryParam: "hc",
    globalSalesQueryParam: "vc",
    use_old_coupon_strategy: false,
    allowedHosts: { hosts: [], trustedDomains: [], reviewAppPatterns: [] },
    allowedSources: { images: null, frames: [], connections: [], forms: [] },
    agentBrand: false,
    timeZone: "America/Chicago",
    blog: { enabled: false, prefix: "blog--", paths: ["blog", "trending"] },
    contentAssetsPrefix: "content-assets",
    heroLook: "framed",
    runtime: "idle",
    privacyPage: "/privacy/",
    searchPage: "/search/",
    mainPages: [],
    signInVertical: null,
    outsideUrl: null,
    locationUrl: "/whereami",
    contact: null,
    guaranteeLabel: "100% Money Back Guarantee",
    guaranteeText: null,
    refundLine: null,
    guarantees: {},
    partnerStatement: null,
    optsOutByDefault: false,
    vitals: { share: 0, honorsOptOut: true, honorsDoNotTrack: true },
    consentParam: null,
    keepsEmailedCoupons: true,
    referralProgram: { campaignId: "33113", discountPercent: 30 },
    commerce: { appType: "DR", platform: "MKT", brandId: "ACE" },
    vendors: {
      customerData: null,
      tagManager: null,
      googleConsentMode: false,
      experiments: null,
      chat: null,
      helpCenter: null,
      reviews: null,
      forms: null,
      quizzes: null,
      videos: {
        wistiaUrl: "https://fast.wistia.net/embed/iframe",
        youtubeUrl: "https://www.youtube-nocookie.com/embed",
        posterUrl: "https://i.ytimg.com",
      },
      partnerScripts: [],
      scriptHosts: [],
    },
  });
});

test("lets a brand say otherwise than its vertical: nothing else hangs on the vertical's name [CK-013, CN-002, ML-009]", () => {
  const given = {
    keepsEmailedCoupons: false,
    referralProgram: null,
    email: { listType: "ACADEMY", formVertical: null },
  } as const;
  expect(defineBrand({ ...input, ...given })).toMatchObject(given);
  expect(defineBrand({ ...input, vertical: "SENIOR" })).toMatchObject({
    keepsEmailedCoupons: false,
    referralProgram: null,
    email: { listType: "ACE", formVertical: null },
  });
});

test("keeps what a brand says in place of a default [CFG-004, CFG-012]", () => {
  const given: BrandInput = {
    ...input,
    hostName: "M.example.com:3002",
    siblingSites: ["https://www.sibling.example"],
    showFee: false,
    trustpilotId: "t1",
    ambassadorGroupId: "g1",
    email: { listId: 94171, listType: "RE", sendAs: "AA" },
    signInVertical: "INS",
    commerce: { brandId: "AARP" },
  };

  expect(defineBrand(given)).toMatchObject({
    ...given,
    hostName: "m.example.com:3002",
    commerce: { appType: "DR", platform: "MKT", brandId: "AARP" },
  });
});

test.each([
  ["hostName", { hostName: "https://www.example.com" }, "is not a host name such as www.example.com"],
  ["searchPage", { searchPage: "search" }, "is not a path such as /search/"],
  [
    "contact.phone",
    { contact: { phone: "call us", hours: "Mon–Fri" } },
    "is not a phone number such as (602) 555-0129",
  ],
  ["hostName", { hostName: "www.example.com/path" }, "is not a host name"],
  ["hostName", { hostName: "a b" }, "is not a host name"],
  ["name", { name: "" }, "Too small"],
  ["email.listId", { email: { listId: -1 } }, "Too small"],
  ["email.listId", { email: { listId: 1.5 } }, "expected int"],
  ["siblingSites.0", { siblingSites: [""] }, "Too small"],
  ["email", { email: { list: 1 } }, "Unrecognized key"],
  ["blog", { blog: { on: true } }, "Unrecognized key"],
  ["allowedHosts", { allowedHosts: { host: [] } }, "Unrecognized key"],
  ["commerce", { commerce: { app: "DR" } }, "Unrecognized key"],
])("refuses a wrong %s and says which it is: %j", (field, change, message) => {
  const { error } = brandConfigSchema.safeParse({ ...input, ...change });

  expect(error?.issues[0]?.path.join(".")).toBe(field);
  expect(error?.issues[0]?.message).toContain(message);
});

test("knows exactly the nine brand ids [CFG-001, CFG-005]", () => {
  expect(BRAND_IDS).toEqual(["IDS", "DEC", "AA", "ACE", "AARP", "PA", "INS", "MTG", "QA"]);
  for (const id of BRAND_IDS) expect(defineBrand({ ...input, id }).id).toBe(id);
});

test.each(["ACADEMY", "B2", "FLVS"])("takes %s for the id of a brand that a team outside has made", (id) => {
  expect(defineBrand({ ...input, id })).toMatchObject({ id, email: { sendAs: id }, commerce: { brandId: id } });
});

test.each(["ace", "A", "1ACE", "ACE ", "ACE-2", "ABCDEFGHIJKLM", ""])(
  "refuses %j as an id, and says what one is",
  (id) => {
    expect(catchError(() => defineBrand({ ...input, id })).faults.join()).toMatch(/id: is not 2 to 12 capital letters/);
  },
);

test("is plain JSON, and reading it again changes nothing [CFG-004]", () => {
  const brand = defineBrand(input);

  expect(JSON.parse(JSON.stringify(brand))).toEqual(brand);
  expect(defineBrand(JSON.parse(JSON.stringify(brand)))).toEqual(brand);
});

test.each(["Mars", "", "America/Chicagoo", "CDT"])(
  "refuses the time zone %j, in which no date could be read",
  (timeZone) => {
    expect(() => defineBrand({ ...input, timeZone })).toThrow("timeZone: is not a time zone such as America/Chicago");
  },
);

test("keeps the three kinds of allowed hosts and refuses a pattern that cannot be read [CFG-006]", () => {
  const allowedHosts = { hosts: ["Example.com"], trustedDomains: ["example.org"], reviewAppPatterns: ["^pr-\\d+\\."] };

  expect(defineBrand({ ...input, allowedHosts }).allowedHosts.hosts).toEqual(["example.com"]);
  expect(() => defineBrand({ ...input, allowedHosts: { reviewAppPatterns: ["("] } })).toThrow(
    "allowedHosts.reviewAppPatterns.0: is not a regular expression",
  );
});

test.each(["xhttps://www.example.com", "httpsx://www.example.com", "//www.example.com"])(
  "takes %s for no http or https address",
  (url) => {
    expect(catchError(() => defineBrand({ ...input, url })).faults).toEqual(["url: is not an http or https address"]);
  },
);

test("takes space around a host for a slip of the pen", () => {
  expect(defineBrand({ ...input, hostName: " m.example.com " }).hostName).toBe("m.example.com");
});

test("names every wrong field and where to fix it", () => {
  const wrong = { ...input, url: "example", checkoutUrl: "ftp://example.org", ctaTxet: "Go" };

  const error = catchError(() => defineBrand(wrong));
  expect(error.name).toBe("BrandConfigError");
  expect(error.message).toContain(error.faults.join("; "));
  expect(error.message).toMatch(/^The settings of brand "ACE" cannot be used\. .*Fix them in the brand's brand\.ts/);
  expect(error.faults).toContain("url: is not an http or https address");
  expect(error.faults).toContain("checkoutUrl: is not an http or https address");
  expect(error.faults.join()).toContain("ctaTxet");
});

function catchError(act: () => unknown): BrandConfigError {
  try {
    act();
  } catch (error) {
    if (error instanceof BrandConfigError) return error;
  }
  throw new Error("No BrandConfigError was thrown.");
}
