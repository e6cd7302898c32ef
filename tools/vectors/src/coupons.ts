import * as fc from "fast-check";
import { call, member, type Json, type Rule, type Spec } from "./spec.ts";
import { momentSpecs } from "./coupons-moments.ts";

const odd = fc.constantFrom<unknown[]>(null, "", " ", ",", 7, {}, [], [7, null], true);
const code = fc.constantFrom(
  "SAVE10", "save10", "SALE20", "CRO5", "cro5", "OWN", "own", "MAIL", "a&b", "x=y", "50%", "é", "two words", "a+b", "A/B", "ß", "SS", "#1", "?", "crosale5", " CRO5 ",
); // prettier-ignore
const lists = fc.oneof(
  { weight: 4, arbitrary: fc.array(code, { minLength: 1, maxLength: 3 }).map((codes) => codes.join(",")) },
  { weight: 2, arbitrary: fc.array(code, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom("A,b", " c ", "", "a,,B", ", "), { maxLength: 3 }),
  },
  { weight: 1, arbitrary: odd },
);
const pair = fc
  .tuple(
    fc.constantFrom(
      "hc",
      "vc",
      "couponCode",
      "channel",
      "crohc",
      "coupon",
      "couponAmbassadorRSA",
      "couponAmbassador",
      "c",
      "x",
      "productId",
      "utm",
      "HC",
      "deal",
      "ocs",
      "sale",
    ),
    fc.constantFrom(
      "CRO5",
      "SAVE10",
      "save10,OWN",
      "a%2Cb",
      "",
      "two+words",
      "%zz",
      "50%25",
      "7",
      "0",
      "=1",
      "a=b",
      "%20",
    ),
  )
  .map(([name, value]) => `${name}=${value}`);
const query = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: pair },
      { weight: 1, arbitrary: fc.constantFrom("", "hc", "=", "h%63=Z", "a?b=c") },
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.join("&"));
const fragment = fc.constantFrom("", "", "#pay", "#a?hc=B", "#x#y", "#");
const pageUrl = fc
  .tuple(fc.constantFrom("https://www.courses.example/texas/", "/", "https://x.example"), query, fragment)
  .map(([base, search, end]) => `${base}${search && `?${search}`}${end}`);
const policy = fc.constantFrom<unknown[]>(
  { cdiParam: "hc", salesParam: "vc", oldStrategy: false },
  { cdiParam: "hc", salesParam: "vc", oldStrategy: false },
  { cdiParam: "deal", salesParam: "sale", oldStrategy: false },
  { cdiParam: "hc", salesParam: "vc", oldStrategy: true },
);
const loosePolicy = fc.oneof(
  { weight: 8, arbitrary: policy },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown[]>(null, {}, { cdiParam: "" }, { cdiParam: 5 }, { oldStrategy: true }),
  },
);

const DAY = Date.UTC(2026, 10, 27);
const near = fc.constantFrom(0, 1, 2, 3, 4).map((hour) => new Date(DAY + hour * 3_600_000).toISOString());
const now = fc
  .tuple(fc.constantFrom(0, 1, 2, 3, 4), fc.constantFrom(-1, 0, 1))
  .map(([hour, step]) => new Date(DAY + hour * 3_600_000 + step).toISOString());
const override = fc.record(
  {
    code: fc.oneof({ weight: 5, arbitrary: code }, { weight: 1, arbitrary: lists }),
    starts: fc.option(near),
    ends: fc.option(near),
  },
  { requiredKeys: ["code"] },
);
const sources = fc.record(
  {
    url: fc.oneof({ weight: 9, arbitrary: pageUrl }, { weight: 1, arbitrary: odd }),
    craft: lists,
    builderCategories: lists,
    globalBanner: lists,
    emailCapture: lists,
    override: fc.option(override, { freq: 2 }),
  },
  { requiredKeys: ["url", "globalBanner"] },
);
const many = (count: number, length: number): string =>
  Array.from({ length: count }, (_, index) => `${index}`.padEnd(length, "x")).join(",");
const MANY: readonly (readonly unknown[])[] = [
  [{ url: `/?hc=${many(31, 3)}`, globalBanner: "S" }],
  [{ url: `/?hc=${many(2, 100)},${many(1, 101)},LAST`, globalBanner: "S" }],
  [null],
  [{}],
  [{ url: "/?hc=A#?vc=B", craft: "B", builderCategories: "C", globalBanner: "D", emailCapture: "E" }],
  [{ url: "?HC=A&hc=&hc=,&hc=a,A" }],
  [{ url: "/?h%63=A&vc=B%2C+c&x=1?hc=D" }],
  [{ url: "/?hc=%zz&vc=%F0%9F%98%80&c=a%20b" }],
];
const withNow =
  (moment: string) =>
  (input: readonly unknown[]): readonly unknown[] => [...input, moment];

const base = fc.constantFrom(
  "https://checkout.example", "https://checkout.example/", "HTTPS://Checkout.Example/pay", "//checkout.example/x", "/checkout/", "checkout", "https://pay.example/start", "https://user:p@checkout.example:81/a%20b",
  "https://www.courses.example/CheckOut/now", "/pricing/", "https://pay.example", "https://other.example/page",
); // prettier-ignore
const brokenLinks: readonly unknown[] = [
  "", " ", "#faq", "#checkout", "mailto:checkout@x.example", "tel:1", "javascript:checkout()", "https://", "https:///checkout", "http://[::1]/checkout", "http://a b/checkout", "/checkout\n", "\\\\checkout.example", "/\\checkout", "https://x.example:99999999/checkout",
  "https://x.example\\@checkout.example/", "//", "?hc=A", "/?next=checkout", "/page#checkout", null, 7, " /checkout?a=1 ", "https://user@checkout.example", "https://a%b/checkout", "ftp://checkout.example", "https://checkout.example?x=1", "https://x.example/#/checkout", "http:checkout", "/checkout?", "/checkout?&", "/checkout#", "/checkout?a=1#", "https://pay.example:443/x", "https://checkout@x.example/", "//PAY.example",
]; // prettier-ignore
const link = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.tuple(base, query, fragment).map(([start, search, end]) => `${start}${search && `?${search}`}${end}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...brokenLinks) },
);
const linkOptions = fc.record(
  {
    codes: fc.oneof({ weight: 8, arbitrary: fc.array(code, { maxLength: 3 }) }, { weight: 1, arbitrary: odd }),
    policy: loosePolicy,
    pageUrl: fc.constantFrom<unknown[]>("/", "/", "/texas/?ocs=0", "/?ocs=1", "https://x.example/?hc=A&ocs=0#x", null),
    checkoutUrl: fc.constantFrom<unknown[]>("https://pay.example", "https://PAY.example/start?x=1", "", null),
    bundleCoupon: fc.constantFrom<unknown[]>("BUN5", " BUN5 , X", "", null),
    replaced: fc.constantFrom<unknown[]>(["SAVE10"], ["cro5", "OWN"], [], null),
  },
  { requiredKeys: ["codes", "policy", "pageUrl"] },
);
const POLICY = { cdiParam: "hc", salesParam: "vc", oldStrategy: false };
const plainOptions = { codes: ["A", "b"], policy: POLICY, pageUrl: "/" };
const linkExamples: readonly (readonly unknown[])[] = [
  ...brokenLinks.map((one) => [one, plainOptions]),
  ["/checkout/?productId=7&vc=OLD#pay", plainOptions], ["/checkout?hc=A,b", plainOptions],
  ["/checkout?hc=A&hc=A", { ...plainOptions, codes: ["A"] }],
  ["/checkout/?next=https://x.example/a", plainOptions],
  ["/a//pay.example/b", { ...plainOptions, checkoutUrl: "https://pay.example" }], ["/checkout?hc=A%2Cb", plainOptions], ["/checkout?hc=A&x=1&hc=b", plainOptions], ["/checkout?hc=A&coupon=Z", { ...plainOptions, codes: [] }],
  ["/checkout?hc=A,OLD", { ...plainOptions, codes: ["NEW"], replaced: ["old"] }], ["/checkout?couponCode=A&coupon=B", { ...plainOptions, policy: { ...POLICY, oldStrategy: true } }], ["/checkout?x=1&coupon=B", { ...plainOptions, policy: { ...POLICY, oldStrategy: true } }],
  ["/checkout?bundleCoupon=X", { ...plainOptions, bundleCoupon: "Y" }], ["/checkout?bundleCoupon=X", { ...plainOptions, bundleCoupon: null }], ["/checkout", null], ["/checkout", { codes: ["A"] }], ["/checkout?x=%7e&&y", plainOptions],
  ["/pricing/?a=1#top", plainOptions], ["/pricing/?hc=A", plainOptions], ["/pricing/?couponCode=A", { ...plainOptions, pageUrl: "/?ocs=0" }], ["/pricing/", { ...plainOptions, codes: [] }], ["/checkout?productId=1&courseId=2&state=UT", { ...plainOptions, productIds: ["7"], courseIds: ["c"], state: "TX" }],
]; // prettier-ignore
const order = fc
  .tuple(
    linkOptions,
    fc.record(
      {
        productIds: fc.constantFrom<unknown[]>(["7"], ["7", "9"], ["7", "7", " 9 "], ["7,9"], [], null),
        courseIds: fc.constantFrom<unknown[]>(["c-1"], ["c-1", "C-1"], [], null),
        state: fc.constantFrom<unknown[]>("TX", " TX ", "New York", "", null, 5),
      },
      { requiredKeys: ["productIds"] },
    ),
  )
  .map(([options, facts]) => ({ ...(options as object), ...facts }));

const isPlain = (rule: Rule) => (): Rule => rule;
const linkRule = (answer: Json, [given]: readonly unknown[]): Rule =>
  answer === given
    ? ["a link that does not lead to the checkout, says it already or is malformed stays as it is", "CP-013"]
    : ["all codes comma-joined under one parameter, other coupon parameters removed", "CP-014"];

export const couponsSpecs: readonly Spec[] = [
  {
    function: "splitCodes",
    draws: 60,
    inputs: fc.tuple(lists),
    examples: [["A, ,b"], [" SAVE10, ,CRO5 "], [["a,b", "c"]], [[["a"]]]],
    rule: isPlain(["codes are split at commas, trimmed, blanks dropped", "CP-003"]),
  },
  {
    function: "uniqueCodes",
    draws: 90,
    inputs: fc.array(lists, { maxLength: 3 }),
    examples: [
      ["ß", "SS"],
      ["SAVE10", ["save10", "CRO5"]],
      ["a", "A "],
    ],
    rule: isPlain(["each code once, whatever its case, in its first spelling", "CP-005"]),
  },
  {
    function: "couponCategory",
    draws: 30,
    inputs: fc.tuple(fc.constantFrom("strike", "OFFER", "x")),
    examples: ["STRIKETHROUGH", "OFFER", "CRO", "SITESALE", "AFFILIATE", "AMBASSADOR", "CAMPAIGN", "EMAILCAPTURE"]
      .flatMap((name) => [[name], [`x-${name.toLowerCase()}-26`], [`${name}OFFER`], [`CRO${name}`]])
      .concat([["AB"], ["ABC"], ["ABCD"], [" AB "], [""], [" "], ["   A   "], ["ABCDE"]]),
    rule: isPlain(["the first campaign that a code names; else COMMON up to 3 characters", "CP-007"]),
  },
  {
    function: "collectCoupons",
    draws: 70,
    inputs: fc.tuple(sources, loosePolicy),
    examples: MANY,
    rule: isPlain(["the codes of every source, each list split and without repetitions", "CP-009"]),
  },
  {
    function: "couponCodes",
    draws: 40,
    inputs: fc.tuple(fc.tuple(sources, policy).map(([from, how]) => call("collectCoupons", from, how))),
    examples: [[null], [{}]],
    rule: isPlain(["banner, email, address, builder, product, each code once", "CP-008"]),
  },
  {
    function: "checkoutCodes",
    draws: 90,
    inputs: fc.tuple(sources, now, loosePolicy),
    examples: MANY.map(withNow("2026-11-27T12:00:00.000Z")),
    rule: (answer) =>
      (member(answer, "replaced") as readonly Json[]).length > 0
        ? ["a running promotion takes the place of the sale coupon", "CP-017"]
        : ["the codes of a checkout link", "CP-008"],
  },
  {
    function: "applyPromoOverride",
    draws: 55,
    inputs: fc.tuple(
      sources.map((from) => call("collectCoupons", from)),
      fc.option(override),
      now,
    ),
    rule: (answer) =>
      (member(answer, "replaced") as readonly Json[]).length > 0
        ? ["a running promotion takes the place of the sale coupon", "CP-017"]
        : ["outside of its window an override changes nothing", "CP-017"],
  },
  {
    function: "isOverrideActive",
    draws: 60,
    inputs: fc.tuple(fc.option(override), now),
    rule: isPlain(["an override with a code acts inside its dates, open on a side without one", "CP-017"]),
  },
  {
    function: "overrideWindow",
    draws: 40,
    inputs: fc.tuple(override, now, fc.constantFrom("America/Chicago", "UTC", "Nowhere/Zone")),
    examples: [
      [{ code: "A" }, "2026-11-27T03:00:00.000Z", "America/Chicago"],
      [{ code: "A", starts: null, ends: "2026-11-27T03:00:00.000Z" }, "2026-11-27T03:00:00.000Z", "UTC"],
    ],
    rule: isPlain(["without dates the whole day around now in the zone", "CP-018"]),
  },
  {
    function: "builderOverride",
    draws: 1,
    inputs: fc.constant([null]),
    examples: [
      [[]],
      [[{ productCouponOverride: "A, b,a" }]],
      [[{ productCouponOverride: " " }]],
      [[{}]],
      [[null]],
      [[{ productCouponOverride: null }, { productCouponOverride: "B" }]],
    ],
    rule: isPlain(["the override of the first builder category", "CP-032"]),
  },
  {
    function: "bannerCoupon",
    draws: 12,
    inputs: lists.map((list) => [{ $returns: list }]),
    examples: [
      [{ $throws: "no route" }],
      [{ $throws: "" }],
      [{ $returns: "A, b,a" }],
      [{ $returns: null }],
      [{ $returns: " " }],
      [null],
    ],
    rule: isPlain(["the banner's coupon, or the documented code where route data cannot be read", "CP-033"]),
  },
  {
    function: "couponNotice",
    draws: 30,
    inputs: fc.tuple(lists, fc.constantFrom<unknown[]>(true, false, null)),
    examples: [["A", false, { emailed: "Yes", "emailed.no-effect": "No" }]],
    rule: isPlain(["“Coupon Applied!” with an emailed coupon or one of an event", "CP-024"]),
  },
  {
    function: "explainAnswer",
    draws: 60,
    inputs: fc.tuple(
      fc.array(fc.constantFrom("A", "a", "B", "C"), { maxLength: 3 }),
      fc.option(
        fc.record({
          counted: fc.constantFrom("B", "b", "Z", null),
          refused: fc.array(
            fc.record({
              code: fc.constantFrom("A", "C"),
              reason: fc.constantFrom("unknown-to-commerce", "expired", "not-yet", "not-this-product"),
            }),
            { maxLength: 2 },
          ),
        }),
      ),
    ),
    examples: [
      [
        ["A", "B"],
        { counted: "A" },
        { "answer.counts": "{code}!", "answer.replaced-by-better": "{code} < {counted} {x}" },
      ],
      ["A", null, { "answer.none": "{code}?" }],
      ["A", { counted: null }, null],
    ],
    rule: () => ["commerce says which code counts, and why another does not", "CP-024"],
  },
  {
    function: "fillText",
    draws: 1,
    inputs: fc.constant(["", {}]),
    examples: [
      ["Coupon {code} applied.", { code: "SALE20" }],
      ["{a}{b}{a}", { a: 1, b: null }],
      ["{ a } {a-b} {a", { a: 1 }],
      [null, {}],
    ],
    rule: isPlain(["a text of a catalog with its names filled in", null]),
  },
  {
    function: "codeReason",
    draws: 60,
    inputs: fc.tuple(
      code,
      fc.record(
        {
          counted: lists,
          refused: fc.constantFrom<unknown[]>(
            null,
            [{ code: "own", reason: "expired" }],
            [null, { code: " CRO5 ", reason: "unknown-to-commerce" }],
            "x",
          ),
        },
        { requiredKeys: ["counted"] },
      ),
    ),
    examples: [
      ...["unknown-to-commerce", "expired", "not-yet", "not-this-product"].map((reason) => [
        "OWN",
        {
          counted: "A",
          refused: [
            { code: "Z", reason: "not-yet" },
            { code: "own", reason },
          ],
        },
      ]),
      ["OWN", { counted: "A" }],
      ["OWN", { counted: null }],
      ["OWN", { counted: " own " }],
      ["OWN", null],
      [null, { counted: "A" }],
      ["", { counted: "" }],
    ],
    rule: isPlain([
      "a code counts where commerce took it; else what commerce says, another code or no effect",
      "CP-024",
    ]),
  },
  { function: "checkoutLink", draws: 150, inputs: fc.tuple(link, linkOptions), examples: linkExamples, rule: linkRule },
  {
    function: "linkCodes",
    draws: 60,
    inputs: fc.tuple(link, linkOptions),
    examples: linkExamples.slice(0, 50),
    rule: isPlain(["the codes that a visitor who follows the link pays with", "CP-013"]),
  },
  {
    function: "withCoupon",
    draws: 100,
    inputs: fc.tuple(link, linkOptions),
    examples: linkExamples,
    rule: isPlain(["internal links get the coupon parameter where it is absent", "CP-015"]),
  },
  {
    function: "buildCheckoutUrl",
    draws: 90,
    inputs: fc.tuple(link, order),
    examples: linkExamples.slice(-20),
    rule: isPlain(["products, courses, coupons, bundle coupon and state of an order", "CP-019"]),
  },
  {
    function: "couponParameter",
    draws: 50,
    inputs: fc.tuple(link, loosePolicy, fc.constantFrom<unknown[]>("/", "/?ocs=0", "/?ocs=1", "/?OCS=0", null)),
    examples: [
      ["/checkout?coupon=A&couponCode=B", { ...POLICY, oldStrategy: true }, "/"],
      ["/checkout?couponCode=B", { ...POLICY, oldStrategy: true }, "/"],
      ["/checkout", POLICY, "/?ocs=0"],
    ],
    rule: isPlain(["the brand's parameter, or an old name with the old strategy", "CP-021"]),
  },
  {
    function: "isCheckoutLink",
    draws: 50,
    inputs: fc.tuple(
      link,
      fc.constantFrom<unknown[]>("https://pay.example", "//pay.example/x", "pay.example", "", null),
    ),
    examples: [...brokenLinks, "/a//pay.example/b"].map((one) => [one, "https://pay.example"]),
    rule: isPlain(["host or path say “checkout”, or the host is the checkout's own", "CP-013"]),
  },
  {
    function: "isOnCheckoutHost",
    draws: 30,
    inputs: fc.tuple(
      link,
      fc.constantFrom<unknown[]>("https://pay.example", "//PAY.example/x", "pay.example", "", null),
    ),
    examples: [...brokenLinks, "/a//pay.example/b"].map((one) => [one, "https://pay.example"]),
    rule: isPlain(["a link that begins with the checkout's host", "CP-013"]),
  },
  {
    function: "isCouponParameter",
    draws: 1,
    inputs: fc.constant(["hc"]),
    examples: [
      "hc",
      "vc",
      "couponCode",
      "channel",
      "crohc",
      "coupon",
      "couponAmbassadorRSA",
      "couponAmbassador",
      "c",
      "HC",
      "x",
      "",
      "deal",
      "sale",
    ].flatMap((name) => [[name], [name, { cdiParam: "deal", salesParam: "sale", oldStrategy: false }], [name, null]]),
    rule: isPlain(["the names that carry a coupon, a brand's own two included", "CP-010"]),
  },
  {
    function: "explainCoupons",
    draws: 22,
    inputs: fc.tuple(
      sources,
      now,
      fc.record(
        {
          policy: loosePolicy,
          keepsEmailed: fc.boolean(),
          isEmailedExpired: fc.boolean(),
          link,
          answer: fc.constantFrom<unknown[]>(
            null,
            { counted: "SAVE10" },
            {
              counted: null,
              refused: [
                { code: "own", reason: "not-this-product" },
                { code: "cro5", reason: "expired" },
              ],
            },
          ),
        },
        { requiredKeys: [] },
      ),
    ),
    examples: [
      ...["unknown-to-commerce", "expired", "not-yet", "not-this-product"].map((reason) => [
        { url: "/?hc=A,B", globalBanner: "C" },
        "2026-11-27T12:00:00.000Z",
        { answer: { counted: "B", refused: [{ code: "a", reason }] } },
      ]),
      [{ url: "/?hc=A" }, "2026-11-27T12:00:00.000Z", { answer: { counted: [] } }],
      [
        { url: "/?hc=A", globalBanner: "a" },
        "2026-11-27T12:00:00.000Z",
        {
          texts: {
            duplicate: "{code}",
            "duplicate.spelled": "{code} {spelled} {first}",
            "place.globalBanner": "Banner",
          },
        },
      ],
      [{ url: "/", globalBanner: "S", override: { code: "P,Q" } }, "2026-11-27T12:00:00.000Z"],
      ...MANY.map(withNow("2026-11-27T12:00:00.000Z")),
      ...[
        [null, null],
        ["2026-11-27T02:00:00.000Z", "2026-11-27T01:00:00.000Z"],
        ["2026-11-27T02:00:00.000Z", "2026-11-27T02:00:00.000Z"],
        ["2026-11-27T13:00:00.000Z", null],
        [null, "2026-11-27T12:00:00.000Z"],
        ["2026-11-27T12:00:00.000Z", null],
      ].map(([starts, ends]): readonly unknown[] => [
        { url: "/", globalBanner: "S,p", override: { code: "P", starts: starts ?? null, ends: ends ?? null } },
        "2026-11-27T12:00:00.000Z",
        { link: "/checkout?hc=S,OWN&vc=X" },
      ]),
    ],
    rule: isPlain(["what became of every candidate code, and why", "CP-008"]),
  },
  ...momentSpecs,
];
