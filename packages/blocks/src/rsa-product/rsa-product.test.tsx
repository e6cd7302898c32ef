// @vitest-environment jsdom
import { defineBrand } from "@courseway/brand";
import { createQuote, type QuoteFacts } from "@courseway/pricing";
import { renderToStaticMarkup } from "react-dom/server";
import { act, cleanup, render } from "@testing-library/react";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { BlocksProvider } from "../blocks-provider.client.tsx";
import type { BlockContext } from "../define-block.ts";
import { testBrands } from "../shared/testing/brands.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { testContext } from "../shared/testing/test-context.ts";
import { pricingContext } from "../offer/pricing-context.ts";
import { examples } from "./examples.ts";
import { rsaProduct } from "./index.tsx";

const whole = examples["whole"] ?? {};
const BUILT_IN = (percent: number) => `Save ${percent}% when you select 1 FREE month of Allstate Roadside Services`;

type Price = Omit<QuoteFacts, "productIds">;

/** The block on a page where its product costs `price`; null if commerce gave no price. */
const renderElement = (more: object = {}, price: Price | null = null, at: Partial<BlockContext> = {}) =>
  rsaProduct.render({
    content: rsaProduct.schema.parse({ ...whole, ...more }),
    data: null,
    context: testContext(at),
    findQuote: ({ productIds }) => price && createQuote({ productIds, ...price }),
  });

const renderBody = (...input: Parameters<typeof renderElement>) =>
  new DOMParser().parseFromString(renderToStaticMarkup(renderElement(...input)), "text/html").body;

beforeAll(() => hydrateIslands([renderElement({}, { originalPrice: 10_000, discountPrice: 7950 })]));
afterEach(cleanup);

const renderTitle = (...input: Parameters<typeof renderBody>) =>
  renderBody(...input).querySelector(".cw-heading")?.textContent;

test("offers a free first month, then $5/month, cancel anytime [BL-rsaProduct-001]", () => {
  expect(renderBody().textContent).toContain("Free first month, then $5/month, cancel anytime.");
});

test.each([[[]], [[{ typeHandle: "rsaBullet", bulletItem: " " }]]])(
  "with the bullets %j it names the five services [BL-rsaProduct-002]",
  (rsaBullets) => {
    expect([...renderBody({ rsaBullets }).querySelectorAll("li")].map((bullet) => bullet.textContent)).toEqual([
      "Flat tire service",
      "Battery service",
      "Towing",
      "Fuel delivery",
      "Lockout service",
    ]);
  },
);

test("the editor's bullets stand in place of the built-in ones [BL-rsaProduct-002, BL-rsaProduct-010]", () => {
  const bullets = renderBody(examples["ownTitle"]).querySelectorAll("li");
  expect([...bullets].map(({ textContent }) => textContent)).toEqual([
    "A tow of up to ten miles",
    "A jump start",
    "Two gallons of fuel",
  ]);
});

test("the built-in title names the saving of the product, rounded down [BL-rsaProduct-003, BL-rsaProduct-005, PR-020]", () => {
  expect(renderTitle({}, { originalPrice: 10_000, discountPrice: 7950 })).toBe(BUILT_IN(20));
});

test("a supplied title wins, whatever the product costs [BL-rsaProduct-004]", () => {
  const price = { originalPrice: 10_000, discountPrice: 7950 };
  expect(renderTitle({ rsaTitle: "Break down with a smile" }, price)).toBe("Break down with a smile");
  expect(renderTitle({ rsaTitle: "Break down with a smile", product: [] })).toBe("Break down with a smile");
});

test.each([
  ["a product without a price", {}],
  ["no product", { product: [] }],
  ["a product without an id", { product: [{ title: "No id", xgritProductId: " " }] }],
])("with %s the title says Save 25% [BL-rsaProduct-006]", (_, more) => {
  expect(renderTitle(more)).toBe(BUILT_IN(25));
});

test("a promotion price of 0 saves 100 percent [BL-rsaProduct-007]", () => {
  expect(renderTitle({}, { originalPrice: 5000, discountPrice: 0 })).toBe(BUILT_IN(100));
});

test("without an original price the saving is 0 percent [BL-rsaProduct-008]", () => {
  expect(renderTitle({}, { originalPrice: 0, discountPrice: 5000 })).toBe(BUILT_IN(0));
});

test("the picture is 459 px wide, at its own proportions [BL-rsaProduct-009]", () => {
  const image = renderBody().querySelector("img");
  expect([image?.getAttribute("width"), image?.getAttribute("height")]).toEqual(["459", "306"]);
});

test("the button has the editor's label, link, look, flags and tag [BL-rsaProduct-010]", () => {
  const button = renderBody({
    rsaCtaLabel: "Get help",
    rsaCtaLink: "https://partner.example.org/",
    rsaCtaLinkNewTab: true,
    rsaCtaLinkNofollow: true,
    rsaCtaStyle: "secondary",
    rsaCtaTag: "tag",
  }).querySelector<HTMLAnchorElement>("a.cw-button");

  expect([button?.textContent, button?.getAttribute("href"), button?.target]).toEqual([
    "Get help",
    "https://partner.example.org/",
    "_blank",
  ]);
  expect(button?.rel).toContain("nofollow");
  expect(button?.dataset).toMatchObject({ style: "secondary", ctaTag: "tag" });
});

test("a button without link or label leads to the product's checkout under the brand's label; without both there is none [LNK-019, LNK-020, LNK-021]", () => {
  const button = renderBody({ rsaCtaLabel: null }).querySelector("a.cw-button");

  expect(button?.textContent).toBe("Get My License");
  expect(button?.getAttribute("href")).toContain("https://checkout.example.com/checkout?productId=1002&");
  expect(renderBody({ product: [] }).querySelector("a.cw-button")).toBeNull();
});

test("the line below the picture shows where the editor wants it; without words it is the brand's partner statement [BL-rsaProduct-010, CFG-015]", () => {
  const statement = "Allstate has helped over 6,000 AARP drivers get safely back on the road this year.";
  const brand = defineBrand({ ...testBrands.aarp, partnerStatement: statement });
  const renderLine = (more: object, at = testBrands.ace) =>
    renderBody(more, null, { brand: at }).querySelector("figcaption")?.textContent;

  expect(renderLine({ rsaImageFooterText: "Own words" })).toBe("Own words");
  expect(renderLine({ rsaImageFooterTextShow: false })).toBeUndefined();
  expect(renderLine({ rsaImageFooterText: null }, brand)).toBe(statement);
  expect(renderLine({ rsaImageFooterText: null })).toBeUndefined();
});

test.each([
  ["h1", "H1"],
  ["h4", "H4"],
  [null, "H2"],
  ["h9", "H2"],
])("the title of level %s is an %s [BL-rsaProduct-010]", (titleHeader, tag) => {
  expect(renderBody({ titleHeader }).querySelector(".cw-heading")?.tagName).toBe(tag);
});

test("dark mode is the brand's dark ground [BL-rsaProduct-010]", () => {
  const renderGround = (darkMode: boolean) => renderBody({ darkMode }).querySelector("section")?.dataset["ground"];
  expect([renderGround(true), renderGround(false)]).toEqual(["deep", "plain"]);
});

test("asks for the price of its product with its own coupon, and of none without [API-020]", () => {
  const asked = (more: object) => rsaProduct.quotes(rsaProduct.schema.parse({ ...whole, ...more }), testContext());

  expect(asked({})).toMatchObject([{ productIds: ["1002"], coupon: "SAVE20" }]);
  expect(asked({ product: [] })).toEqual([]);
});

test("its description is an editor's rich text [BL-rsaProduct-010]", () => {
  const words = renderBody({ rsaDescription: "<p>Call <b>us</b><script>alert(1)</script></p>" }).querySelector(
    ".cw-prose",
  );
  expect(words?.innerHTML).toBe("<p>Call <b>us</b></p>");
});

test("the built-in title names what the visitor's own coupon saves, the editor's own stays [BL-rsaProduct-005, CP-026, CP-028]", async () => {
  const listed = { productIds: ["1002"], originalPrice: 10_000, discountPrice: 8000 };
  const titleFor = async (more: object) => {
    const context = testContext();
    const content = rsaProduct.schema.parse({ ...whole, ...more });
    const browser = Object.assign(new TestBrowser(), { jar: { emailCoupon: "CAREER40" } });
    const frames = { request: (draw: (time: number) => void) => (draw(0), 0), cancel: () => {} };
    const quotes = async (sets: readonly unknown[]) => sets.map(() => createQuote({ ...listed, discountPrice: 6000 }));
    const { container } = render(
      <BlocksProvider
        context={pricingContext(context)}
        visitor={testSettings(browser.time)}
        browser={browser}
        dependencies={{ quotes, frames, reducedMotion: () => true, defer: queueMicrotask, log: () => {} }}
      >
        {rsaProduct.render({ content, data: null, context, findQuote: () => createQuote(listed) })}
      </BlocksProvider>,
    );
    const title = () => container.querySelector(".cw-heading")?.textContent;
    const first = title();
    for (const _ of [1, 2]) await act(() => vi.dynamicImportSettled());
    return [first, title()];
  };

  expect(await titleFor({})).toEqual([BUILT_IN(20), BUILT_IN(40)]);
  expect(await titleFor({ rsaTitle: "Break down with a smile" })).toEqual(Array(2).fill("Break down with a smile"));
});
