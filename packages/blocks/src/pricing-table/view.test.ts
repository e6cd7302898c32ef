import { createQuote, cents } from "@courseway/pricing";
import { fieldsSchema } from "@courseway/content-client";
import { createElement } from "react";
import type { ReactElement } from "react";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test } from "vitest";
// Provides the islands, as on a page.
import "../blocks-provider.client.tsx";
import { testDiscount, testQuote } from "../offer/testing/offers.ts";
import { testBrands } from "../shared/testing/brands.ts";
import { testContext, testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { PricingTable } from "./index.tsx";
import { fields } from "./fields.ts";
import { pricingTableQuotes, pricingTableView } from "./view.ts";

const schema = fieldsSchema(fields);

const renderHtml = async (element: ReactElement): Promise<string> =>
  text((await prerenderToNodeStream(element)).prelude);

const parseContent = (example: string, more: Record<string, unknown> = {}) =>
  schema.parse({ ...examples[example], ...more });

function view(example: string, more: Record<string, unknown> = {}) {
  const props = pricingTableView({
    ...testInput(parseContent(example, more), { schedule: [] }),
    findQuote: ({ coupon }) => ({ ...(coupon ? testDiscount : testQuote), productFees: cents(595) }),
  });
  if (!props) throw new Error("The table shows nothing.");
  return props;
}

test("has two or three columns under their own or the default titles [BL-pricingTable-002, BL-pricingTable-003]", () => {
  expect(view("three").columns.map(({ title }) => title)).toEqual(["Basic", "Deluxe", "Premium"]);
  expect(view("two").columns.map(({ title }) => title)).toEqual(["Course", "Course and preparation"]);
  expect(view("three", { bundles: Array(5).fill(examples["three"]?.["bundles"]).flat() }).columns).toHaveLength(3);
  expect(pricingTableView(testInput(parseContent("three", { bundles: [] }), null))).toBeNull();
});

test("stands under its top content, where it has some [BL-pricingTable-001]", async () => {
  const htmlWith = (topContent: string | null) =>
    renderHtml(createElement(PricingTable, view("three", { topContent })));
  expect(await htmlWith("<h2>Three ways</h2>")).toContain("<h2>Three ways</h2>");
  expect(await htmlWith(null)).not.toContain("cw-pricing-top");
});

test("compares features under label headers, one mark for each bundle [BL-pricingTable-004, BL-pricingTable-007]", () => {
  expect(view("two").rows.slice(0, 2)).toEqual([
    { kind: "heading", html: "<p>The course</p>" },
    { kind: "feature", html: "<p>All hours that your state asks for</p>", included: [true, true] },
  ]);
});

test("a bundle's link is its override, else its own, else the checkout of its products [BL-bundle-015, LNK-020]", () => {
  const bundles = parseContent("together").bundles;
  const both = { ...bundles[1], ctaLink: "/own/" };

  expect(view("together").columns.map(({ cta }) => cta?.link)).toEqual([
    "https://checkout.example.com/checkout?productId=1001,1003&courseId=70&hc=SAVE20&state=TX",
    "/courses/deluxe/",
  ]);
  expect(
    pricingTableView(
      testInput({ ...parseContent("together"), bundles: [{ ...both, ctaLinkOverride: null } as never] }, null),
    )?.columns[0]?.cta?.link,
  ).toBe("/own/");
});

test("the compact set enrolls by the same way [BL-pricingTable-008]", () => {
  const [column] = view("three").columns;

  expect(column?.enroll).toMatchObject({ label: "Enroll", ariaLabel: "Enroll: Basic", link: column?.cta?.link });
});

test("the pay-later small print shows when any bundle has a product [BL-pricingTable-009]", () => {
  const bundles = [{ ...(examples["three"]?.["bundles"] as object[])[0], product: [] }];

  expect(view("three").showDisclaimer).toBe(true);
  expect(view("three", { bundles }).showDisclaimer).toBe(false);
});

test("pay-later lines come with original prices of $50 and more [BL-pricingTable-010]", () => {
  const cheap = createQuote({ ...testQuote, originalPrice: 4999, discountPrice: 4999, maxPrice: 4999 });
  const props = pricingTableView({
    ...testInput(parseContent("three"), null),
    findQuote: ({ productIds }) => (productIds[0] === "1001" ? cheap : testQuote),
  });

  expect(props?.columns.map(({ first }) => first.price?.affirm !== null)).toEqual([false, true, true]);
});

test("the guarantee line is not there for products of Florida [BL-bundle-013]", () => {
  expect(view("florida").columns.map(({ hasGuarantee }) => hasGuarantee)).toEqual([false, true]);
});

test("explains the fee only where one is printed [PR-038]", () => {
  expect(view("three").columns[0]?.feeHtml).toContain("Your state charges");
  expect(
    pricingTableView({ ...testInput(parseContent("three"), null), findQuote: () => testQuote })?.columns[0]?.feeHtml,
  ).toBe("");
});

test("the guarantee is money back unless the editor says otherwise [BL-pricingTable-011]", () => {
  expect(view("three").guarantee.title).toBe("Ace or Don't Pay Guarantee");
  expect(view("two").guarantee.title).toBe("30-Day Satisfaction Guarantee");
});

test.each(Object.entries(testBrands))(
  "the dialog's title is as documented for %s [BL-bundle-010]",
  async (_, brand) => {
    const props = pricingTableView({
      ...testInput(parseContent("three"), { schedule: [] }),
      context: testContext({ brand }),
    });
    if (!props) throw new Error("The table shows nothing.");
    const html = await renderHtml(createElement(PricingTable, props));
    expect(html).toMatch(/<dialog[^>]*>.*Ace or Don(?:&#x27;|')t Pay Guarantee/s);
  },
);

test("asks for one price for each bundle, products sold together in one", () => {
  expect(pricingTableQuotes(parseContent("together")).map(({ productIds }) => productIds)).toEqual([
    ["1001", "1003"],
    ["1002"],
  ]);
});
