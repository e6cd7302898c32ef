import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type ServedSite, servedSite } from "./served-site.ts";

/** Noon in Chicago, the time zone of the test brand's dates. */
const NOW = Date.UTC(2026, 10, 21, 18);

const picture = (name: string) => [
  { url: `https://images.test.example/${name}.jpg`, alt: `The ${name}`, width: 720, height: 480 },
];
const page = (block: object, more: object = {}) => ({
  title: "Page",
  pageTitle: "Page",
  baseComponents: [block],
  ...more,
});

const topBundle = {
  typeHandle: "topBundle",
  topProductTitle: "All of Texas",
  topProductContent: "<p>The hours that the state asks for.</p>",
  topBundleTopRightContent: "<p>Above the picture</p>",
  topBundleBottomRightContent: "<p>Below the picture</p>",
  topProductImage: picture("road"),
  topProductSeal: picture("seal"),
  topProductWistiaVideoId: "film123",
  displayPrice: true,
  displayOfferTimer: true,
  buttonScrollLabel: "Compare packages",
  buttonScrollStyle: "secondary",
  buttonSize: "small",
  buttonAriaLabel: "Compare packages and their prices",
  buttonScrollTo: "packages",
  starRating: "4 from 1,200 students",
  imageAlignment: "left",
};

const layoutButton = {
  typeHandle: "button",
  buttonLink: "/courses/",
  buttonLabel: "See courses",
  buttonType: "tertiary",
  buttonSize: "large",
  buttonLinkNewTab: true,
  buttonLinkNofollow: true,
  buttonLinkAriaLabel: "See courses of your state",
  buttonCtaTag: "layout-courses",
};
const layout = {
  typeHandle: "layout",
  layoutTitle: "How it works",
  layoutContent: '<p>Read <a href="#" class="highlighted-text-modal-1">the terms</a>.</p>',
  image: picture("desk"),
  imageAlignment: "left",
  cardType: "horizontal",
  cardImage: picture("card"),
  cardContent: "<p>Back again?</p>",
  cardButtonLink: "/sign-in/",
  cardButtonLabel: "Sign in",
  cardButtonType: "secondary",
  cardButtonSize: "small",
  cardButtonLinkNewTab: true,
  cardButtonLinkNofollow: true,
  cardButtonLinkAriaLabel: "Sign in to your account",
  cardButtonCtaTag: "layout-card",
  buttons: [layoutButton],
  dropdown: [{ typeHandle: "dropdownItem", dropdownLabel: "Texas", dropdownLink: "/texas/" }],
  dropdownTopLabel: "Your state",
  dropdownPlaceholder: "Choose",
  productPickerTable: [{ state: "Utah", productName: "Renewal", productLink: "/utah/" }],
  layoutSplit: "60/40",
  hideStandaloneProductPicker: false,
  showTrustpilot: true,
  highlightedTextModal1: "<p>Our terms</p>",
  buttonLayout: "grid",
  buttonAlignment: "right",
};

const banner = {
  typeHandle: "graphicBanner",
  graphicBannerContent: "<p>Save this week</p>",
  image: picture("sale"),
  imageAligment: "left",
  promotionStartDateTime: "2026-11-20T00:00:00",
  promotionEndsDateTime: "2026-11-25T00:00:00",
  showHidePromoBanner: true,
  backgroundColor: "#123456",
  textColor: "#fedcba",
};

const EXAM = { title: "Exams", aceCategoryCode: "EXAM" };
const RULES = { title: "Rules", aceCategoryCode: "RULES" };

/** An article with its title, state and categories. */
const article = (title: string, pageState: string | null, blogCategories: readonly object[]) => ({
  title,
  pageTitle: title,
  pageState,
  blogCategories,
  blogSummary: `What ${title} says`,
  featuredEntryImage: picture(title),
  dateCreated: "2026-03-15T09:00:00-05:00",
  baseComponents: [],
});
const featured = { typeHandle: "featuredArticle", componentTitle: "Read next" };

const referral = {
  typeHandle: "ambassadorReferral",
  referralTitle: "Welcome",
  referralDropdown: [{ typeHandle: "dropdownItem", dropdownLabel: "Texas", dropdownLink: "/texas/" }],
};

/** A product with live classes. */
const live = { title: "Live course", xgritProductId: "course", webinarCourseIds: [{ courseid: "c1" }] };
const hero = (product: string) => ({
  typeHandle: "topSectionWysiwyg",
  sectionTitle: "Live",
  product,
  ctaLink: "#webinar-schedule",
});
const SESSIONS = [
  { courseid: "c1", sessionList: [{ title: "June", eventsList: [{ day: "Mon", time: "6 PM", eventId: "e1" }] }] },
];

const listing = { typeHandle: "entryListings", blogEntries: ["texas-exam"] };
const columns = {
  typeHandle: "multiColumn",
  componentTitle: "Three steps",
  tailwindClasses: "steps  cw-card wide",
  columnList: [{ typeHandle: "column", columnContent: "<p>One</p>" }],
};

const capture = { typeHandle: "emailCapture", showEmailCapture: true, coupon: "FALL15", percentage: 15 };

let site: ServedSite;
beforeAll(async () => {
  site = await servedSite({
    now: NOW,
    brand: { id: "ACE", trustpilotId: "test-reviews", email: { listId: 94171 }, vendors: { reviews: {} } },
    catalog: { course: { title: "Course", price: 449, courseId: "c1", filter: { app: "RE", type: "Texas" } } },
    content: {
      products: {
        course: { title: "Course", xgritProductId: "course" },
        online: { ...live, category: [{ aceCategoryCode: "RE", title: "Continuing Ed" }] },
        named: { ...live, webinarTitle: "Evenings in June", webinarContent: "<p>Two evenings</p>" },
      },
      globals: {
        featuredEntries: { featuredEntries: ["exam-day", "texas-rules", "texas-exam", "florida-exam"] },
        headerPromoBanner: {
          promotionText: "Fall offer",
          promotionLink: "/pricing/",
          coupon: "TAKE20",
          promotionEndsDateTime: "2026-11-30T00:00:00",
        },
      },
      pages: {
        "top-bundle": page(topBundle, { adobe: [{ productId: "course" }] }),
        layout: page(layout),
        "layout-words": page({ ...layout, layoutRightContent: "<p>More words</p>", hideStandaloneProductPicker: true }),
        banner: page(banner),
        "banner-right": page({ ...banner, imageAligment: null, imageAlignment: "right", promotionEndsDateTime: null }),
        "banner-later": page({ ...banner, promotionStartDateTime: "2026-11-22T00:00:00" }),
        "banner-off": page({ ...banner, showHidePromoBanner: false }),
        "exam-day": article("exam-day", null, [EXAM]),
        "texas-rules": article("texas-rules", "Texas", [RULES]),
        "texas-exam": article("texas-exam", "TX", [EXAM]),
        "florida-exam": article("florida-exam", "Florida", [EXAM]),
        "of-all": page(featured, { pageState: "default" }),
        "of-texas": page(featured, { pageState: "Texas" }),
        "of-exams": page(featured, { blogCategories: [EXAM] }),
        "of-texas-exams": page(featured, { pageState: "Texas", blogCategories: [EXAM] }),
        referral: page(referral),
        "referral-named": page({ ...referral, dropdownTitle: "Pick your state" }),
        capture: page(capture),
        online: page(hero("online")),
        named: page(hero("named")),
        listing: page(listing),
        columns: page(columns, { embedStyles: ".steps { letter-spacing: 0.1em }" }),
        reviews: page(
          { typeHandle: "trustpilot", trustpilotDisplayType: "productReview", showHideTrustpilot: true },
          { trustPilotSKU: "re-az-basic" },
        ),
        "content-assets--guide": page(referral),
        "content-assets-guide": page(referral),
      },
    },
  });
});
afterAll(() => site[Symbol.asyncDispose]());
beforeEach(() => {
  site.services.reset();
  vi.setSystemTime(NOW);
});

/** An element of a page, by its selector. */
const findElement = async (path: string, selector: string): Promise<Element> => {
  const part = (await site.page(path)).querySelector(selector);
  if (part === null) throw new Error(`${path} has no ${selector}.`);
  return part;
};
const listTexts = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map(({ textContent }) => textContent);
const listAttributes = (part: ParentNode, selector: string, names: readonly string[]) =>
  names.map((name) => part.querySelector(selector)?.getAttribute(name) ?? null);

test("the top of a page with bundles shows every field of its editor [BL-topBundle-001]", async () => {
  const top = await findElement("/top-bundle/", "main .cw-hero");
  expect(listTexts(top, "h1, .cw-prose, .cw-stars-caption, .cw-price-final, .cw-countdown-label")).toEqual([
    "All of Texas",
    "4 from 1,200 students",
    "The hours that the state asks for.",
    "now $359.20",
    "OFFER ENDS",
    "Above the picture",
    "Below the picture",
  ]);
  expect(listAttributes(top, ".cw-stars-row", ["aria-label"])).toEqual(["4 out of 5 stars"]);
  expect([...top.querySelectorAll("img")].map(({ alt, width, height }) => [alt, width, height])).toEqual([
    ["The seal", 80, 80],
    ["The road", 370, 242],
  ]);
  expect(top.getAttribute("data-aside-first")).toBe("true");
  const [button, film] = top.querySelectorAll<HTMLElement>("a.cw-button");
  expect([button?.textContent, button?.getAttribute("href"), { ...button?.dataset }, button?.ariaLabel]).toEqual([
    "Compare packages",
    "#packages",
    { style: "secondary", size: "small" },
    "Compare packages and their prices",
  ]);
  expect([film?.textContent, film?.getAttribute("href")]).toEqual([
    "Watch Overview",
    expect.stringMatching(/\/film123$/u),
  ]);
});

test("a layout shows every field of its editor [BL-layout-005]", async () => {
  const document = await site.page("/layout/");
  const split = document.querySelector<HTMLElement>("main .cw-layout");
  expect([split?.style.getPropertyValue("--cw-layout-tracks"), split?.dataset["pictureFirst"]]).toEqual([
    "60fr 40fr",
    "true",
  ]);
  expect(
    listTexts(document, "main .cw-layout-head h2, main .cw-stars-caption, main .cw-layout-text > .cw-prose"),
  ).toEqual(["How it works", "4.6 out of 5, 1,284 reviews", "Read the terms."]);
  const term = document.querySelector("main .cw-text-trigger")?.getAttribute("commandfor") ?? "";
  expect(document.getElementById(term)?.textContent).toContain("Our terms");
  expect(listAttributes(document, "main .cw-layout-picture img", ["alt"])).toEqual(["The desk"]);

  const NAMES = ["href", "data-style", "data-size", "target", "rel", "aria-label", "data-cta-tag"];
  expect(listAttributes(document, "main .cw-button-group", ["data-layout", "data-align"])).toEqual(["grid", "right"]);
  expect(listTexts(document, "main .cw-button-group a, main .cw-layout-card a")).toEqual(["See courses", "Sign in"]);
  expect(listAttributes(document, "main .cw-button-group a", NAMES)).toEqual([
    "/courses/",
    "tertiary",
    "large",
    "_blank",
    "noopener nofollow",
    "See courses of your state",
    "layout-courses",
  ]);
  expect(listAttributes(document, "main .cw-layout-card a", NAMES)).toEqual([
    "/sign-in/",
    "secondary",
    "small",
    "_blank",
    "noopener nofollow",
    "Sign in to your account",
    "layout-card",
  ]);
  expect(listAttributes(document, "main .cw-layout-card-inside", ["data-horizontal"])).toEqual(["true"]);
  expect(listAttributes(document, "main .cw-layout-card img", ["alt"])).toEqual(["The card"]);
  expect(listTexts(document, "main .cw-layout-card .cw-prose")).toEqual(["Back again?"]);
  expect(listTexts(document, "main .cw-dropdown > p, main .cw-dropdown > button, main .cw-dropdown > ul a")).toEqual([
    "Your state",
    "Choose",
    "Texas",
  ]);
  expect(listTexts(document, "main .cw-picker noscript")[0]).toContain("Renewal");
});

test("beside its words a layout shows words in place of the picture, and no picker that it hides [BL-layout-005]", async () => {
  const document = await site.page("/layout-words/");
  expect(listTexts(document, "main .cw-layout-right")).toEqual(["More words"]);
  expect(document.querySelector("main .cw-layout-picture, main .cw-picker")).toBeNull();
});

describe("a graphic banner", () => {
  const bannerOn = async (path: string) =>
    (await site.page(path)).querySelector<HTMLElement>("main .cw-graphic-banner");

  test("shows its words, picture, colors and the time that is left [BL-graphicBanner-003]", async () => {
    const shown = await bannerOn("/banner/");
    expect(listTexts(shown ?? new DocumentFragment(), ".cw-prose, .cw-countdown-box b")).toEqual([
      "Save this week",
      "03",
      "12",
      "00",
    ]);
    expect([shown?.querySelector("img")?.alt, shown?.dataset["pictureFirst"]]).toEqual(["The sale", "true"]);
    expect([shown?.style.backgroundColor, shown?.style.color]).toEqual(["rgb(18, 52, 86)", "rgb(254, 220, 186)"]);
  });

  test("reads the other spelling of its picture's side, and counts down to no end that it has not [BL-graphicBanner-003]", async () => {
    const shown = await bannerOn("/banner-right/");
    expect([shown?.dataset["pictureFirst"], shown?.querySelector(".cw-countdown")]).toEqual(["false", null]);
  });

  test.each(["/banner-later/", "/banner-off/"])(
    "is not there before its start nor switched off: %s [BL-graphicBanner-003]",
    async (path) => expect(await bannerOn(path)).toBeNull(),
  );
});

test.each([
  ["/of-all/", ["exam-day", "texas-rules", "texas-exam"]],
  ["/of-texas/", ["texas-rules", "texas-exam"]],
  ["/of-exams/", ["exam-day", "texas-exam", "florida-exam"]],
  ["/of-texas-exams/", ["texas-exam"]],
])("%s features the site's articles of its state and categories: %j [BL-featuredArticle-002]", async (path, titles) => {
  expect(listTexts(await site.page(path), "main li h3")).toEqual(titles);
});

test.each([
  ["/referral/", "Claim Your Course"],
  ["/referral-named/", "Pick your state"],
])(
  "the courses of %s stand under %s, for the eye and for a screen reader [BL-ambassadorReferral-001]",
  async (path, title) => {
    const dropdown = await findElement(path, "main .cw-dropdown");
    expect([dropdown.querySelector("p")?.textContent, dropdown.querySelector("select")?.ariaLabel]).toEqual([
      title,
      title,
    ]);
  },
);

test("the email capture stands in the page as a form whose sign-up reaches the brand's list, with the type of its vertical [BL-emailCapture-001, ML-009]", async () => {
  const form = await findElement("/capture/", "main .cw-email-capture form");
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  expect([field("email")?.type, form.querySelector("button")?.textContent]).toEqual(["email", "Get My Discount"]);

  const path = new URL(form.getAttribute("action") ?? "", "https://www.test.example").pathname.slice("/api/".length);
  const sent = new URLSearchParams({ email: "ana@example.com" });
  for (const name of ["path", "index"]) sent.set(name, field(name)?.value ?? "");
  const answer = await site.api(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    body: sent.toString(),
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/capture/#block-0-subscribed"]);
  const asked = site.services.requests.find((request) => request.path === "/lists/subscribe");
  expect(JSON.parse(asked?.body ?? "{}")).toMatchObject({
    listId: 94171,
    type: "RE",
    subscribers: [{ email: "ana@example.com" }],
  });
});

describe("the schedule of a live course", () => {
  const dialogOn = async (path: string) => {
    site.services.answer("/commerce/api/class/pre-purchase-schedule", () => Response.json(SESSIONS));
    const document = await site.page(path);
    const id = document.querySelector("main a.cw-button, main button.cw-button")?.getAttribute("commandfor") ?? "";
    return document.getElementById(id);
  };

  test("is called Webinar Schedule, and one of continuing education says that it is scheduled after the enrollment [WS-012, WS-022]", async () => {
    const dialog = await dialogOn("/online/");
    expect(dialog?.querySelector("h2")?.textContent).toBe("Webinar Schedule");
    expect(dialog?.querySelector(".cw-prose")?.textContent).toMatch(/^You schedule your webinar after you enroll\./u);
  });

  test("has its product's own title and words where there are some [WS-012]", async () => {
    const dialog = await dialogOn("/named/");
    expect(dialog?.querySelector("h2")?.textContent).toBe("Evenings in June");
    expect(dialog?.querySelector(".cw-prose")?.textContent).toBe("Two evenings");
  });
});

test("an entry's own fields are what a list of entries says of it [ENT-002]", async () => {
  const card = await findElement("/listing/", "main article");
  expect(card.querySelector("img")?.alt).toBe("The texas-exam");
  expect(card.querySelector("a")?.getAttribute("href")).toBe("/texas-exam/");
  expect(listTexts(card, "h3, .cw-badge, .cw-prose, .cw-article-card-date")).toEqual([
    "Exams",
    "Texas",
    "texas-exam",
    "What texas-exam says",
    "March 15, 2026",
  ]);
});

test("a page's product is whose reviews a widget shows that names none [ENT-002, TR-001]", async () => {
  const widget = await findElement("/reviews/", "main .trustpilot-widget");
  expect(widget.getAttribute("data-sku")).toBe("re-az-basic");
  const asked = site.services.requests.filter(({ path }) => path.startsWith("/reviews/v1/product-reviews/"));
  expect(asked.map(({ path }) => new URL(path, "http://a.test").searchParams.get("sku"))).toEqual(["re-az-basic"]);
});

test("an editor's classes stand on the block, where the page's own styles find them; none of ours does [BL-multiColumn-008]", async () => {
  const document = await site.page("/columns/");
  expect([...(document.querySelector("main section")?.classList ?? [])]).toEqual(
    expect.arrayContaining(["steps", "wide"]),
  );
  expect(document.querySelector("main section.cw-card")).toBeNull();
  expect(document.querySelector("style")?.textContent).toContain(".steps");
});

test("below the content assets no page is looked up, whatever entry has the name [RT-015]", async () => {
  await expect(site.page("/content-assets/guide/")).rejects.toThrow("404");
  expect(site.services.requests.filter(({ path }) => path.startsWith("/content"))).toEqual([]);
  expect(listTexts(await site.page("/content-assets-guide/"), "main h1")).toEqual(["Welcome"]);
});
