import { describe, expect, test } from "vitest";
import { createContentClient } from "../client/create-content-client.ts";
import { mapped } from "../fields/field.ts";
import { contentServer, pageEntry, row, type Wire } from "../testing/content-server.ts";
import { learnMoreBlock, testBlocks } from "../testing/blocks.ts";
import { blockReaders } from "./blocks.ts";
import { readPage } from "./read-page.ts";

const blocks = blockReaders(testBlocks);
const read = (entry: unknown) =>
  readPage(entry, { slug: "asked", typeHandle: "visionTemplateEntry", blog: false, blocks });

const asset = {
  url: "/logo.svg",
  alt: "Logo",
  title: "Logo",
  width: 120,
  height: 38,
  mimeType: "image/svg+xml",
  hasFocalPoint: false,
  focalPoint: null,
};

const full = {
  slug: "home",
  isDraft: true,
  title: "Home entry",
  pageTitle: "Home",
  pageType: "landing",
  trustPilotSKU: "SKU1",
  pageState: "Texas",
  dateCreated: "2026-01-02T03:04:05-06:00",
  blogCategories: [{ __typename: "aceCategories_Category", title: "Real Estate", slug: "re", aceCategoryCode: "RE" }],
  blogSummary: "Short",
  siteId: 2,
  featuredEntryImage: [asset],
  showGladlyHelpCenter: true,
  gladlyBrandId: "g1",
  adaChatbot: false,
  optimizelyEnabled: "1",
  optimizelyTestEndDate: "2026-12-01",
  hideFooter: true,
  hideNav: "1",
  hideStickyBanner: "true",
  isNavSticky: true,
  hasInPersonLessons: 1,
  stickyEmailOverride: 0,
  additionalHeaderLogo: [asset],
  embedStyles: ".page{}",
};

const seo = {
  canonicalUrl: "https://brand.example/home/",
  pageTitle: "SEO title",
  description: "About",
  keywords: "a, b",
  nofollow: true,
  noindex: "1",
  ogImage: [asset],
  ogTitle: "Shared",
  ogType: "article",
  ogUrl: "https://brand.example/shared/",
  structuredData: '{"a":1}',
  embedStyles: ".seo{}",
};

const emailCapture = {
  showEmailCapture: true,
  coupon: "CAREER20",
  captureTitle: "20% off",
  displayContent: "<p>20%</p>",
  displayContentAfterSubmit: "<p>Thanks</p>",
  buttonLabel: "Get it",
  buttonSize: "large",
  buttonAriaLabel: "Get it by email",
  saleStart: "2026-01-01",
  saleEnd: null,
  percentage: 20,
  countdownDays: 3,
};

describe.each([4, 5] as const)("a page with everything on it, in Craft %i names", async (craft) => {
  const entry = pageEntry(craft, {
    ...full,
    seoContent: [row(craft, "seoContent", "seo", seo)],
    stickyEmailCapture: [row(craft, "stickyEmailCapture", "emailCapture", emailCapture)],
    exitIntentModal: [
      row(craft, "exitIntentModal", "exitIntentModal", {
        titleModal: "Wait!",
        imagePlacement: "left",
        enabledExitModal: "1",
        contentModal: "<p>Take it along</p>",
        imageModal: [{ url: "/modal.png", title: "A door" }],
        buttonLabelModal: "Show me",
        buttonLinkModal: "/go/",
        buttonStyleModal: "secondary",
      }),
    ],
    adobe: [row(craft, "adobe", "adobe", { pageName: "home", var1: "v1", productCode: "P" })],
  });
  const server = contentServer({ craft, entries: [entry] });
  const page = await createContentClient({
    url: "https://cms.example/api",
    site: "ace",
    craft,
    blocks: testBlocks,
    fetch: server.fetch,
  }).page({ slug: "home", blog: false });

  test("brings the editors' own fields [ENT-002, ENT-003]", () => {
    expect(page).toMatchObject({
      slug: "home",
      isDraft: true,
      typeHandle: "visionTemplateEntry",
      title: "Home entry",
      pageTitle: "Home",
      pageType: "landing",
      trustPilotSKU: "SKU1",
      pageState: "Texas",
      state: "Texas",
      dateCreated: "2026-01-02T03:04:05-06:00",
      blogCategories: [{ code: "RE", title: "Real Estate", slug: "re" }],
      blogSummary: "Short",
      siteId: "2",
      showGladlyHelpCenter: true,
      gladlyBrandId: "g1",
      adaChatbot: false,
      optimizelyEnabled: true,
      optimizelyTestEndDate: "2026-12-01",
    });
    expect(page.featuredEntryImage?.url).toBe("/logo.svg");
  });

  test("brings the header options [NAV-009]", () => {
    expect(page.header).toMatchObject({
      hideFooter: true,
      hideNav: true,
      hideStickyBanner: true,
      isNavSticky: true,
      hasInPersonLessons: true,
      pageState: "Texas",
      stickyEmailOverride: 0,
      additionalHeaderLogo: { url: "/logo.svg", alt: "Logo" },
    });
  });

  test("brings the SEO row and both embedded styles [SEO-008, SEO-009]", () => {
    expect(page.seo).toMatchObject({ ...seo, noindex: true, ogImage: { url: "/logo.svg" } });
    expect(page.styles).toEqual([".seo{}", ".page{}"]);
  });

  test("brings its own email capture, exit intent and analytics [EC-040, EC-041, EX-016]", () => {
    expect(page.emailCapture).toEqual(emailCapture);
    expect(page.exitIntent).toEqual({
      titleModal: "Wait!",
      contentModal: "<p>Take it along</p>",
      imageModal: expect.objectContaining({ url: "/modal.png" }),
      imagePlacement: "left",
      buttonLabelModal: "Show me",
      buttonLinkModal: "/go/",
      buttonStyleModal: "secondary",
      enabledExitModal: true,
    });
    expect(page.analytics).toMatchObject({ pageName: "home", var1: "v1", productCode: "P", var2: null });
  });

  test("can be kept as JSON", () => {
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });
});

test("a page without a single field is a page with every default", () => {
  const page = read({});
  expect(page).toMatchObject({
    slug: "asked",
    isDraft: false,
    title: null,
    pageTitle: null,
    state: null,
    styles: [],
    emailCapture: null,
    exitIntent: null,
    analytics: null,
    blocks: [],
    emptyRows: 0,
    adaChatbot: true,
    header: { hideNav: false, isNavSticky: false, stickyEmailOverride: null, additionalHeaderLogo: null },
    seo: { canonicalUrl: null, noindex: false, nofollow: false, ogImage: null, structuredData: null },
  });
});

test.each(
  Object.keys({ ...full, seoContent: 0, stickyEmailCapture: 0, exitIntentModal: 0, adobe: 0, baseComponents: 0 }),
)("no wrong type of %s takes the page down", (name) => {
  for (const wrong of [null, 7, true, "text", [], [null], [7], {}, [[{}]], [{ typeHandle: 1 }]])
    expect(read({ ...full, [name]: wrong }).typeHandle).toBe("visionTemplateEntry");
});

describe("rows", () => {
  const readPageBlocks = (...baseComponents: readonly unknown[]) => read({ baseComponents });
  const good: Wire = { typeHandle: "learnMore", learnMoreContent: "<p>Hi</p>", ctaLabel: null };

  test("keep the order and the place of the editors' list [RT-037]", () => {
    const page = readPageBlocks({ ...good, ctaLabel: "a" }, { typeHandle: "learnMore" }, { ...good, ctaLabel: "b" });
    expect(page.blocks.map(({ index, name }) => [index, name])).toEqual([
      [0, "learnMore"],
      [2, "learnMore"],
    ]);
  });

  test("with one key only are skipped and counted, the type's name not being a key [RT-038]", () => {
    const page = readPageBlocks(
      { typeHandle: "learnMore" },
      { __typename: "unmatched_Entry", typeHandle: "learnMore" },
      { __typename: "x" },
      {},
      null,
      7,
      good,
    );
    expect(page.blocks).toHaveLength(1);
    expect(page.emptyRows).toBe(6);
  });

  test("that cannot be read are a problem in their place, and the rest stands", () => {
    const page = readPageBlocks(good, { typeHandle: "accordion", accordionTitle: 7, accordionItems: [] }, good);
    expect(page.blocks.map((block) => block.kind)).toEqual(["block", "problem", "block"]);
    expect(page.blocks[1]).toMatchObject({
      name: "accordion",
      index: 1,
      reason: expect.stringMatching(/^Its fields cannot be read: accordionTitle: .*Fix them/),
    });
  });

  test("of a field that throws are a problem too", () => {
    const throwing = mapped(learnMoreBlock.fields.ctaLabel, () => {
      throw new Error("boom");
    });
    const fields = { ...learnMoreBlock.fields, ctaLabel: throwing };
    const page = readPage(
      { baseComponents: [good] },
      { slug: "s", typeHandle: "t", blog: false, blocks: blockReaders([{ ...learnMoreBlock, fields }]) },
    );
    expect(page.blocks).toEqual([{ kind: "problem", name: "learnMore", index: 0, reason: "Its schema failed: boom." }]);
  });

  test.each([
    { typeHandle: "mystery", a: 1 },
    { typeHandle: "mystery" },
    { __typename: "mystery_Entry", typeHandle: "mystery" },
  ])("of an unregistered name are a problem that says so, though nothing was selected of them: %j [RT-046]", (wire) => {
    expect(readPageBlocks(wire).blocks).toEqual([
      {
        kind: "problem",
        name: "mystery",
        index: 0,
        reason: expect.stringContaining('No block of the name "mystery" is registered.'),
      },
    ]);
  });

  test.each(["learnMore_Entry", "baseComponents_learnMore_BlockType"])(
    "without a handle are known by their type's name %s",
    (__typename) => {
      expect(readPageBlocks({ __typename, typeHandle: null, learnMoreContent: "<p>Hi</p>" }).blocks).toMatchObject([
        { kind: "block", name: "learnMore" },
      ]);
    },
  );

  test("do not hand their handles to the block", () => {
    const page = readPageBlocks({ __typename: "x", ...good });
    expect(page.blocks).toMatchObject([{ content: { learnMoreContent: "<p>Hi</p>", ctaLabel: "" } }]);
    expect(Object.keys(page.blocks[0]?.kind === "block" ? Object(page.blocks[0].content) : {})).toEqual([
      "learnMoreContent",
      "ctaLabel",
    ]);
  });
});
