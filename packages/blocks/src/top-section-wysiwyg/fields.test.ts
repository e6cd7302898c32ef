// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { testDiscount } from "../offer/testing/offers.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { topSectionWysiwyg } from "./index.tsx";

type Wire = Readonly<Record<string, unknown>>;

const session = { title: "June", eventsList: [{ day: "Mon, Jun 1", time: "6 pm", eventId: "e1" }] };
const data = {
  schedule: [{ courseid: "5001", category: null, webinarTitle: "", webinarContent: "", sessionList: [session] }],
  rating: { score: 4.7, total: 12 },
  video: null,
};

function renderElement(wire: Wire, loaded: unknown = data) {
  const soon = new Date(testContext().now + 86_400_000).toISOString();
  const content = topSectionWysiwyg.schema.parse(JSON.parse(JSON.stringify(wire).replaceAll("{soon}", soon)));
  return topSectionWysiwyg.render({ content, data: loaded, context: testContext(), findQuote: () => testDiscount });
}

const renderHtml = (...input: Parameters<typeof renderElement>) => {
  const element = renderElement(...input);
  return element ? renderToStaticMarkup(element) : "";
};

/** Every documented field that shows in the first HTML, with another value than the examples have; null leaves it empty. */
const FIELDS: Readonly<Record<string, unknown>> = {
  eyebrow: null,
  sectionTitle: null,
  sectionContent: null,
  rightContent: null,
  bottomRightContent: [],
  categoryWidgets: [],
  featuredContent: [],
  productSeal: [],
  product: [],
  ctaLabel: null,
  ctaLink: "/own/",
  ctaType: "tertiary",
  ctaTag: "another",
  ctaNewTab: true,
  ctaNofollow: true,
  ctaArrowDirection: "up",
  videoButton: [],
  modalContent: null,
  highlightedTextModal1: null,
  highlightedTextModal2: null,
  hideGuaranteeLink: true,
  showPricing: false,
  pricingText: null,
  showOfferTimer: false,
  countdownInfo: [],
  styles: "another-class",
  textColor: null,
  backgroundImage: [],
  contentAlignment: "right",
};

beforeAll(() => hydrateIslands(Object.values(examples).map((wire) => renderElement(wire))));

test.each(Object.entries(FIELDS))("an editor's %s shows [BL-topSectionWysiwyg-011]", (field, other) => {
  const changed = Object.values(examples).some((wire) => renderHtml(wire) !== renderHtml({ ...wire, [field]: other }));
  expect(changed).toBe(true);
});

test("the product's class times and the brand's stars show once they are loaded [BL-topSectionWysiwyg-011]", () => {
  const schedule = examples["schedule"] ?? {};
  expect(renderHtml(schedule)).toContain("See class times");
  expect(renderHtml(schedule, { ...data, schedule: [] })).not.toContain("See class times");
  expect(renderHtml(schedule, { ...data, rating: null })).not.toContain("cw-stars");
  expect(renderHtml(schedule)).toContain("cw-stars");
});
