// @vitest-environment jsdom
import { fieldsSchema } from "@courseway/content-client";
import { beforeAll, expect, test, vi } from "vitest";
import { testBrands } from "../shared/testing/brands.ts";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { testContext, testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { layout } from "./index.tsx";
import { layoutLoad, layoutView } from "./view.ts";
import { fields } from "./fields.ts";

const schema = fieldsSchema(fields);

const withImage = examples["withImage"] ?? {};
const withDropdown = examples["withDropdown"] ?? {};
const button = (label: string) => ({ buttonLabel: label, buttonLink: `/${label}/` });
const dropdown = withDropdown["dropdown"];
const buildView = (wire: unknown, index = 0) => layoutView(testInput(schema.parse(wire), null, { index }));

beforeAll(async () => {
  await loadIslands(layout, { dropdown });
  await loadIslands(layout, examples["withPicker"]);
});

test("has a title, an image, rich text, buttons, a dropdown and a card, each only where given [BL-layout-001]", () => {
  const parts = (wire: unknown) => {
    const body = renderBody(layout, wire);
    return ["h2", ".cw-layout-picture img", ".cw-prose", ".cw-button-group a", ".cw-dropdown", ".cw-layout-card"].map(
      (selector) => body.querySelector(selector) !== null,
    );
  };

  expect(parts({ ...withImage, dropdown, cardContent: "<p>Card</p>" })).toEqual([true, true, true, true, true, true]);
  expect(parts({ layoutTitle: "Only a title" })).toEqual([true, false, false, false, false, false]);
  expect(renderHtml(layout, {})).toBe("");
});

test("right content takes the place of the image [BL-layout-001]", () => {
  const props = buildView({ ...withImage, layoutRightContent: "<p>Right</p>" });
  expect(props).toMatchObject({ rightHtml: "<p>Right</p>", picture: null });
});

test("the star badge links to the brand's review page [BL-layout-001, TR-003]", () => {
  const link = (total: number) =>
    renderBody(
      layout,
      { ...withImage, showTrustpilot: true },
      {},
      { rating: { score: 4.7, total }, titles: {} },
    ).querySelector('a[href*="review"]');

  expect(link(1234)?.getAttribute("href")).toBe("https://www.trustpilot.com/review/www.ace.example.com");
  expect(link(1234)?.textContent).toBe("4.7 out of 5, 1,234 reviews");
  expect(link(0)).toBeNull();
});

test("buttons stand in a row or a grid, where the editor aligns them [BL-layout-001, BL-layout-005]", () => {
  const group = renderBody(layout, { ...withImage, buttonLayout: "grid", buttonAlignment: "right" }).querySelector(
    ".cw-button-group",
  );

  expect(group?.getAttribute("data-layout")).toBe("grid");
  expect(group?.getAttribute("data-align")).toBe("right");
});

test.each([
  [3, false, "right"],
  [4, false, "center"],
  [2, true, "right"],
  [3, true, "center"],
])("%i buttons, dropdown %s: aligned %s [BL-layout-002]", (count, hasDropdown, expected) => {
  const buttons = Array.from({ length: count }, (_, index) => button(`b${index}`));
  const props = buildView({
    ...withImage,
    buttons,
    buttonLayout: "grid",
    buttonAlignment: "right",
    dropdown: hasDropdown ? dropdown : [],
  });

  expect(props?.actions).toMatchObject({ align: expected, layout: expected === "center" ? "row" : "grid" });
});

test.each([
  [0, "eager", "high"],
  [1, "eager", "low"],
  [2, "eager", "low"],
  [3, "lazy", null],
])("on block %i the image is %s, its priority %s [BL-layout-003]", (index, loading, priority) => {
  const image = renderBody(layout, withImage, { index }).querySelector("img");
  expect(image?.getAttribute("loading")).toBe(loading);
  expect(image?.getAttribute("fetchpriority")).toBe(priority);
});

test("the image asks for a file as wide as it is: 534 px, 428 up to 1235 px, 327 up to 375 px [BL-layout-004]", () => {
  const image = renderBody(layout, {
    ...withImage,
    image: [{ url: "https://images.example.com/a.jpg", alt: "A", width: 1200, height: 800 }],
  }).querySelector("img");

  expect(image?.getAttribute("width")).toBe("534");
  expect(image?.getAttribute("height")).toBe("356");
  expect(image?.getAttribute("sizes")).toBe("(max-width: 375px) 327px, (max-width: 1235px) 428px, 534px");
  expect([...(image?.getAttribute("srcset") ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([
    327, 428, 534, 654, 856, 1068,
  ]);
});

test("reads the card's button under its own prefix [BL-layout-005]", () => {
  const props = buildView({
    ...withImage,
    cardType: "horizontal",
    cardButtonLink: "/sign-in/",
    cardButtonLabel: "Sign in",
    cardButtonType: "tertiary",
    cardButtonLinkNewTab: "1",
    cardButtonLinkNofollow: "1",
    cardButtonLinkAriaLabel: "Sign in to your account",
    cardButtonCtaTag: "card",
  });

  expect(props?.card).toMatchObject({
    horizontal: true,
    cta: {
      link: "/sign-in/",
      label: "Sign in",
      style: "tertiary",
      newTab: true,
      nofollow: true,
      ariaLabel: "Sign in to your account",
      tag: "card",
    },
  });
});

test("a button's accessible name becomes aria-label", () => {
  const wire = { ...withImage, buttons: [{ ...button("More"), buttonLinkAriaLabel: "More about prices" }] };
  expect(renderBody(layout, wire).querySelector("a.cw-button")?.getAttribute("aria-label")).toBe("More about prices");
});

test.each([
  ["60/40", "60fr 40fr"],
  ["30-70", "30fr 70fr"],
  ["", "1fr 1fr"],
  ["wide", "1fr 1fr"],
  ["0/100", "1fr 1fr"],
])("splits %j into %s [BL-layout-005]", (layoutSplit, expected) => {
  expect(buildView({ ...withImage, layoutSplit })?.tracks).toBe(expected);
});

test("shows the product picker, and not where it is hidden [BL-layout-005]", () => {
  const wire = examples["withPicker"] ?? {};

  expect(
    [...renderBody(layout, wire).querySelectorAll(".cw-layout-actions .cw-picker-links a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]),
  ).toEqual([
    ["Four-hour course", "/florida/four-hours/"],
    ["Six-hour course", "/texas/six-hours/"],
  ]);
  expect(renderBody(layout, { ...wire, hideStandaloneProductPicker: "1" }).querySelector(".cw-picker")).toBeNull();
});

test("a shortcode in the text shows the picker there, also where the standalone one is hidden [CH-001]", () => {
  const wire = { ...examples["withPicker"], layoutContent: "[productPicker]", hideStandaloneProductPicker: true };
  expect(renderBody(layout, wire).querySelectorAll(".cw-prose .cw-picker")).toHaveLength(1);
});

test("two words in the text open their dialogs without script [MD-014]", () => {
  const body = renderBody(layout, examples["withTextModals"], { index: 2 });
  const opened = (word: string) => {
    const trigger = [...body.querySelectorAll("button")].find((element) => element.textContent === word);
    return body.querySelector(`dialog[id="${trigger?.getAttribute("commandfor")}"]`)?.textContent;
  };

  expect(opened("guarantee")).toContain("we return what you paid");
  expect(opened("rules of your state")).toContain("once in three years");
});

test("a word without its dialog stays plain text [MD-014]", () => {
  const body = renderBody(layout, { ...examples["withTextModals"], highlightedTextModal2: null });

  expect(body.querySelectorAll("dialog")).toHaveLength(1);
  expect([...body.querySelectorAll('button[command="show-modal"]')].map((element) => element.textContent)).toEqual([
    "guarantee",
  ]);
});

test("a button with a useModal link opens the first dialog, and is not there without one [LNK-016]", () => {
  const wire = {
    ...examples["withTextModals"],
    buttons: [{ buttonLabel: "Our promise", buttonLink: "#useModal" }],
  };
  const opener = (content: unknown) =>
    [...renderBody(layout, content).querySelectorAll(".cw-button")].find(
      (element) => element.textContent === "Our promise",
    );

  expect(opener(wire)?.getAttribute("commandfor")).toBe("block-0-text-modal-1");
  expect(opener({ ...wire, highlightedTextModal1: null })).toBeUndefined();
});

test.each([
  [true, testBrands.ace, 1],
  ["1", testBrands.ace, 1],
  [false, testBrands.ace, 0],
  [true, testBrands.ids, 0],
])(
  "flag %j, brand with a trust id or without: asks for the rating only with both [CFG-009, TR-005]",
  async (showTrustpilot, brand, asked) => {
    const brandRating = vi.fn(() => Promise.resolve({ score: 4.7, total: 10 }));
    const data = await layoutLoad(schema.parse({ ...withImage, showTrustpilot }), testContext({ brand }), {
      brandRating,
      schedule: () => Promise.resolve([]),
    });

    expect(brandRating).toHaveBeenCalledTimes(asked);
    expect(data.rating).toEqual(asked ? { score: 4.7, total: 10 } : null);
  },
);

test("a button to checkout without a label is named after its product, else by the brand; the others are not looked up [LNK-018]", async () => {
  const { brand } = testContext();
  const link = `${brand.checkoutUrl}?productId=101`;
  const productTitles = vi.fn(() => Promise.resolve({ 101: "Six-Hour Course" }));
  const ports = { productTitles, brandRating: () => Promise.resolve(null), schedule: () => Promise.resolve([]) };
  const wire = {
    ...withImage,
    buttons: [
      { buttonLink: link },
      { buttonLink: link, buttonLabel: "Enroll" },
      { buttonLink: "/courses/?productId=102" },
    ],
  };

  const data = await layoutLoad(schema.parse(wire), testContext(), ports);
  expect(productTitles).toHaveBeenCalledExactlyOnceWith(["101"]);
  expect(
    [...renderBody(layout, wire, {}, data).querySelectorAll("a.cw-button")].map((element) => element.textContent),
  ).toEqual(["Six-Hour Course", "Enroll"]);
  const untitled = [...renderBody(layout, wire, {}, { ...data, titles: {} }).querySelectorAll("a.cw-button")];
  expect(untitled.map((element) => element.textContent)).toEqual([brand.ctaText, "Enroll"]);
});
