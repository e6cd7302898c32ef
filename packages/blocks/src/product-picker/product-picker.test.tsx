// @vitest-environment jsdom
import { cents } from "@courseway/pricing";
import { VisitorProvider } from "@courseway/visitor/react";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { testQuote } from "../offer/testing/offers.ts";
import { chosenStates } from "../shared/testing/chosen-states.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { renderBody, renderHtml } from "../shared/testing/render.tsx";
import { TEST_NOW, testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { productPicker } from "./index.tsx";

const whole = examples["whole"] ?? {};
const cta = (more: object) => ({ cta: [{ typeHandle: "productPickerCta", ...more }] });

beforeAll(() => hydrateIslands([renderPriced(whole), renderPriced(pricedRows)]));
afterEach(() => {
  cleanup();
});

/** A browser whose location call returns this state. */
function visitorIn(state: string | null) {
  const browser = new TestBrowser();
  browser.answer = () => Promise.resolve(Response.json({ state }));
  return browser;
}

type FindQuote = Parameters<typeof productPicker.render>[0]["findQuote"];

/** Each product's price in dollars is its id. The product of Texas has a fee. */
const priced: FindQuote = ({ productIds: [id = ""] }) => ({
  ...testQuote,
  originalPrice: cents(Number(id) * 100),
  discountPrice: cents(Number(id) * 100),
  maxPrice: cents(Number(id) * 100),
  productFees: cents(id === "30" ? 300 : 0),
});

const row = (state: string, productLink: string, more: object = {}) => ({
  state,
  productName: state,
  productLink,
  ...more,
});
const pricedRows = {
  productPickerTable: [
    row("Texas", "/texas/", { productId: "30" }),
    row("Florida", "https://checkout.example.com/checkout?productId=20"),
    row("Ohio", "/ohio/"),
  ],
};

function renderPriced(wire: unknown) {
  const content = productPicker.schema.parse(wire);
  return productPicker.render({ content, data: null, context: testContext(), findQuote: priced });
}

/** Renders the block on a visitor's page. */
async function show(wire: unknown, browser = visitorIn(null), findQuote: FindQuote = () => null) {
  const posted = chosenStates(browser);
  const content = productPicker.schema.parse(wire);
  const element = productPicker.render({ content, data: null, context: testContext(), findQuote });
  await act(async () => {
    render(
      <VisitorProvider settings={testSettings(TEST_NOW)} browser={browser}>
        {element}
      </VisitorProvider>,
    );
  });
  const [states, products] = screen.getAllByRole<HTMLSelectElement>("combobox");
  if (!states || !products) throw new Error("The picker has no choices.");
  return { posted, states, products };
}

const choose = async (select: HTMLSelectElement, value: string) => {
  await act(async () => {
    fireEvent.change(select, { target: { value } });
  });
};

const listOptions = (select: HTMLSelectElement) => [...select.options].map(({ textContent }) => textContent);
const chosenIn = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent;

/** The button's label and link, with the link's `rel` and `target`. */
function button() {
  const link = document.querySelector<HTMLElement>(".cw-picker-choices .cw-button");
  return {
    words: link?.textContent,
    href: link?.getAttribute("href"),
    rel: link?.getAttribute("rel"),
    target: link?.getAttribute("target"),
  };
}

test("lists each row of the table under its state, however that is written [BL-productPicker-001]", async () => {
  const { states, products } = await show(whole);
  expect(listOptions(states)).toEqual(["Select a State", "Florida", "New York", "Texas"]);

  await choose(states, "Texas");
  expect(listOptions(products)).toEqual(["Basic package", "Deluxe package", "Premium package"]);
});

test("shows nothing where no row names a state and leads anywhere [BL-productPicker-001]", () => {
  const row = { state: "Texas", productName: "Course", productLink: "/texas/" };
  const shown = (more: object) => renderHtml(productPicker, { productPickerTable: [{ ...row, ...more }] }) !== "";

  expect([{}, { state: "" }, { productLink: null }, { productLink: "javascript:alert(1)" }].map(shown)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a row without a name goes by its state, and one of no known state can be chosen too [BL-productPicker-001]", async () => {
  const productPickerTable = [
    { state: "OH", productLink: "/ohio/" },
    { state: "Other states", productName: "Ask us", productLink: "/support/" },
  ];
  const { states, products, posted } = await show({ productPickerTable });

  await choose(states, "Ohio");
  expect(listOptions(products)).toEqual(["Ohio"]);
  await choose(states, "Other states");
  expect(button().href).toBe("/support/");
  expect(posted).toEqual(["OH"]);
});

test("the two choices have the editor's labels, or State and Course [BL-productPicker-002]", async () => {
  await show(whole);
  expect(screen.getByRole("combobox", { name: "Your state" })).toBeDefined();
  expect(screen.getByRole("combobox", { name: "Your course" })).toBeDefined();
  cleanup();

  await show(examples["onlyRows"]);
  expect(screen.getByRole("combobox", { name: "State" })).toBeDefined();
  expect(screen.getByRole("combobox", { name: "Course" })).toBeDefined();
});

test("choosing a state fills the list of products, which waits for it [BL-productPicker-003, BL-productPicker-010]", async () => {
  const { states, products } = await show(whole);
  expect([products.disabled, listOptions(products)]).toEqual([true, ["Select a Product"]]);

  await choose(states, "Florida");
  expect([products.disabled, listOptions(products)]).toEqual([false, ["Pre-license course", "Continuing education"]]);

  await choose(states, "");
  expect([products.disabled, chosenIn(products)]).toEqual([true, "Select a Product"]);
});

test("the first product of a state is chosen by itself, also after another one of another state [BL-productPicker-004]", async () => {
  const { states, products } = await show(whole);
  await choose(states, "Texas");
  expect(chosenIn(products)).toBe("Basic package");

  await choose(products, "1");
  await choose(states, "Florida");
  expect(chosenIn(products)).toBe("Pre-license course");
  expect(button().href).toBe("/courses/florida/");
});

test("the button's link, words and flags are those of the chosen product [BL-productPicker-005]", async () => {
  const { states, products } = await show({ ...whole, ...cta({ buttonLink: "/courses/", nofollow: true }) });
  expect(button()).toMatchObject({ words: "Get My License", href: "/courses/", rel: "nofollow" });

  await choose(states, "Texas");
  expect(button()).toMatchObject({ words: "Get My License", href: "/courses/texas/", rel: null });
  await choose(products, "1");
  expect(button()).toMatchObject({ words: "Go Deluxe", href: "/courses/texas/deluxe/" });
  await choose(products, "2");
  expect(button()).toMatchObject({ words: "Get My License", href: "https://partner.example.org/premium" });
  expect(button().rel?.split(" ").toSorted()).toEqual(["nofollow", "noopener", "noreferrer"]);
});

test("the button has the editor's look, words, link and flags until a product is chosen [BL-productPicker-006]", async () => {
  const own = { buttonText: "See all courses", buttonLink: "https://example.org/all", newTab: true, noreferrer: true };
  await show({ ...whole, ...cta({ ...own, bgTheme: "secondary", fullWidth: true, noopener: true, useIcon: true }) });
  const link = screen.getByRole("link", { name: "See all courses" });

  expect(link.dataset).toMatchObject({ style: "secondary", full: "true" });
  expect(button()).toMatchObject({ href: "https://example.org/all", target: "_blank" });
  expect(button().rel?.split(" ").toSorted()).toEqual(["noopener", "noreferrer"]);
  expect(link.querySelector("svg")).not.toBeNull();
  cleanup();

  await show({ ...whole, ...cta({ buttonLink: "/courses/" }) });
  const plain = screen.getByRole("link");
  expect(plain.dataset).toMatchObject({ style: "primary" });
  expect(plain.dataset["full"]).toBeUndefined();
  expect([button().target, button().rel, plain.querySelector("svg")]).toEqual([null, null, null]);
});

test("the lowest price stands there until a product is chosen, then that one's with its fee; one without a price has none [PR-009, PR-013]", async () => {
  const { states } = await show(pricedRows, visitorIn(null), priced);
  const shown = () => document.querySelector(".cw-picker-price")?.textContent;
  expect(shown()).toBe("From$20");

  await choose(states, "Texas");
  expect(shown()).toBe("$30+ $3 fee, $33 total");
  await choose(states, "Ohio");
  expect(shown()).toBe("");
  await choose(states, "Florida");
  expect(shown()).toBe("$20");
  await choose(states, "");
  expect(shown()).toBe("From$20");
});

test("without script each product of the list has its price and its fee, and a picker without prices has no room for one", () => {
  const body = new DOMParser().parseFromString(renderToStaticMarkup(renderPriced(pricedRows)), "text/html").body;

  expect([...body.querySelectorAll("noscript li")].map(({ textContent }) => textContent)).toEqual([
    "Florida Florida$20 ",
    "Ohio Ohio",
    "Texas Texas$30 + $3 fee, $33 total",
  ]);
  expect(renderBody(productPicker, whole).querySelector(".cw-picker-price")).toBeNull();
});

test("asks for the price of each product that a row names or a link to the checkout sells", () => {
  const requests = productPicker.quotes(productPicker.schema.parse(pricedRows), testContext());

  expect(requests.map(({ productIds, link }) => [...productIds, link])).toEqual([
    ["30", "/texas/"],
    ["20", "https://checkout.example.com/checkout?productId=20"],
  ]);
});

test.each([[[]], [[{ typeHandle: "productPickerCta", buttonText: " ", bgTheme: "primary" }]]])(
  "without words of its own (%j) the button says Get My License, and asks for a state [BL-productPicker-007]",
  async (row) => {
    const { states } = await show({ ...whole, cta: row });
    const asked = vi.spyOn(states, "reportValidity");
    fireEvent.click(screen.getByRole("button", { name: "Get My License" }));

    expect([asked.mock.results[0]?.value, states.validity.valueMissing]).toEqual([false, true]);
    await choose(states, "Texas");
    expect(screen.getByRole("link").textContent).toBe("Get My License");
  },
);

test("the cookie's state is chosen at first, and nobody is asked [BL-productPicker-008, LOC-001]", async () => {
  const browser = visitorIn("TX");
  browser.jar["state"] = "FL";
  const { states, posted } = await show(whole, browser);

  expect([states.value, button().href]).toEqual(["Florida", "/courses/florida/"]);
  expect([browser.requests, posted]).toEqual([[], []]);
});

test("without a cookie the visitor's location says the state [BL-productPicker-008, LOC-001]", async () => {
  const { states, posted } = await show(whole, visitorIn("TX"));

  expect([states.value, button().href]).toEqual(["Texas", "/courses/texas/"]);
  expect(posted).toEqual([]);
});

test("a state without a product of its own is not chosen [BL-productPicker-008]", async () => {
  const { states } = await show(whole, visitorIn("HI"));
  expect(chosenIn(states)).toBe("Select a State");
});

test("a chosen state goes to the location cookie by its abbreviation [BL-productPicker-009, LOC-002]", async () => {
  const browser = visitorIn("TX");
  const { states, posted } = await show(whole, browser);
  await choose(states, "New York");
  await choose(states, "");

  expect([posted, browser.jar["state"]]).toEqual([["NY"], "NY"]);
});

test("a choice stands where it could not be stored [BL-productPicker-003]", async () => {
  const browser = visitorIn("TX");
  const { states } = await show(whole, browser);
  browser.answer = () => Promise.reject(new Error("offline"));
  await choose(states, "New York");

  expect([states.value, button().href]).toEqual(["New York", "/courses/new-york/"]);
});

test("while the location is asked for it says so, and a choice need not wait for it [BL-productPicker-010]", async () => {
  const answers: ((response: Response) => void)[] = [];
  const browser = new TestBrowser();
  browser.answer = () => new Promise((resolve) => answers.push(resolve));
  const { states } = await show(whole, browser);
  expect(chosenIn(states)).toBe("Loading your state");

  await choose(states, "Florida");
  await act(async () => answers.forEach((answer) => answer(Response.json({ state: "TX" }))));
  expect([states.value, listOptions(states)[0]]).toEqual(["Florida", "Select a State"]);
});

test("the button's name tells which product it leads to", async () => {
  const { states, products } = await show(whole);
  await choose(states, "Texas");
  expect(screen.getByRole("link", { name: "Get My License: Basic package" })).toBeDefined();
  await choose(products, "1");
  expect(screen.getByRole("link", { name: "Go Deluxe: Deluxe package" })).toBeDefined();
});

test("without script every product is a link under its state", () => {
  const links = [...renderBody(productPicker, whole).querySelectorAll<HTMLAnchorElement>("noscript a")];

  expect(links.map((link) => `${link.closest("li")?.firstElementChild?.textContent}: ${link.textContent}`)).toEqual([
    "Florida: Pre-license course",
    "Florida: Continuing education",
    "New York: Six-hour course",
    "Texas: Basic package",
    "Texas: Deluxe package",
    "Texas: Premium package",
  ]);
  expect(links.at(-1)?.rel).toContain("nofollow");
});

test("hidden where it stands, it shows nothing and tells its editor of no empty block", () => {
  const content = productPicker.schema.parse(examples["inTextsOnly"]);
  const element = productPicker.render({ content, data: null, context: testContext(), findQuote: () => null });

  expect(element).not.toBeNull();
  expect(renderHtml(productPicker, examples["inTextsOnly"])).toBe("");
});
