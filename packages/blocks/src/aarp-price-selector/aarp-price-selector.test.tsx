// @vitest-environment jsdom
import { createQuote } from "@courseway/pricing";
import { VisitorProvider } from "@courseway/visitor/react";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { QuoteRequest } from "../define-block.ts";
import { exampleProduct } from "../offer/example-product.ts";
import { chosenStates } from "../shared/testing/chosen-states.ts";
import { renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { TEST_NOW, testContext, testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { aarpPriceSelector } from "./index.tsx";

const hidePopover = vi.fn();
const whole = examples["whole"] ?? {};

/** Members pay less than the list price; product 1004 has a lower price than the others. */
const priced = ({ productIds }: QuoteRequest) =>
  createQuote({
    productIds,
    originalPrice: productIds[0] === "1004" ? 2100 : 2695,
    maxPrice: 2995,
  });
const undiscounted = ({ productIds }: QuoteRequest) => createQuote({ productIds, originalPrice: 2995 });
const unpriced = () => null;

const renderElement = (wire: unknown, quotes: Parameters<typeof aarpPriceSelector.render>[0]["findQuote"] = priced) =>
  aarpPriceSelector.render({
    content: aarpPriceSelector.schema.parse(wire),
    data: null,
    context: testContext(),
    findQuote: quotes,
  });

beforeAll(() => loadIslands(aarpPriceSelector, whole));
beforeEach(() => {
  // jsdom does not support popovers.
  hidePopover.mockClear();
  HTMLElement.prototype.hidePopover = hidePopover;
});
afterEach(() => {
  cleanup();
});

function visitorIn(state: string | null) {
  const browser = new TestBrowser();
  browser.answer = () => Promise.resolve(Response.json({ state }));
  return browser;
}

/** Renders the block on a visitor's page. */
async function show(wire: unknown, browser = visitorIn(null), quotes?: Parameters<typeof renderElement>[1]) {
  const posted = chosenStates(browser);
  await act(async () => {
    render(
      <VisitorProvider settings={testSettings(TEST_NOW)} browser={browser}>
        {renderElement(wire, quotes)}
      </VisitorProvider>,
    );
  });
  return { posted };
}

const select = () => screen.getByRole<HTMLSelectElement>("combobox");
const shownState = () => select().selectedOptions[0]?.textContent;
const title = () => screen.getByRole("heading", { level: 2 }).textContent;
const card = () => document.querySelector(".cw-price-card")?.textContent;
const option = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>("[popover] > button")].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`There is no option ${name}.`);
  return found;
};

const choose = async (value: string) => {
  await act(async () => {
    fireEvent.change(select(), { target: { value } });
  });
};

test("a list that several brands share sells in each state what it names for the brand, by the state's name or letters [LOC-005]", () => {
  const row = (state: string, productsPerBrand: readonly object[]) => ({ state, product: [], productsPerBrand });
  const selectorList = [
    row("Ohio", [
      { brand: "DEC", productId: "1002" },
      { brand: testContext().brand.id, productId: " 1004 " },
    ]),
    row("TX", [{ brand: testContext().brand.id, productId: "1001" }]),
    row("Utah", [{ brand: "DEC", productId: "1002" }]),
    { ...row("Iowa", [{ brand: testContext().brand.id, productId: "1001" }]), product: [exampleProduct("premium")] },
  ];
  const content = aarpPriceSelector.schema.parse({ ...whole, selectorList });
  expect(aarpPriceSelector.quotes(content, testContext()).map(({ productIds }) => productIds)).toEqual([
    ["1003"],
    ["1004"],
    ["1001"],
  ]);
  const html = renderToStaticMarkup(renderElement({ ...whole, selectorList }));
  expect(["Iowa", "Ohio", "Texas", "Utah"].filter((state) => html.includes(`>${state}<`))).toEqual([
    "Iowa",
    "Ohio",
    "Texas",
  ]);
  expect(html).toContain("productId=1004");
});

test("has the editor's line, a choice of state, and one card with the state's price and checkout link [BL-aarpPriceSelector-001, BL-aarpPriceSelector-012]", async () => {
  await show(whole, visitorIn("FL"));

  expect(screen.getByRole("button", { name: /^Select your state to see what the course costs there/ })).toBeDefined();
  expect([...select().options].map(({ textContent }) => textContent)).toEqual([
    "Alabama",
    "Arizona",
    "Florida",
    "New York",
    "Texas",
  ]);
  expect(document.querySelectorAll(".cw-price-card")).toHaveLength(1);
  expect(card()).toContain("$21");
  expect(card()).toContain("Florida asks for six hours the first time.");
  expect(screen.getByRole("link").getAttribute("href")).toBe(
    "https://checkout.example.com/checkout?productId=1004&state=FL",
  );
});

test("the choice is a list that a button opens, and a native select for phones [BL-aarpPriceSelector-002]", async () => {
  await show(whole);

  expect(document.querySelector(".cw-state-list [popover]")?.children).toHaveLength(5);
  expect(document.querySelector(".cw-state-select select")).toBe(select());
});

test("while the location is asked for both say Loading state... [BL-aarpPriceSelector-003]", async () => {
  const answers: ((response: Response) => void)[] = [];
  const browser = new TestBrowser();
  browser.answer = () => new Promise((resolve) => answers.push(resolve));
  await show(whole, browser);

  expect([shownState(), screen.getAllByRole("button")[0]?.textContent]).toEqual([
    "Loading state...",
    "Loading state...",
  ]);
  await act(async () => answers.forEach((answer) => answer(Response.json({ state: "TX" }))));
  expect([shownState(), screen.getAllByRole("button")[0]?.textContent]).toEqual(["Texas", "Texas"]);
  expect(select().textContent).not.toContain("Loading");
});

test("whoever stands on the card's button when another state's card comes stands on that one's; nobody else is moved there", async () => {
  const answers: ((response: Response) => void)[] = [];
  const browser = new TestBrowser();
  browser.answer = () => new Promise((resolve) => answers.push(resolve));
  await show(whole, browser);
  screen.getByRole("link", { name: "Register Now: Alabama" }).focus();
  await act(async () => answers.forEach((answer) => answer(Response.json({ state: "TX" }))));
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Register Now: Texas" }));

  select().focus();
  await choose("NY");
  expect([title(), document.activeElement]).toEqual(["New York AARP Smart Driver Course Pricing", select()]);
});

test.each([
  [null, "Texas AARP Smart Driver Course Pricing"],
  ["Prices in {state}", "Prices in Texas"],
  ["${state}, {state}", "Texas, Texas"],
  ["One price", "One price"],
])("the card's title %j reads %j [BL-aarpPriceSelector-004, BL-aarpPriceSelector-012]", async (cardTitle, expected) => {
  await show({ ...whole, cardTitle }, visitorIn("TX"));
  expect(title()).toBe(expected);
});

test("the card says the price for members, the one for non-members crossed out, and the guarantee [BL-aarpPriceSelector-005, PR-008]", async () => {
  await show(whole);

  expect(document.querySelector(".cw-price-final")?.textContent).toBe("$26.95 for members");
  expect(document.querySelector(".cw-price-compare-at")?.textContent).toBe("$29.95 for non-members");
  expect(document.querySelector(".cw-price-compare-at s")?.textContent).toBe("$29.95");
  expect(card()).toContain("Money-Back Guarantee!");
});

test("where all pay the same, and where there is no price, nothing is crossed out or said of members", async () => {
  await show(whole, visitorIn(null), undiscounted);
  expect([document.querySelector(".cw-price-line")?.textContent, document.querySelector("s")]).toEqual([
    "$29.95",
    null,
  ]);
  cleanup();

  await show(whole, visitorIn(null), unpriced);
  expect(document.querySelector(".cw-price")).toBeNull();
  expect(card()).toContain("Money-Back Guarantee!");
  expect(screen.getByRole("link").getAttribute("href")).toContain("productId=1001");
});

test("an editor's words stand in place of the built-in ones, and of the price where they name it [BL-aarpPriceSelector-012, PR-028, PR-029]", async () => {
  const readCard = async (example: string) => {
    await show(examples[example]);
    const words = [card(), document.querySelector(".cw-price-final")?.textContent];
    cleanup();
    return words;
  };

  const [named, price] = await readCard("ownWords");
  expect(named).toContain("Take the course for $26.95, with the certificate included.");
  expect([price, named?.includes("Guarantee")]).toEqual([undefined, false]);
  const [words, own] = await readCard("wordsWithoutPrice");
  expect(words).toContain("Four hours, at your own pace.");
  expect(own).toBe("$26.95 for members");
});

test("the button says Register Now and is named after its state [BL-aarpPriceSelector-006]", async () => {
  await show(whole, visitorIn("NY"));
  const link = screen.getByRole("link", { name: "Register Now: New York" });
  expect(link.textContent).toBe("Register Now");
});

test.each([
  ["the location is unknown", "Alabama", visitorIn(null), whole],
  ["the visitor's state is not sold", "Alabama", visitorIn("HI"), whole],
  ["Alabama is not sold either", "Ohio", visitorIn(null), examples["oneState"]],
])("where %s the card is that of %s [BL-aarpPriceSelector-007]", async (_, expected, browser, wire) => {
  await show(wire, browser);
  expect([shownState(), title()]).toEqual([expected, `${expected} AARP Smart Driver Course Pricing`]);
});

test("the cookie's state goes before the location's, which is not asked for [LOC-001]", async () => {
  const browser = visitorIn("TX");
  browser.jar["state"] = "FL";
  await show(whole, browser);

  expect([shownState(), browser.requests]).toEqual(["Florida", []]);
});

test("the list is a popover of the button: click, Enter and Space open it, a click elsewhere closes it [BL-aarpPriceSelector-008, BL-aarpPriceSelector-009, A11Y-013]", async () => {
  await show(whole);
  const button = screen.getAllByRole<HTMLButtonElement>("button")[0];
  const list = document.getElementById(button?.getAttribute("popovertarget") ?? "");

  expect([button?.type, button?.hasAttribute("popovertargetaction")]).toEqual(["button", false]);
  expect(list?.getAttribute("popover")).toBe("auto");
});

test("opened, the list has the focus on the chosen state; arrows, Home, End and letters move it", async () => {
  await show(whole, visitorIn("FL"));
  const list = document.querySelector<HTMLElement>("[popover]") ?? document.body;
  // Simulates what a browser does to open the list, because jsdom does not support popovers.
  list.style.display = "block";
  fireEvent(list, Object.assign(new Event("toggle"), { newState: "open" }));
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  };

  expect(document.activeElement?.textContent).toBe("Florida");
  expect(document.activeElement?.getAttribute("aria-current")).toBe("true");
  expect(["ArrowDown", "ArrowUp", "End", "ArrowDown", "a", "a", "a", "Home", "Shift"].map(press)).toEqual([
    "New York",
    "Florida",
    "Texas",
    "Texas",
    "Alabama",
    "Arizona",
    "Alabama",
    "Alabama",
    "Alabama",
  ]);
});

test("in the list, what is typed in one go leads to the state that begins with it, its space chooses nothing, and a pause begins another word", async () => {
  await show(whole, visitorIn("TX"));
  const list = document.querySelector<HTMLElement>("[popover]") ?? document.body;
  list.style.display = "block";
  fireEvent(list, Object.assign(new Event("toggle"), { newState: "open" }));
  let now = 5000;
  const press = (key: string): boolean => {
    const at = document.activeElement ?? document.body;
    now += 100;
    const down = Object.defineProperty(createEvent.keyDown(at, { key }), "timeStamp", { value: now });
    fireEvent(at, down);
    return fireEvent.keyUp(document.activeElement ?? at, { key });
  };
  const type = (word: string) => {
    now += 2000;
    for (const letter of word) press(letter);
    return document.activeElement?.textContent;
  };

  expect([type("Flo"), type("New Y"), type("tex"), type("f")]).toEqual(["Florida", "New York", "Texas", "Florida"]);
  type("new");
  expect(press(" ")).toBe(false);
  now += 2000;
  expect(press(" ")).toBe(true);
});

test.each(["list", "select"])(
  "choosing a state in the %s updates the card and closes the list [BL-aarpPriceSelector-010]",
  async (by) => {
    await show(whole);
    expect(card()).toContain("$26.95");
    if (by === "select") await choose("FL");
    else await act(async () => option("Florida").click());

    expect([title(), shownState()]).toEqual(["Florida AARP Smart Driver Course Pricing", "Florida"]);
    expect(card()).toContain("$21");
    expect(document.querySelector(".cw-price-card")?.parentElement?.getAttribute("aria-live")).toBe("polite");
    if (by === "list") expect(hidePopover).toHaveBeenCalledOnce();
  },
);

test("the choice rewrites the location cookie by its abbreviation [BL-aarpPriceSelector-011, LOC-004]", async () => {
  const browser = visitorIn("TX");
  browser.jar["state"] = "FL";
  const { posted } = await show(whole, browser);
  await choose("NY");

  expect([posted, browser.jar["state"]]).toEqual([["NY"], "NY"]);
});

test("the choice stands where it could not be stored [BL-aarpPriceSelector-010]", async () => {
  const browser = visitorIn("TX");
  await show(whole, browser);
  browser.answer = () => Promise.reject(new Error("offline"));
  await choose("NY");

  expect(shownState()).toBe("New York");
});

test("asks for the prices of all states at once, each product with its own coupon [API-022]", () => {
  const requests = aarpPriceSelector.quotes(aarpPriceSelector.schema.parse(whole), testContext());

  expect(requests.map(({ productIds, coupon }) => [...productIds, coupon])).toEqual([
    ["1001", null],
    ["1002", "SAVE20"],
    ["1004", null],
    ["1003", "SAVE20"],
    ["1005", null],
  ]);
});

test("a row of no known state or without a product is left out, and without any row nothing shows", () => {
  const row = { typeHandle: "priceSelectorItem", state: "Ohio", product: [exampleProduct("basic")] };
  const shown = (more: object) => renderHtml(aarpPriceSelector, { selectorList: [{ ...row, ...more }] }) !== "";

  expect([{}, { state: "Atlantis" }, { product: [] }, { product: [{ xgritProductId: " " }] }].map(shown)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("without script the prices, of whom each is, and the link of every state stand there", () => {
  const body = new DOMParser().parseFromString(renderToStaticMarkup(renderElement(whole)), "text/html").body;
  const rows = [...body.querySelectorAll("noscript li")];

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Alabama $26.95 for members, $29.95 for non-membersRegister Now",
    "Arizona $26.95 for membersRegister Now",
    "Florida $21 for members, $29.95 for non-membersRegister Now",
    "New York $26.95 for membersRegister Now",
    "Texas $26.95 for members, $29.95 for non-membersRegister Now",
  ]);
  expect(rows.every((row) => row.querySelector("a")?.href.includes("/checkout?productId="))).toBe(true);
});

test("tells search engines the price that stands on the page at first", () => {
  const content = aarpPriceSelector.schema.parse(whole);
  const nodes = aarpPriceSelector.structuredData({ ...testInput(content, null), findQuote: priced });

  expect(nodes).toMatchObject([{ "@type": "Product", sku: "1001", offers: { price: "26.95" } }]);
});
