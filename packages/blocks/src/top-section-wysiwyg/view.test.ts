import { type BrandConfig, defineBrand } from "@courseway/brand";
import { fieldsSchema } from "@courseway/content-client";
import type { ScheduleItem } from "@courseway/services";
import { describe, expect, test, vi } from "vitest";
import { testDiscount } from "../offer/testing/offers.ts";
import { testBrands } from "../shared/testing/brands.ts";
import { TEST_NOW, testContext, testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { topSectionLoad, topSectionView } from "./view.ts";
import { offerEnds, offerTimerChange } from "./price-view.ts";
import { fields } from "./fields.ts";

const schema = fieldsSchema(fields);

const parseContent = (example: string, more: Record<string, unknown> = {}) =>
  schema.parse({ ...examples[example], ...more });

const item: ScheduleItem = {
  courseid: "5001",
  category: null,
  webinarTitle: "",
  webinarContent: "",
  sessionList: [{ title: "June", eventsList: [] }],
};

function view(
  example: string,
  more: Record<string, unknown> = {},
  data: { rating?: { score: number; total: number }; schedule?: ScheduleItem[] } = {},
  index = 0,
) {
  const all = { schedule: data.schedule ?? [], rating: data.rating ?? null, video: null };
  const input = testInput(parseContent(example, more), all, { index });
  const props = topSectionView({ ...input, findQuote: () => testDiscount });
  if (!props) throw new Error("The section shows nothing.");
  return props;
}

describe("the brand's composition", () => {
  const composed = (example: string, index: number, heroLook?: BrandConfig["heroLook"]) => {
    const brand = heroLook ? defineBrand({ ...testBrands.ace, heroLook }) : testBrands.ace;
    const props = topSectionView(testInput(parseContent(example), null, { brand, index }));
    return [props?.look, props?.ground];
  };

  test.each([
    [undefined, "framed", "deep"],
    ["print", "print", "tint"],
    ["split", "split", "deep"],
    ["round", "round", "tint"],
    ["sky", "sky", "plain"],
    ["offset", "offset", "plain"],
  ] as const)("a page of the setting %s opens as %s on the ground %s", (heroLook, look, ground) => {
    expect(composed("priced", 0, heroLook)).toEqual([look, ground]);
  });

  test("gives way below the top of a page and to an editor's own colors", () => {
    expect(composed("priced", 1, "split")).toEqual([null, "tint"]);
    expect(composed("ownBackground", 0, "split")).toEqual([null, "plain"]);
  });
});

describe("price and buttons", () => {
  test("the main button buys the product under the editor's label or the brand's [LNK-020, LNK-021]", () => {
    expect(view("priced").offer.cta).toMatchObject({
      kind: "link",
      label: "Start my course",
      link: expect.stringContaining("productId=1002"),
    });
    expect(view("priced", { ctaLabel: null }).offer.cta?.label).toBe("Get My License");
  });

  test("a price named in the text hides the price block [PR-029]", () => {
    expect(view("priceInText").offer).toMatchObject({
      parts: null,
      textHasPrice: true,
      text: expect.stringContaining("${price}"),
    });
    expect(view("priceInText", { pricingText: "<p>Only $49</p>" }).offer.parts).toBeNull();
    expect(view("priceInText", { pricingText: "<p>No hidden costs</p>" }).offer.parts).not.toBeNull();
  });

  test("without a price, words around its placeholder are left out [PR-031]", () => {
    const props = topSectionView(testInput(parseContent("priceInText"), null));

    expect(props?.offer).toMatchObject({ text: "", bar: null, first: { price: null } });
  });

  test("useModal opens the block's modal, and buys where there is none [LNK-016, LNK-020]", () => {
    expect(view("modals").offer.cta?.kind).toBe("modal");
    expect(view("modals", { modalContent: null }).offer.cta).toMatchObject({
      kind: "link",
      link: expect.stringContaining("productId=1002"),
    });
  });

  test("a plain link and a place on the page are plain links [LNK-015]", () => {
    expect(view("priced", { ctaLink: "/courses/" }).offer.cta).toMatchObject({ kind: "link", link: "/courses/" });
    expect(view("centered").offer.cta).toMatchObject({ kind: "link", link: "#states" });
  });

  test("a video button of type button is a second button, any other type plays a film [BL-topSectionWysiwyg-007, BL-topSectionWysiwyg-008, BL-topSectionWysiwyg-010]", () => {
    expect(view("centered").second).toMatchObject({
      button: { label: "Start Today", link: "/courses/", style: "secondary" },
      video: null,
    });
    expect(view("withVideo").second).toEqual({
      button: null,
      video: { wistiaId: "abc123def4", label: "Watch Overview", style: "secondary", size: "default", ariaLabel: null },
    });
  });

  test("a button to the schedule needs sessions of the product [LNK-017, WS-008]", () => {
    expect(view("schedule", {}, { schedule: [item] }).second.button).toMatchObject({
      kind: "schedule",
      label: "See class times",
    });
    expect(view("schedule").second.button).toBeNull();
    expect(view("schedule", { product: [] }, { schedule: [item] }).second.button).toBeNull();
  });

  test("the popup follows the visitor where it is on, else the price bar, else nothing [POP-005, POP-006]", () => {
    expect(view("popup").offer.bar).toBe("popup");
    expect(view("popup", { courseOverviewPopup: false }).offer.bar).toBe("bar");
    expect(view("popup", { showPricing: false }).offer.bar).toBeNull();
    expect(view("popup", { product: [] }).offer.bar).not.toBe("popup");
    expect(topSectionView(testInput(parseContent("popup"), null))?.offer.bar).toBeNull();
    expect(view("priced").offer.bar).toBe("bar");
    expect(view("priced", { showPricing: false }).offer.bar).toBeNull();
  });
});

describe("around them", () => {
  test("the guarantee link can be hidden [BL-topSectionWysiwyg-009, PR-039]", () => {
    expect(view("priced").guarantee?.label).toBe("100% Money Back Guarantee");
    expect(view("ownBackground").guarantee).toBeNull();
  });

  test("featured content needs a text and an icon [BL-topSectionWysiwyg-003]", () => {
    const [featured] = examples["offerTimer"]?.["featuredContent"] as Record<string, unknown>[];

    expect(view("offerTimer").featured).not.toBeNull();
    expect(view("offerTimer", { featuredContent: [{ ...featured, featuredContentIcon: [] }] }).featured).toBeNull();
    expect(view("offerTimer", { featuredContent: [{ ...featured, featuredContentText: " " }] }).featured).toBeNull();
  });

  test("the stars show only with reviews [TR-003]", () => {
    expect(view("priced", {}, { rating: { score: 4.7, total: 12 } }).rating).toMatchObject({ score: 4.7, total: 12 });
    expect(view("priced", {}, { rating: { score: 0, total: 0 } }).rating).toBeNull();
  });

  test("the stars are fetched only with the flag and a trust id [TR-005]", async () => {
    const ports = { schedule: async () => [], brandRating: vi.fn(async () => ({ score: 4, total: 9 })) };

    await topSectionLoad(parseContent("priced", { showTrustpilotStars: false }), testContext(), ports);
    await topSectionLoad(parseContent("priced"), testContext({ brand: testBrands.ids }), ports);
    expect(ports.brandRating).not.toHaveBeenCalled();
    expect((await topSectionLoad(parseContent("priced"), testContext(), ports)).rating).toEqual({ score: 4, total: 9 });
  });

  test("rich content stands before category widgets [BL-topSectionWysiwyg-001, BL-categoryWidget-001]", () => {
    expect(view("categoryWidget").aside?.widgets).toEqual([
      {
        title: "New to the trade?",
        picture: expect.objectContaining({ alt: "A key in an open door" }),
        html: "<p>For people who start from nothing. No earlier course is needed.</p>",
      },
    ]);
    expect([0, 1, 2].map((index) => view("categoryWidget", {}, {}, index).aside?.opensPage)).toEqual([
      true,
      true,
      false,
    ]);
    expect(view("categoryWidget", { rightContent: "<p>Words</p>" }).aside?.widgets).toEqual([]);
    expect(view("centered").aside).toBeNull();
  });
});

describe("the offer's countdown", () => {
  const timer = (promotionStartDateTime: string | null, promotionEndsDateTime: string | null) =>
    parseContent("offerTimer", { countdownInfo: [{ promotionStartDateTime, promotionEndsDateTime }] });
  const noon = new Date(TEST_NOW).toISOString();
  const later = new Date(TEST_NOW + 60_000).toISOString();
  const earlier = new Date(TEST_NOW - 60_000).toISOString();

  test.each([
    [earlier, later, true],
    [noon, later, false],
    [earlier, noon, false],
    [later, later, false],
    [null, later, true],
    [earlier, null, false],
  ])("from %s to %s shows at noon: %s [BL-topSectionWysiwyg-005]", (starts, ends, shows) => {
    expect(offerEnds(timer(starts, ends), testContext()) !== null).toBe(shows);
  });

  test("needs its switch [BL-topSectionWysiwyg-004]", () => {
    expect(offerEnds({ ...timer(earlier, later), showOfferTimer: false }, testContext())).toBeNull();
  });

  test("reads a date without an offset in the brand's zone", () => {
    expect(offerEnds(timer(null, "2026-06-15T12:01:00"), testContext())).toBe(TEST_NOW + 60_000);
    expect(offerEnds(timer(null, "2026-06-15T12:01:00"), testContext({ brand: testBrands.mtg }))).toBeNull();
  });

  test("ends the page's life when it comes and when it goes", () => {
    expect(offerTimerChange(timer(noon, later), testContext())).toBe(TEST_NOW + 1);
    expect(offerTimerChange(timer(earlier, later), testContext())).toBe(TEST_NOW + 60_000);
    expect(offerTimerChange(timer(earlier, noon), testContext())).toBeNull();
  });
});
