import { describe, expect, test } from "vitest";
import { AUDIT_RULES, type Rule } from "../finding/finding.ts";
import {
  type ExampleSite,
  exampleContent,
  exampleBrand,
  blocks,
  exampleSite,
  SISTER,
} from "../testing/example-site.ts";
import { readSite } from "../reading/read-site.ts";
import { cents, createQuote, type QuoteFacts } from "@courseway/pricing";
import type { PriceBook } from "../prices/price-book.ts";
import { auditFindings, type AuditKnowledge } from "./audit.ts";
import { type ConfirmedClaims, readClaims, writeClaims } from "./claims/claims-file.ts";
import { listClaims } from "./claims/claims.ts";
import { readFacts } from "./claims/facts.ts";
import { linkedPaths } from "./links-file.ts";

interface Setup extends ExampleSite {
  readonly sister?: ExampleSite;
  readonly knowledge?: Partial<AuditKnowledge>;
}

async function audit({ sister, knowledge, ...site }: Setup) {
  const sites = [await exampleSite(site)];
  if (sister !== undefined) sites.push(await exampleSite({ ...sister, brand: SISTER }));
  return auditFindings(sites, { externalHosts: [], chromePaths: new Map(), ...knowledge });
}

const words = (content: string, slug = "home") => ({
  slug,
  blocks: [["layout", { layoutTitle: "Title", layoutContent: content }] as const],
});
const linking = (href: string) => words(`<p><a href="${href}">Read on</a></p>`);
const other = { slug: "real-estate--texas" };
const picture = (changes: object) => ({
  pages: [
    {
      slug: "home",
      blocks: [
        [
          "layout",
          {
            layoutTitle: "Title",
            image: [
              {
                url: "https://img.example/a.jpg",
                alt: "A desk",
                width: 1200,
                height: 800,
                mimeType: "image/jpeg",
                ...changes,
              },
            ],
          },
        ] as const,
      ],
    },
  ],
});
const hero = (sectionTitle: string, more: object = {}) =>
  ["topSectionWysiwyg", { sectionTitle, sectionContent: "Words", ...more }] as const;
const slide = (more: object) =>
  ["sliderCard", { slidesCards: [{ typeHandle: "slideCard", slideContent: "Words", ...more }] }] as const;
const menu = (...paths: readonly string[]) => ({ chromePaths: new Map([["ace", paths]]) });

/** The price book of these tests, in cents. */
const priceBook = (products: Readonly<Record<string, Partial<QuoteFacts>>>): PriceBook => ({
  isKnown: true,
  products: Object.keys(products).map((id) => [id]),
  quote: ([id = ""], codes) => {
    const facts = products[id];
    if (facts === undefined) return null;
    const quote = createQuote({ productIds: [id], originalPrice: 10_000, ...facts });
    return codes.includes("SAVE20")
      ? { ...quote, discountPrice: cents(8000), discountType: "PERCENT", offPercent: 20 }
      : quote;
  },
});

const sold = (id: string) => ({ title: `Course ${id}`, xgritProductId: id });
/** A text next to one product, or above several. */
const selling = (content: string, first: string, ...others: readonly string[]) => ({
  slug: "home",
  blocks: [
    hero("Title", { sectionContent: content, ...(others.length === 0 ? { product: [sold(first)] } : {}) }),
    ...(others.length === 0 ? [] : [first, ...others]).map((id) => hero("", { product: [sold(id)] })),
  ],
});
const priced = (products: Parameters<typeof priceBook>[0] = { p1: {} }, list?: ConfirmedClaims) => ({
  prices: new Map([["ace", priceBook(products)]]),
  ...(list === undefined ? {} : { confirmed: new Map([["ace", list]]) }),
});

/** Builds the list that confirms what a site promises next to these prices. */
async function buildConfirmed(site: ExampleSite, products?: Parameters<typeof priceBook>[0]): Promise<ConfirmedClaims> {
  const reading = { site: await exampleSite(site), prices: priceBook(products ?? { p1: {} }) };
  return readClaims(writeClaims(listClaims(reading), readFacts(reading)), "claims.json");
}

const reviewed = (more: object) => ({
  slug: "home",
  blocks: [
    [
      "reviews",
      {
        reviewType: "cards",
        reviewList: [
          { typeHandle: "review", reviewText: "I passed.", reviewerName: "Rob D.", reviewRating: 5, ...more },
        ],
      },
    ] as const,
  ],
});

const FREE = { pages: [selling("<p>The first lesson is free.</p>", "p1")] };
const OPEN_LIST = await buildConfirmed({ pages: [selling("Words", "p1")] });
const FREE_LIST = await buildConfirmed(FREE);

const CASES: readonly (readonly [Rule, string, Setup, Setup])[] = [
  [
    "link-broken",
    "a link to no page",
    { pages: [linking("/real-estate/texs/"), other] },
    { pages: [linking("/real-estate/texas/?hc=A#top"), other] },
  ],
  [
    "link-broken",
    "a link to another brand's missing page",
    { pages: [linking("https://www.dec.example/permit/")], sister: { pages: [{ slug: "home" }] } },
    { pages: [linking("https://www.dec.example/permit/")], sister: { pages: [{ slug: "permit" }] } },
  ],
  [
    "link-broken",
    "a link to a page that is gone, but not to one that moved",
    { pages: [linking("/old/")], redirects: [{ redirectFrom: "/old/", redirectKind: "gone" }] },
    { pages: [linking("/old/")], redirects: [{ redirectFrom: "/old/", redirectTo: "/", redirectKind: "permanent" }] },
  ],
  [
    "link-broken",
    "a redirect to no page, but not one to the checkout",
    { redirects: [{ redirectFrom: "/old/", redirectTo: "/nowhere/" }] },
    { redirects: [{ redirectFrom: "/old/", redirectTo: "https://checkout.ace.example/checkout/?productId=1" }] },
  ],
  [
    "link-outside",
    "a link to a host that nobody allowed",
    { pages: [linking("https://elsewhere.example/a")] },
    { pages: [linking("https://sub.elsewhere.example/a")], knowledge: { externalHosts: ["*.elsewhere.example"] } },
  ],
  [
    "link-outside",
    "such a link, but neither mail, sign-in nor a sister's site",
    { pages: [linking("https://account.elsewhere.example/in/")] },
    {
      pages: [
        linking("mailto:a@b.example"),
        linking("https://account.ace.example/sign-in/"),
        linking("https://www.dec.example/a/"),
      ],
    },
  ],
  [
    "page-orphan",
    "a page that nothing leads to, but not one of the menu",
    { pages: [words("Words"), other], knowledge: menu("/") },
    { pages: [words("Words"), other], knowledge: menu("/real-estate/texas/") },
  ],
  [
    "page-orphan",
    "a page that only itself links to, but not one for campaigns",
    { pages: [words("Words"), { ...linking("/alone/"), slug: "alone" }], knowledge: menu() },
    { pages: [words("Words"), { ...linking("/alone/"), slug: "alone", seo: { noindex: true } }], knowledge: menu() },
  ],
  [
    "description-missing",
    "a page without a description, but not one that no search engine has",
    { pages: [{ slug: "home", seo: { description: null } }] },
    { pages: [{ slug: "home", seo: { description: null, noindex: true } }] },
  ],
  [
    "description-long",
    "a description of which search results show a part",
    { pages: [{ slug: "home", seo: { description: "a".repeat(156) } }] },
    { pages: [{ slug: "home", seo: { description: "a".repeat(155) } }] },
  ],
  [
    "title-long",
    "a title of which search results show a part, but not one that no search engine has",
    { pages: [{ slug: "home", seo: { pageTitle: "a".repeat(61) } }] },
    {
      pages: [
        { slug: "home", seo: { pageTitle: "a".repeat(60) } },
        { slug: "b", seo: { pageTitle: "b".repeat(61), noindex: true } },
      ],
    },
  ],
  [
    "title-missing",
    "a page that nobody named",
    { pages: [{ slug: "home", seo: { pageTitle: null } }] },
    { pages: [{ slug: "home", seo: { pageTitle: null }, fields: { pageTitle: "Home" } }] },
  ],
  [
    "title-doubled",
    "two pages of one title",
    {
      pages: [
        { slug: "home", seo: { pageTitle: "Course" } },
        { slug: "b", seo: { pageTitle: "course " } },
      ],
    },
    {
      pages: [
        { slug: "home", seo: { pageTitle: "Course" } },
        { slug: "b", seo: { pageTitle: "Courses" } },
      ],
    },
  ],
  [
    "picture-without-text",
    "a picture of the library that says nothing",
    picture({ alt: " " }),
    picture({ alt: "A desk" }),
  ],
  [
    "picture-without-text",
    "a picture in words without alt, but not one that says it is decoration",
    { pages: [words('<img src="/a.png">')] },
    { pages: [words('<img src="/a.png" alt="">')] },
  ],
  [
    "picture-too-large",
    "a picture with more pixels than a screen, but no drawing",
    picture({ width: 4001, height: 100 }),
    picture({ width: 4001, height: 100, mimeType: "image/svg+xml" }),
  ],
  [
    "picture-too-small",
    "a picture with fewer pixels than its place, but no drawing",
    picture({ width: 533 }),
    picture({ width: 533, mimeType: "image/svg+xml" }),
  ],
  [
    "heading-second",
    "a second hero, but not a section below the first",
    { pages: [{ slug: "home", blocks: [hero("One"), hero("Two")] }] },
    { pages: [{ slug: "home", blocks: [hero("One"), hero(""), ["layout", { layoutTitle: "Two" }]] }] },
  ],
  [
    "heading-second",
    "an h1 in a text below a hero, but not the only one of a page",
    { pages: [{ slug: "home", blocks: [hero("One"), ["layout", { layoutContent: "<h1>Two</h1>" }]] }] },
    { pages: [words("<h1>One</h1>")] },
  ],
  [
    "heading-skipped",
    "a heading that leaves a level out, but not one that goes back up",
    { pages: [words("<h2>One</h2><h4>Two</h4>")] },
    { pages: [words("<h2>One</h2><h3>Two</h3><h4>Three</h4><h2>Four</h2>")] },
  ],
  [
    "heading-skipped",
    "a text that begins far below its block's heading",
    { pages: [words("<h5>One</h5>")] },
    { pages: [words("<h3>One</h3>")] },
  ],
  [
    "link-place",
    "a link to a place that is not on the page",
    { pages: [linking("#nosuch")] },
    { pages: [words('<p id="Such">Here</p><a href="#such">Read on</a><a href="#top">Up</a><a href="#">Open</a>')] },
  ],
  [
    "link-place",
    "a link to a place of another page, but not one that an anchor names there",
    { pages: [linking("/faq/#prices"), { slug: "faq" }] },
    { pages: [linking("/faq/#prices"), { slug: "faq", blocks: [["anchor", { anchorName: "#Prices" }]] }] },
  ],
  [
    "link-place",
    "an anchor button without its anchor",
    { pages: [{ slug: "home", blocks: [["anchorButton", { scrollTo: "exam day" }]] }] },
    {
      pages: [
        {
          slug: "home",
          blocks: [
            ["anchorButton", { scrollTo: "exam day" }],
            ["anchor", { anchorName: "exam-day" }],
          ],
        },
      ],
    },
  ],
  [
    "link-address",
    "mail to nobody",
    { pages: [linking("mailto:foo")] },
    {
      pages: [words('<a href="mailto:a@b.example,c@d.example?subject=x">Us</a><a href="mailto:?subject=x">Share</a>')],
    },
  ],
  [
    "link-address",
    "a telephone without a number",
    { pages: [linking("tel:office")] },
    { pages: [linking("tel:(512) 555-0100")] },
  ],
  [
    "link-without-words",
    "a link around nothing, but not one around a picture with words",
    { pages: [words('<p>Read <a href="/"> <img src="/a.png" alt=""></a></p>')] },
    {
      pages: [
        words(
          '<a href="/"><img src="/a.png" alt="A desk"></a><a href="/" aria-label="Home"><i></i></a><a href="/">Go</a>',
        ),
      ],
    },
  ],
  [
    "picture-text-is-file",
    "a picture whose words are its file's name",
    picture({ url: "https://img.example/hero-banner_2.jpg", alt: "hero-banner_2" }),
    picture({ url: "https://img.example/arizona.jpg", alt: "Arizona" }),
  ],
  [
    "picture-text-is-file",
    "a picture in words that says IMG_0042.JPG",
    { pages: [words('<img src="/a.png" alt="IMG_0042.JPG">')] },
    { pages: [words('<img src="/a.png" alt="Open a PDF or .png file">')] },
  ],
  [
    "link-expires",
    "a link to a page that its own date will take away",
    { pages: [linking("/sale/"), { slug: "sale", fields: { expiryDate: "2026-12-01T00:00:00-06:00" } }] },
    { pages: [linking("/sale/"), { slug: "sale" }] },
  ],
  [
    "button-without-link",
    "a button with a label and no link, but not one that sells a product",
    { pages: [{ slug: "home", blocks: [["learnMore", { learnMoreContent: "Words", ctaLabel: "Read it" }]] }] },
    {
      pages: [
        {
          slug: "home",
          blocks: [
            ["learnMore", { learnMoreContent: "Words", ctaLabel: "Read it", ctaLink: "/" }],
            ["learnMore", { learnMoreContent: "Words" }],
            ["topSectionWysiwyg", { ctaLabel: "Enroll", product: [{ title: "Course", xgritProductId: "p1" }] }],
          ],
        },
      ],
    },
  ],
  [
    "button-without-link",
    "such a button in a row of a slider",
    { pages: [{ slug: "home", blocks: [slide({ slideButtonLabel: "Go" })] }] },
    { pages: [{ slug: "home", blocks: [slide({ slideButtonLabel: "Go", slideButtonLink: "/" })] }] },
  ],
  [
    "redirect-loop",
    "a redirect to itself",
    { redirects: [{ redirectFrom: "/old", redirectTo: "https://www.ace.example/old/?a=b" }] },
    { redirects: [{ redirectFrom: "/old", redirectTo: "https://www.dec.example/old/" }] },
  ],
  [
    "redirect-loop",
    "redirects in a round",
    {
      redirects: [
        { redirectFrom: "/a/", redirectTo: "/b/" },
        { redirectFrom: "/b/", redirectTo: "/a/" },
      ],
    },
    {
      pages: [{ slug: "home" }],
      redirects: [
        { redirectFrom: "/a/", redirectTo: "/b/" },
        { redirectFrom: "/b/", redirectTo: "/" },
      ],
    },
  ],
  [
    "code-not-given",
    "a code in words that nothing gives, but not one of a banner, a product or a link",
    { pages: [words("<p>Use code SPRING30 at the checkout.</p>")] },
    {
      sets: { headerPromoBanner: { promotionText: "Sale", coupon: "sale20", showHidePromoBanner: true } },
      pages: [
        words(
          'Use code SALE20. Coupon: OWN5. <a href="/?hc=LINK1">Promo code LINK1</a>. Your ZIP code TX750. A CODE REQUIRED.',
        ),
        { slug: "b", blocks: [hero("Title", { product: [{ title: "C", xgritProductId: "p", xgritCoupon: "OWN5" }] })] },
      ],
    },
  ],
  [
    "code-not-given",
    "a code that only its look gives away, but not a road or a word",
    { pages: [words("<p>Save $20 with SUMMER99 at the checkout.</p>")] },
    { pages: [words("<p>Take it with I95 behind you. Use your hours.</p>")] },
  ],
  [
    "promise-denied",
    "no fee beside a fee, but not beside a price that has none",
    { pages: [selling("<p>No hidden fees, ever.</p>", "p1")], knowledge: priced({ p1: { productFees: 995 } }) },
    { pages: [selling("<p>No hidden fees, ever.</p>", "p1")], knowledge: priced({ p1: {}, p2: { productFees: 995 } }) },
  ],
  [
    "promise-denied",
    "one price over two, but not over two products of one price",
    {
      pages: [selling("<p>One price. Three lessons.</p>", "p1", "p2")],
      knowledge: priced({ p1: {}, p2: { originalPrice: 12_000 } }),
    },
    { pages: [selling("<p>One price. Three lessons.</p>", "p1", "p2")], knowledge: priced({ p1: {}, p2: {} }) },
  ],
  [
    "promise-denied",
    "no sale of data by a brand that shares until somebody opts out, but not by one that begins with no",
    { pages: [words("We never sell your data.")], knowledge: priced() },
    { pages: [words("We never sell your data.")], brand: { optsOutByDefault: true }, knowledge: priced() },
  ],
  [
    "saving-differs",
    "dollars that a code does not take off, but those that it does and what an insurer takes off",
    {
      sets: { headerPromoBanner: { promotionText: "Sale", coupon: "SAVE20", showHidePromoBanner: true } },
      pages: [selling("<p>Save $50 with code SAVE20.</p>", "p1")],
      knowledge: priced(),
    },
    {
      sets: { headerPromoBanner: { promotionText: "Sale", coupon: "SAVE20", showHidePromoBanner: true } },
      pages: [selling("<p>Save $20 with code SAVE20. Drivers save $300 a year on insurance.</p>", "p1")],
      knowledge: priced(),
    },
  ],
  [
    "saving-differs",
    "more dollars off than the list price allows, but as many",
    {
      pages: [selling("<p>Save up to $31 on your course.</p>", "p1")],
      knowledge: priced({ p1: { maxPrice: 13_000 } }),
    },
    {
      pages: [selling("<p>Save up to $30 on your course.</p>", "p1")],
      knowledge: priced({ p1: { maxPrice: 13_000 } }),
    },
  ],
  [
    "claim-open",
    "a promise that nobody confirmed, but neither a confirmed one, a question nor a label",
    { ...FREE, knowledge: priced({ p1: {} }, OPEN_LIST) },
    { pages: [selling("<p>Is it free? What’s included</p>", "p1")], knowledge: priced({ p1: {} }, OPEN_LIST) },
  ],
  [
    "claim-changed",
    "a promise whose price changed, but not one beside the price at which it was confirmed",
    { ...FREE, knowledge: priced({ p1: { originalPrice: 12_000 } }, FREE_LIST) },
    { ...FREE, knowledge: priced({ p1: {} }, FREE_LIST) },
  ],
  [
    "claim-changed",
    "a promise whose block now sells something else or says something else",
    {
      pages: [selling("<p>The first lesson is free. Live classes cost extra.</p>", "p1")],
      knowledge: priced({ p1: {} }, FREE_LIST),
    },
    { ...FREE, knowledge: priced({ p1: {}, p2: { originalPrice: 1 } }, FREE_LIST) },
  ],
  [
    "claim-gone",
    "a confirmed promise that was taken out, but not one that stands",
    { pages: [selling("Words", "p1")], knowledge: priced({ p1: {} }, FREE_LIST) },
    { ...FREE, knowledge: priced({ p1: {} }, FREE_LIST) },
  ],
  [
    "stand-in",
    "a review that is marked as a sample, but not a real one",
    { pages: [reviewed({ isSample: true })], knowledge: { launch: new Map() } },
    { pages: [reviewed({})], knowledge: { launch: new Map() } },
  ],
  [
    "stand-in",
    "the block's own reviews, but only where a brand is to go live",
    { pages: [{ slug: "home", blocks: [["reviews", { reviewType: "cards" }]] }], knowledge: { launch: new Map() } },
    { pages: [{ slug: "home", blocks: [["reviews", { reviewType: "cards" }]] }] },
  ],
  [
    "stand-in",
    "a number that nobody has, but not one that somebody may have",
    { pages: [words("Call (602) 555-0129.")], knowledge: { launch: new Map() } },
    { pages: [words("Call (602) 555-2129, license 10001.")], knowledge: { launch: new Map() } },
  ],
  [
    "block-unreadable",
    "a block that nobody registered",
    { pages: [{ slug: "home", blocks: [["layuot", {}]] }] },
    { pages: [{ slug: "home", blocks: [["layout", { layoutTitle: "Title" }]] }] },
  ],
  [
    "block-empty",
    "a block in which nothing was written",
    { pages: [{ slug: "home", blocks: [["layout", {}]] }] },
    { pages: [{ slug: "home", blocks: [["layout", { layoutTitle: "Title" }]] }] },
  ],
  [
    "block-empty",
    "a block whose own view says so",
    { pages: [words("Over")], knowledge: { showsNothing: new Map([["ace", () => true]]) } },
    { pages: [words("Over")], knowledge: { showsNothing: new Map([["ace", () => false]]) } },
  ],
];

describe("a finding of the audit", () => {
  test.each(CASES)("%s: %s, and its neighbor raises none", async (rule, _, raising, neighbor) => {
    const listRules = async (setup: Setup) => (await audit(setup)).map((one) => one.rule);

    expect(await listRules(raising)).toContain(rule);
    expect(await listRules(neighbor)).not.toContain(rule);
  });

  test("has a fixture for every rule there is", () => {
    expect(AUDIT_RULES.filter((rule) => !CASES.some(([known]) => known === rule))).toEqual([]);
  });

  test("names the page that a broken link most likely means", async () => {
    const [found] = await audit({ pages: [linking("/real-estate/texs/"), other] });

    expect(found).toMatchObject({
      key: "ace link-broken /#layout /real-estate/texs/",
      place: { path: "/", part: "1 layout", field: "layoutContent" },
      advice: "Correct the link; /real-estate/texas/ may be meant.",
    });
  });

  test("is one for a page that cannot be read, and the pages beside it are read all the same", async () => {
    const content = exampleContent({ pages: [{ slug: "home" }, { slug: "a" }] }, ["bad"]);
    const site = await readSite({ brand: exampleBrand(), blocks, content });
    const found = auditFindings([site], { externalHosts: [], chromePaths: new Map() });

    expect(site.pages.map(({ path }) => path)).toEqual(["/", "/a/"]);
    expect(found).toMatchObject([{ rule: "page-unread", severity: "error", place: { path: "/bad/" } }]);
  });
});

test("a link and a menu that lead to a page which will have expired are told, with the day", async () => {
  const found = await audit({
    pages: [
      words('<a href="/sale/">The sale</a> <a href="/stays/">Stays</a>'),
      { slug: "sale", fields: { expiryDate: "2026-12-01T00:00:30-06:00" } },
      { slug: "stays" },
    ],
    knowledge: { chromePaths: new Map([["ace", ["/sale/", "/stays/"]]]) },
  });
  const expiring = found.filter(({ rule }) => rule === "link-expires");
  expect(expiring.map(({ place }) => place.path ?? place.part)).toEqual(["/", "header or footer"]);
  for (const { message } of expiring) expect(message).toMatch(/expires Dec 1, 2026, 12:00 AM CST/);
});

test("a fault is said once, whichever rules it might meet", async () => {
  const found = await audit({
    pages: [
      words(
        '<h2>One</h2><h4>Two</h4><a href="#nosuch">There</a><a href="mailto:foo">Us</a><a href="mailto:foo">Us</a>',
      ),
      { slug: "b", blocks: [["learnMore", { learnMoreContent: "Words", ctaLabel: "Read it" }]] },
    ],
    redirects: [
      { redirectFrom: "/c/", redirectTo: "/d/" },
      { redirectFrom: "/d/", redirectTo: "/c/" },
    ],
  });
  expect(found.map(({ rule, place }) => `${rule} ${place.path ?? place.part}`).toSorted()).toEqual([
    "button-without-link /b/",
    "heading-skipped /",
    "link-address /",
    "link-place /",
    "redirect-loop redirects",
  ]);
});

test("a site of many pages is read some dozens at a time, and says how far it is", async () => {
  const pages = Array.from({ length: 90 }, (_, at) => ({ slug: `page-${at}` }));
  const content = exampleContent({ pages });
  const steps: string[] = [];
  const onProgress = (read: number, of: number) => void steps.push(`${read} of ${of}`);
  const site = await readSite({ brand: exampleBrand(), blocks, content, onProgress });

  expect(site.pages).toHaveLength(90);
  expect(content.calls.map((slugs) => slugs.length)).toEqual([40, 40, 10]);
  expect(steps).toEqual(["40 of 90", "80 of 90", "90 of 90"]);
});

test("a list of links says where rendered pages lead, without a page's links to itself", () => {
  const file = `# Links of ACE

## Pages: block, link → where it leads nobody in particular

/
  header and footer
    Ace, home → /
    Texas → /texas/?a=b
    Sign In → https://account.example/

/texas/
  1 layout
    Back → /

## Targets: where each leads the others, where that is elsewhere
/checkout/
    ?hc=: /other/
`;
  expect(linkedPaths(file)).toEqual(["/texas/", "/"]);
});

test("a changed promise says what has changed beside it since it was confirmed", async () => {
  const site = { pages: [selling("<p>The first lesson is free.</p>", "p2", "p1")] };
  const knowledge = priced({ p1: { productFees: 500 }, p2: {} }, FREE_LIST);
  const [found] = await audit({ ...site, knowledge });

  expect(found).toMatchObject({ rule: "claim-changed", severity: "error", place: { path: "/" } });
  expect(found?.message).toBe(
    "“The first lesson is free.” was confirmed, and since then price p1 was “$100” and is “$100 + $5 fees”; price p2 stands there now ($100); the words around it were changed.",
  );
});

test("what search results show of a page is a promise too", async () => {
  const pages = [
    { slug: "home", seo: { description: "No extra fees." }, blocks: [hero("T", { product: [sold("p1")] })] },
  ];
  const found = await audit({ pages, knowledge: priced({ p1: { productFees: 1 } }) });

  expect(found.map(({ rule, place }) => `${rule} ${place.part}`)).toEqual(["promise-denied seoContent"]);
});

test("a broken list of promises says where it is wrong and how to write it again", () => {
  expect(() => readClaims('{"facts":{},"claims":[{"sentence":"Free"}]}', "claims.json")).toThrow(
    /^claims\.json is no list of confirmed claims:.*pages.*courseway-audit --confirm/su,
  );
});

test("stand-ins in an app's own files are found with their lines; comments are ignored", async () => {
  const text =
    'phone: "(602) 555-0129",\n// 555-0130\nnumber: "School S00-0000,",\nwriteKey: "sample-ace",\nurl: "https://azre.gov/",';
  const launch = new Map([["ace", [{ name: "brand.ts", text }]]]);
  const found = await audit({ pages: [reviewed({})], knowledge: { launch } });

  expect(found.map(({ place, message }) => `${place.part}: ${message}`).toSorted()).toEqual([
    "brand.ts, line 1: “555-0129” is a phone number that is nobody’s.",
    "brand.ts, line 3: “S00-0000” is a number of zeros.",
    'brand.ts, line 4: “"sample-ace"” is what calls itself a sample.',
  ]);
});
