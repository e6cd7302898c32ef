import { fieldsSchema, fragmentNames, buildSelection } from "@courseway/content-client";
import type { ScheduleItem } from "@courseway/services";
import { describe, expect, test } from "vitest";
import { testDiscount, testQuote } from "../offer/testing/offers.ts";
import { testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { fields, type ProductCardsContent } from "./fields.ts";
import { gridClass } from "./index.tsx";
import { productCardsQuotes, productCardsView } from "./view.ts";

const schema = fieldsSchema(fields);

const parseContent = (example: string, more: Record<string, unknown> = {}): ProductCardsContent =>
  schema.parse({ ...examples[example], ...more });

const item = (courseid: string): ScheduleItem => ({
  courseid,
  category: null,
  webinarTitle: "",
  webinarContent: "",
  sessionList: [{ title: "June", eventsList: [] }],
});

function view(content: ProductCardsContent, schedule: readonly ScheduleItem[] = []) {
  const props = productCardsView({
    ...testInput(content, { schedule }),
    findQuote: ({ coupon }) => (coupon ? testDiscount : testQuote),
  });
  if (!props) throw new Error("The grid shows nothing.");
  return props;
}

test("asks content for every field of the block and of a card [BL-productCards-013, BL-productCards-014]", () => {
  const card =
    "cardTitle textContent productEntry ctaLabel ctaLink ctaNewTab ctaNofollow productCtaTag learnMoreLabel learnMoreLink learnMoreNewTab learnMoreNofollow showSavings showPriceText showPricing starRating starCaption cardBackgroundColor cardTextColor";
  const block =
    "productCardList sectionTitle filterType ctaStyle hideCta useCompactCards styles backgroundColor backgroundImage textColor";
  const asked = new Set(buildSelection(fields, fragmentNames(5)).match(/\w+/gu));
  expect(`${card} ${block}`.split(" ").filter((field) => !asked.has(field))).toEqual([]);
});

describe("the grid", () => {
  test("stands under its title, where it has one [BL-productCards-001]", () => {
    expect(view(parseContent("three", { sectionTitle: "Pick a course" })).heading).toBe("Pick a course");
    expect(view(parseContent("three", { sectionTitle: null })).heading).toBe("");
  });

  test("has as many columns as its cards fill [BL-productCards-008, BL-productCards-009, BL-productCards-010]", () => {
    expect(gridClass(1)).not.toContain(":grid-cols");
    expect(gridClass(2)).toMatch(/sm:grid-cols-2$/);
    expect(gridClass(3)).toContain("sm:grid-cols-2 lg:grid-cols-3");
  });

  test("names each button by its label and its card, since many share one label", () => {
    const { cards } = view(parseContent("three"));
    const names = cards.map(({ title, cta }) => [cta?.ariaLabel, `${cta?.label}: ${title}`]);
    expect(names.length).toBeGreaterThan(1);
    for (const [name, expected] of names) expect(name).toBe(expected);
  });

  test("is nothing without cards", () => {
    expect(productCardsView(testInput(parseContent("three", { productCardList: [] }), null))).toBeNull();
  });

  test("filters by the states or the categories that its cards have [BL-productCards-003, BL-productCards-004, BL-productCards-006]", () => {
    expect(view(parseContent("filterByState")).filter).toEqual({
      label: "Filter by State",
      values: ["Arizona", "Florida", "Ohio", "Texas"],
    });
    expect(view(parseContent("filterByCategory")).filter).toEqual({
      label: "Filter by Category",
      values: ["Continuing Ed", "Pre-License"],
    });
    expect(view(parseContent("three")).filter).toBeNull();
  });

  test("offers the schedules of the whole grid from two products on [WS-006, WS-007]", () => {
    const [, , webinar] = parseContent("three").productCardList;
    const two = { ...parseContent("three"), productCardList: [webinar!, webinar!] };

    expect(view(parseContent("three"), [item("5001")]).schedule).toBeNull();
    const { cards, schedule } = view(two, [item("5001")]);
    expect(schedule).toEqual({ id: cards[0]?.schedule?.id, schedules: [cards[0]?.schedule] });
  });
});

describe("a card", () => {
  test("takes its link and label from product and brand [LNK-019, LNK-020, LNK-021]", () => {
    const [card] = view(parseContent("three")).cards;

    expect(card?.cta).toMatchObject({
      label: "Get My License",
      link: "https://checkout.example.com/checkout?productId=1001&courseId=70&state=TX",
    });
  });

  test("shows no button when buttons are hidden, but a tile stays a link [LNK-019, BL-productCards-007]", () => {
    expect(view(parseContent("withoutCta")).cards.map(({ cta }) => cta)).toEqual([null, null, null]);
    expect(view(parseContent("withoutCta", { useCompactCards: true })).cards[0]?.cta).not.toBeNull();
  });

  test("shows the price and its words as its switches say [PR-025]", () => {
    const [basic, deluxe] = view(parseContent("three")).cards;
    const [plain] = view(parseContent("ownLinks")).cards;

    expect([basic?.parts?.savings, deluxe?.parts?.savings]).toEqual([false, true]);
    expect(deluxe?.first.price).toMatchObject({ finalText: "$79.50", compareAtText: "$100", savingsText: "$20.50" });
    expect(plain?.parts).toBeNull();
  });

  test("reads its stars from text [TR-006]", () => {
    expect(view(parseContent("three")).cards.map(({ stars }) => stars?.rating)).toEqual([5, 4, undefined]);
  });

  test("offers its own schedule with sessions only [BL-productCards-011, WS-005]", () => {
    expect(view(parseContent("three")).cards[2]?.schedule).toBeNull();
    expect(view(parseContent("three"), [item("5001")]).cards[2]?.schedule).toMatchObject({
      title: "Live classes for Texas",
    });
  });
});

test("asks for the price of each card once, and for what an unlabeled checkout link sells [CP-028, LNK-018]", () => {
  expect(productCardsQuotes(parseContent("ownLinks")).map(({ productIds }) => productIds)).toEqual([
    ["1002"],
    ["1002"],
  ]);
});
