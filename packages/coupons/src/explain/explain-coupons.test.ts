import { describe, expect, test } from "vitest";
import { parseWindow } from "../windows/parse-date-time.ts";
import { explainCoupons } from "./index.ts";

const sentences = (...args: Parameters<typeof explainCoupons>): string[] =>
  explainCoupons(...args).map(({ sentence }) => sentence);

test("says where each code comes from, in the order in which codes are gathered [CP-008]", () => {
  const sources = {
    url: "/?hc=URL",
    craft: "OWN",
    builderCategories: "BUILD",
    globalBanner: "SALE",
    emailCapture: "MAIL",
  };

  expect(sentences(sources, 0)).toEqual([
    "SALE from the sale banner applies.",
    "MAIL from the email sign-up applies.",
    "URL from the page address (hc) applies.",
    "BUILD from the bundle builder applies.",
    "OWN from the product’s own field (xgritCoupon) applies.",
  ]);
});

test("writes the words of an app where it has its own, places too", () => {
  const texts = { applied: "{code} gilt, aus {place}.", "place.globalBanner": "dem Banner" };
  expect(sentences({ url: "/?hc=A", globalBanner: "B" }, 0, { texts })).toEqual([
    "B gilt, aus dem Banner.",
    "A gilt, aus the page address (hc).",
  ]);
});

test("says of a repeated code where it was first, whatever its case [CP-004, CP-005]", () => {
  expect(explainCoupons({ url: "/?vc=save10", craft: "SAVE10" }, 0)).toEqual([
    {
      code: "save10",
      source: "urlParameters",
      parameter: "vc",
      outcome: "applied",
      first: null,
      removal: null,
      status: "handed-over",
      reason: null,
      since: null,
      until: null,
      disclose: true,
      sentence: "save10 from the page address (vc) applies.",
    },
    {
      code: "SAVE10",
      source: "craft",
      parameter: null,
      outcome: "duplicate",
      first: "urlParameters",
      removal: null,
      status: "left-out",
      reason: "duplicate",
      since: null,
      until: null,
      disclose: true,
      sentence:
        "SAVE10 from the product’s own field (xgritCoupon) is left out: the same code, spelled save10, already comes from the page address (vc).",
    },
  ]);
});

test("says of a code repeated in one place that it comes from there already [CP-004]", () => {
  expect(sentences({ url: "", builderCategories: ["B", "B"] }, 0)[1]).toBe(
    "B from the bundle builder is left out: the same code already comes from the bundle builder.",
  );
});

test("tells blank entries, but not fields that nobody filled [CP-002, CP-003]", () => {
  const lines = explainCoupons({ url: "/?hc=&a=1", craft: "A, ,", globalBanner: "", emailCapture: null }, 0);

  expect(lines.map(({ outcome }) => outcome)).toEqual(["blank", "applied", "blank", "blank"]);
  expect(lines[0]?.sentence).toBe("A blank entry in the page address (hc) is ignored.");
  expect(lines[2]?.sentence).toBe("A blank entry in the product’s own field (xgritCoupon) is ignored.");
});

describe("a promotion's code", () => {
  const sources = {
    url: "",
    globalBanner: "SALE",
    craft: "sale",
    override: { code: " PROMO ", starts: 10, ends: 20 },
  };

  test("stands in the sale coupon's place while it runs [CP-017]", () => {
    expect(sentences(sources, 15)).toEqual([
      "PROMO from the promotion applies.",
      "SALE from the sale banner is replaced on checkout links by PROMO while the promotion runs.",
      "sale from the product’s own field (xgritCoupon) applies.",
    ]);
  });

  test("is removed while the promotion does not run [CP-017]", () => {
    expect(explainCoupons(sources, 20)[0]).toMatchObject({
      code: "PROMO",
      outcome: "removed",
      removal: "ended",
    });
    expect(sentences(sources, 20)).toEqual([
      "PROMO from the promotion is left out: the promotion is over.",
      "SALE from the sale banner applies.",
      "sale from the product’s own field (xgritCoupon) is left out: the same code, spelled SALE, already comes from the sale banner.",
    ]);
  });

  test("says before its start that it has not started [CP-017]", () => {
    expect(explainCoupons(sources, 9)[0]).toMatchObject({ outcome: "removed", removal: "not-started" });
    expect(sentences(sources, 9)[0]).toBe("PROMO from the promotion is left out: the promotion has not started yet.");
    const override = { code: "P", starts: null, ends: 5 };
    expect(explainCoupons({ ...sources, override }, 5)[0]).toMatchObject({ removal: "ended" });
  });

  test("says of one that never runs why, and not that it is to come or over [CP-017]", () => {
    for (const window of [
      { starts: 5, ends: 5 },
      { starts: 9, ends: 5 },
      { starts: NaN, ends: 5 },
      parseWindow("1970-01-01", "soon", "UTC"),
    ])
      for (const now of [0, 5, 20])
        expect(explainCoupons({ ...sources, override: { code: "P", ...window } }, now)[0]).toMatchObject({
          removal: "never-runs",
          sentence:
            "P from the promotion is left out: the promotion never runs, because a date of it cannot be read or it ends before it starts.",
        });
  });

  test("that is the sale coupon too is named twice, not replaced by itself [CP-005, CP-017]", () => {
    expect(sentences({ ...sources, globalBanner: "promo, SALE", craft: null }, 15)).toEqual([
      "PROMO from the promotion applies.",
      "promo from the sale banner is left out: the same code, spelled PROMO, already comes from the promotion.",
      "SALE from the sale banner is replaced on checkout links by PROMO while the promotion runs.",
    ]);
  });

  test("of several codes is named in full [CP-003, CP-017]", () => {
    const several = { url: "", globalBanner: "SALE", override: { code: "P,Q", starts: null, ends: null } };
    expect(sentences(several, 0)[2]).toContain("replaced on checkout links by P, Q while");
  });

  test("acts on any day without dates [CP-018]", () => {
    const undated = { ...sources, override: { code: "PROMO", starts: null, ends: null } };
    expect(explainCoupons(undated, 5).map(({ outcome }) => outcome)).toEqual(["applied", "overridden", "applied"]);
  });

  test("that is blank replaces nothing [CP-002]", () => {
    const blank = { ...sources, craft: null, override: { code: " ", starts: null, ends: null } };
    expect(explainCoupons(blank, 5).map(({ outcome }) => outcome)).toEqual(["blank", "applied"]);
  });
});

describe("an emailed coupon", () => {
  const sources = { url: "", emailCapture: "MAIL", craft: "mail" };

  test("is removed where the brand keeps none, and leaves its place to others [CK-013]", () => {
    expect(sentences(sources, 0, { keepsEmailed: false })).toEqual([
      "MAIL from the email sign-up is left out: this brand does not keep emailed coupons.",
      "mail from the product’s own field (xgritCoupon) applies.",
    ]);
    expect(explainCoupons(sources, 0, { keepsEmailed: true })[0]).toMatchObject({ outcome: "applied" });
  });

  test("is removed once its time is over [EC-024]", () => {
    expect(sentences(sources, 0, { keepsEmailed: true, isEmailedExpired: true })[0]).toBe(
      "MAIL from the email sign-up is left out: the emailed offer is over.",
    );
  });

  test("that is gone keeps no replaced code on a link [CP-017, CK-013]", () => {
    const running = {
      url: "",
      globalBanner: "MAIL",
      emailCapture: "MAIL",
      override: { code: "P", starts: null, ends: null },
    };
    const link = "/checkout?hc=MAIL";

    expect(explainCoupons(running, 0, { link, keepsEmailed: true })[0]).toMatchObject({
      outcome: "applied",
    });
    expect(explainCoupons(running, 0, { link, keepsEmailed: false })[0]).toMatchObject({
      removal: "replaced",
    });
  });
});

describe("the checkout link's own codes", () => {
  test("stay under the brand's parameter and go under any other [CP-013, CP-014]", () => {
    expect(sentences({ url: "", craft: "own" }, 0, { link: "/checkout?hc=OWN&vc=OLD&x=Y" })).toEqual([
      "OWN from the checkout link itself (hc) applies.",
      "OLD from the checkout link itself (vc) is taken off: this link carries coupons under the parameter hc only.",
      "own from the product’s own field (xgritCoupon) is left out: the same code, spelled OWN, already comes from the checkout link itself (hc).",
    ]);
  });

  test("go when a promotion replaces them [CP-017]", () => {
    const sources = {
      url: "",
      globalBanner: "SALE",
      override: { code: "P", starts: null, ends: null },
    };
    expect(sentences(sources, 0, { link: "/checkout?hc=sale" })[0]).toBe(
      "sale from the checkout link itself (hc) is taken off: the running promotion replaces it.",
    );
  });

  test("are read by the brand's names and the page's strategy [CP-020, CP-021]", () => {
    const policy = { cdiParam: "deal", salesParam: "vc", oldStrategy: false };
    const link = "/checkout?deal=A&coupon=B";
    const outcomes = (url: string): string[] =>
      explainCoupons({ url }, 0, { policy, link }).map((line) => line.outcome);

    expect(outcomes("/")).toEqual(["applied", "removed"]);
    expect(outcomes("/?ocs=0")).toEqual(["removed", "applied"]);
    expect(explainCoupons({ url: "/?deal=A" }, 0, { policy })[0]).toMatchObject({
      parameter: "deal",
    });
  });

  test.each(["/pricing?hc=A", "https://?checkout&hc=A", ""])("are not looked for on %j [CP-013]", (link) => {
    expect(explainCoupons({ url: "" }, 0, { link })).toEqual([]);
  });
});

test("explains nothing where there is nothing, and does not throw on foreign values", () => {
  expect(explainCoupons({ url: "" }, 0)).toEqual([]);
  // Plain JavaScript may pass anything.
  const sources = JSON.parse('{ "url": null, "craft": 7, "override": { "code": null, "starts": null, "ends": null } }');
  expect(explainCoupons(sources, NaN)).toEqual([]);
});

test("says of a code that an address has beyond those that count that it is left out, and why [CP-010]", () => {
  const codes = Array.from({ length: 31 }, (_, index) => `C${index}`);
  const explained = explainCoupons({ url: `/?hc=${codes.join(",")}` }, 0);
  const last = explained.at(-1);

  expect(explained.filter(({ outcome }) => outcome === "applied")).toHaveLength(30);
  expect([last?.removal, last?.sentence]).toEqual([
    "surplus",
    "C30 from the page address (hc) is left out: of an address the first 30 codes count, up to 100 characters each.",
  ]);
});

describe("as data", () => {
  type Row = readonly [string, string, string | null, number | null, number | null, boolean];
  const rows = (...args: Parameters<typeof explainCoupons>): Row[] =>
    explainCoupons(...args).map(({ code, status, reason, since, until, disclose }) => [
      code,
      status,
      reason,
      since,
      until,
      disclose,
    ]);
  const promoted = { url: "", globalBanner: "SALE", override: { code: "P", starts: 10, ends: 20 } };

  test("a promotion and the sale coupon in its place say from when and until when they do [CP-017]", () => {
    expect(rows(promoted, 9)).toEqual([
      ["P", "left-out", "not-yet", null, 10, false],
      ["SALE", "handed-over", null, null, null, true],
    ]);
    expect(rows(promoted, 15)).toEqual([
      ["P", "handed-over", null, 10, 20, true],
      ["SALE", "left-out", "replaced-by-override", 10, 20, true],
    ]);
    expect(rows(promoted, 20)[0]).toEqual(["P", "left-out", "expired", 20, null, false]);
    expect(rows({ ...promoted, override: { code: "P", starts: 5, ends: 5 } }, 9)[0]).toEqual([
      "P",
      "left-out",
      "never-runs",
      null,
      null,
      true,
    ]);
  });

  test("codes that are left out have one of the closed list of reasons", () => {
    const emailed = { url: "/?hc=A,", emailCapture: "MAIL" };
    expect(rows(emailed, 0, { isEmailedExpired: true })).toEqual([
      ["MAIL", "left-out", "expired", null, null, true],
      ["A", "handed-over", null, null, null, true],
      ["", "left-out", "malformed", null, null, true],
    ]);
    expect(rows(emailed, 0, { keepsEmailed: false })[0]?.[2]).toBe("not-kept");
    expect(rows({ url: "" }, 0, { link: "/checkout?vc=X" })[0]?.[2]).toBe("other-parameter");
    expect(rows(promoted, 15, { link: "/checkout?hc=SALE" })[0]?.[2]).toBe("replaced-by-override");
    expect(rows({ url: `/?hc=${"x".repeat(101)}` }, 0)[0]?.[2]).toBe("surplus");
  });

  test("commerce's answer says which codes of the link count, and why others do not", () => {
    const sources = { url: "/?hc=CRO5,GONE", globalBanner: "SALE" };
    const answer = { counted: "sale", refused: [{ code: "gone", reason: "unknown-to-commerce" as const }] };
    expect(rows(sources, 0, { answer })).toEqual([
      ["SALE", "counts", null, null, null, true],
      ["CRO5", "handed-over", "replaced-by-better", null, null, true],
      ["GONE", "handed-over", "unknown-to-commerce", null, null, false],
    ]);
    expect(sentences(sources, 0, { answer })).toEqual([
      "SALE from the sale banner applies.",
      "CRO5 from the page address (hc) is on the link, and another code gives the discount.",
      "GONE from the page address (hc) is on the link, and commerce does not know it.",
    ]);
    expect(rows(sources, 0, { answer: { counted: null } })[0]?.slice(1, 3)).toEqual(["handed-over", "no-effect"]);
  });
});
