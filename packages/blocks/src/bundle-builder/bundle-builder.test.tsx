// @vitest-environment jsdom
import { cents, type Quote } from "@courseway/pricing";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { QuoteRequest } from "../define-block.ts";
import { BlocksProvider } from "../blocks-provider.client.tsx";
import { pricingContext } from "../offer/pricing-context.ts";
import { fetchQuotes, type PriceSet } from "../offer/quote-port.ts";
import { testQuote } from "../offer/testing/offers.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { bundleBuilder } from "./index.tsx";

const HOURS: Readonly<Record<string, number>> = { "1001": 8, "1002": 5, "1003": 3, "1004": 6, "1005": 8 };
const TITLES: Readonly<Record<string, string>> = {
  "1001": "Core, online",
  "1002": "Elective A",
  "1003": "Texas law",
  "1004": "Elective B",
  "1005": "Core, live",
};

const priced = (id: string, more: Partial<Quote> = {}): Quote => ({
  ...testQuote,
  productIds: [id],
  courseIds: [`c${id}`],
  title: TITLES[id] ?? id,
  seatHours: HOURS[id] ?? 0,
  ...more,
});
const findQuote = ({ productIds }: QuoteRequest) => priced(productIds[0] ?? "");

const buildWire = (example: string, more: object = {}) => ({ ...examples[example], ...more });
const card = (entryState: string, more: object = {}) => ({
  typeHandle: "bundleBuildCard",
  entryState,
  baseProducts: [],
  requiredProducts: [],
  electiveProducts: [],
  ...more,
});
const cards = (list: readonly unknown[], productCouponOverride: string | null = null) =>
  buildWire("whole", {
    builderCategory: [{ typeHandle: "builderCategory", productCouponOverride, bundleBuildCards: list }],
  });

function renderElement(wire: object, quotes: typeof findQuote | (() => null) = findQuote) {
  const content = bundleBuilder.schema.parse(wire);
  return bundleBuilder.render({ content, data: null, context: testContext(), findQuote: quotes });
}

const sent: string[] = [];
let schedule: () => Promise<Response>;
let prices: (body: string) => Promise<Response>;

beforeAll(() => hydrateIslands([renderElement(buildWire("whole"))]));
beforeEach(() => {
  sent.length = 0;
  schedule = async () => Response.json({ schedule: [] });
  prices = async () => Response.error();
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Replaces the page's own host, which the page's offers call for prices. */
const host: typeof fetch = async (_, init) => {
  const body = String(init?.body);
  sent.push(body);
  return prices(body);
};

async function show(wire: object = buildWire("whole"), quotes: typeof findQuote | (() => null) = findQuote) {
  const browser = new TestBrowser();
  browser.answer = () => schedule();
  render(
    <BlocksProvider
      context={pricingContext(testContext())}
      visitor={testSettings(browser.time)}
      browser={browser}
      dependencies={{ quotes: fetchQuotes(host), defer: queueMicrotask }}
    >
      {renderElement(wire, quotes)}
    </BlocksProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  return browser;
}

const tick = (name: string | RegExp, type: "checkbox" | "radio" = "checkbox") =>
  fireEvent.click(screen.getByRole(type, { name, hidden: true }));
const choose = async (states: readonly string[], delivery: "Webinar" | "Online Self-Study") => {
  for (const state of states) tick(state);
  tick(delivery, "radio");
  await act(async () => {});
};
const statesShown = () => [...document.querySelectorAll(".cw-builder-search li")].map((item) => item.textContent);
const listed = (name: string) => {
  const list = screen.queryByRole("list", { name, hidden: true });
  return list
    ? within(list)
        .getAllByRole("listitem", { hidden: true })
        .map((item) => item.querySelector("b")?.textContent)
    : null;
};
const selected = () =>
  [...document.querySelectorAll(".cw-builder-card[data-selected=true] label b")].map((name) => name.textContent);
const hours = () => document.querySelector(".cw-builder-hours");
const total = () => document.querySelector(".cw-builder-total b")?.textContent;
const cart = () => document.querySelector(".cw-builder-cart > .cw-button");
const closeDialog = () => act(() => document.querySelector("dialog")?.close());

test("begins with the states, several of which can be chosen, then a delivery method, which loads the list [BB-001, BB-003, BB-004]", async () => {
  await show();
  expect(statesShown()).toEqual(["Texas", "Utah", "Florida"]);
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Webinar",
    "Online Self-Study",
  ]);

  tick("Texas");
  tick("Utah");
  expect(document.querySelector("#block-0-states-chosen")?.textContent).toBe("Texas, Utah");
  expect(document.querySelector(".cw-builder-card")).toBeNull();
  tick("Online Self-Study", "radio");
  expect(listed("Your main course")).toEqual(["Core, online", "Core, live"]);
});

test("the search finds states by a part of their name, in any case of letters [BB-002]", async () => {
  await show();
  const search = (value: string) =>
    fireEvent.change(screen.getByRole("searchbox", { hidden: true }), { target: { value } });

  search("TA");
  expect(statesShown()).toEqual(["Utah"]);
  search("i");
  expect(statesShown()).toEqual(["Florida"]);
  search("zz");
  expect(statesShown()).toEqual([]);
  expect(screen.getByText("No state of this name.")).not.toBeNull();
});

test("lists base, required and elective courses, each marked Required or Elective [BB-005, BB-006, BB-019]", async () => {
  await show();
  await choose(["Texas"], "Online Self-Study");
  const badges = [...document.querySelectorAll(".cw-builder-card .cw-badge")].map((badge) => badge.textContent);

  expect(listed("What your states require")).toEqual(["Texas law"]);
  expect(listed("Electives")).toEqual(["Elective A", "Elective B"]);
  // The main course's other delivery method is not required in addition to the chosen one.
  expect(badges).toEqual(["Required", "Required", "Elective", "Elective"]);
  expect(
    screen.getByText("Instead of the selected course: one of them is enough.").closest("li")?.textContent,
  ).toContain("Core, live");
  expect(document.querySelector(".cw-builder-card .cw-builder-facts")?.textContent).toBe(
    "Texas · Online Self-Study · 8 hours",
  );
});

test("required courses come along, electives as far as hours are missing; the badge says whether they suffice [BB-022, BB-023, BB-025, BB-026]", async () => {
  await show();
  await choose(["Texas"], "Online Self-Study");

  expect(selected()).toEqual(["Core, online", "Texas law", "Elective A", "Elective B"]);
  expect(hours()?.textContent).toBe("22 of 20 required hours selected");
  expect(hours()?.getAttribute("data-badge")).toBe("positive");
  tick(/Elective A/);
  expect(hours()?.textContent).toBe("17 of 20 required hours selected");
  expect(hours()?.getAttribute("data-badge")).toBe("negative");
});

test("where hours stay short all electives are selected, and their list stands open [BB-024]", async () => {
  await show();
  await choose(["Utah"], "Online Self-Study");
  expect(document.querySelector("details.cw-builder-section")).toBeNull();
  tick("Utah");
  await choose(["Florida"], "Online Self-Study");

  expect(selected()).toContain("Elective B");
  expect(document.querySelector<HTMLDetailsElement>("details.cw-builder-section")?.open).toBe(true);
  tick("Florida");
  tick("Texas");
  expect(document.querySelector<HTMLDetailsElement>("details.cw-builder-section")?.open).toBe(false);
});

test("one main course takes the place of the other of its state [BB-020]", async () => {
  await show();
  await choose(["Utah"], "Online Self-Study");
  expect(selected()).toEqual(["Core, online"]);
  tick(/Core, live/);
  expect(selected()).toEqual(["Core, live"]);
});

test("across states the smaller priority text wins, and the other's main course cannot be ticked [BB-021]", async () => {
  const base = (productId: string) => [{ productId, deliveryType: "online" }];
  await show(
    cards([
      card("Texas", { baseProducts: base("1001"), baseProductPrio: "2" }),
      card("Utah", { baseProducts: base("1002"), baseProductPrio: "10" }),
    ]),
  );
  await choose(["Texas", "Utah"], "Online Self-Study");

  expect(selected()).toEqual(["Elective A"]);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Core, online/ }).disabled).toBe(true);
});

test("the total is that of what is selected, with two decimals, and says what it leaves out [BB-009, BB-027, BB-028]", async () => {
  await show();
  expect(total()).toBe("–");
  await choose(["Texas"], "Online Self-Study");

  expect(total()).toBe("$400.00");
  tick(/Elective B/);
  expect(total()).toBe("$300.00");
  expect(screen.getByText('"Total Tuition" excludes the NMLS credit reporting fee.')).not.toBeNull();
});

test("the fees of what is selected stand below, with what the checkout asks for [BB-009, BB-019]", async () => {
  await show(buildWire("whole"), ({ productIds }) => priced(productIds[0] ?? "", { productFees: cents(150) }));
  const fees = () => document.querySelector(".cw-builder-fees")?.textContent ?? null;
  expect(fees()).toBeNull();
  await choose(["Texas"], "Online Self-Study");
  expect(fees()).toBe("Reporting fee$6.00At the checkout$406.00");
  tick(/Elective B/);
  expect(fees()).toBe("Reporting fee$4.50At the checkout$304.50");
});

test("with nothing selected the button is disabled and says why [BB-010]", async () => {
  await show();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Go to checkout" });

  expect(button.disabled).toBe(true);
  expect(document.querySelector(`#${button.getAttribute("aria-describedby")}`)?.textContent).toBe(
    "Please select at least one product",
  );
});

test("enough hours lead straight to the checkout of all that is selected, with the builder's coupon [BB-011, CP-032]", async () => {
  await show();
  await choose(["Texas"], "Online Self-Study");
  closeDialog();
  const link = new URL(cart()?.getAttribute("href") ?? "");

  expect(link.searchParams.get("productId")).toBe("1001,1003,1002,1004");
  expect(link.searchParams.get("courseId")).toBe("c1001,c1003,c1002,c1004");
  expect(link.searchParams.get("state")).toBe("Texas");
  expect(link.searchParams.get("hc")).toBe("SAVE20");
});

test("too few hours are asked about first: back to the choice, or on to the checkout [BB-011, BB-012, BB-013]", async () => {
  await show();
  await choose(["Florida"], "Online Self-Study");
  expect(cart()?.hasAttribute("href")).toBe(false);
  fireEvent.click(cart()!);
  const dialog = screen.getByRole("dialog", {
    name: "You do not have enough selected hours to meet your state requirement(s).",
  });

  expect(dialog.textContent).toContain("Are you sure you want to proceed to checkout?");
  expect(within(dialog).getByRole("link", { name: "Proceed Anyway" }).getAttribute("href")).toContain(
    "productId=1001,1004",
  );
  fireEvent.click(within(dialog).getByRole("button", { name: "Modify Selection" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(selected()).toEqual(["Core, online", "Elective B"]);
});

test("adding a course of a state with several regulators warns, each time that it is added [BB-007, BB-008]", async () => {
  await show();
  await choose(["Utah"], "Online Self-Study");
  expect(screen.queryByRole("dialog")).toBeNull();
  tick("Texas");
  const name = "Warning: You are adding a course for a state that has multiple regulators.";
  expect(screen.getByRole("dialog", { name }).textContent).toMatch(
    /Texas:.*MLO license must be issued by the regulator listed.*may need additional courses/,
  );

  closeDialog();
  expect(screen.queryByRole("dialog")).toBeNull();
  tick(/Texas law/);
  expect(screen.queryByRole("dialog")).toBeNull();
  tick(/Texas law/);
  expect(screen.getByRole("dialog", { name })).not.toBeNull();
});

const webinar = {
  courseid: "c1005",
  category: { code: "MTG", title: "Continuing Ed" },
  webinarTitle: "Evening classes",
  webinarContent: "",
  sessionList: [{ title: "Session 1", eventsList: [{ day: "Monday, June 8", time: "6 pm CT", eventId: "e1" }] }],
};

test("class times are fetched for listed webinars, for the builder, and stand behind View Schedule [BB-014, API-026, API-029]", async () => {
  schedule = async () => Response.json({ schedule: [webinar] });
  const browser = await show();
  expect(browser.requests).toEqual([]);
  await choose(["Utah"], "Webinar");

  await waitFor(() => expect(browser.requests).toEqual(["/api/schedule/?courseIds=c1005&use=builder"]));
  fireEvent.click(await screen.findByRole("button", { name: "View Schedule" }));
  expect(screen.getByRole("dialog", { name: "Evening classes" }).textContent).toContain("Monday, June 86 pm CT");
});

test("no class times are offered without sessions, while the service fails, or where the editor hides them [BB-014, ERR-007]", async () => {
  schedule = () => Promise.reject(new Error("down"));
  await show();
  await choose(["Utah"], "Webinar");
  expect(screen.queryByRole("button", { name: "View Schedule" })).toBeNull();
  expect(selected()).toEqual(["Core, live"]);

  cleanup();
  const browser = await show(buildWire("oneState"));
  await choose(["Utah"], "Webinar");
  expect(browser.requests).toEqual([]);
});

test("a tab that comes back starts again [BB-016]", async () => {
  await show();
  await choose(["Utah"], "Online Self-Study");
  expect(selected()).toEqual(["Core, online"]);
  fireEvent(document, new Event("visibilitychange"));

  expect(document.querySelector(".cw-builder-card")).toBeNull();
  expect(document.querySelector("#block-0-states-chosen")?.textContent).toBe("None selected");
});

test("asks for the price of each product once, with the coupon of the first category [API-022, CP-023, CP-032]", () => {
  const asked = (wire: object) =>
    bundleBuilder
      .quotes(bundleBuilder.schema.parse(wire), testContext())
      .map(({ productIds, coupon }) => [...productIds, coupon]);

  expect(asked(buildWire("whole"))).toEqual(["1001", "1005", "1003", "1002", "1004"].map((id) => [id, "SAVE20"]));
  expect(asked(buildWire("oneState"))).toEqual(["1001", "1005"].map((id) => [id, null]));
});

test("a coupon that comes later reprices the bundle and leaves the choice; a failure leaves the prices [CP-023, CP-026, CP-031]", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const browser = await show(buildWire("oneState"));
  await choose(["Utah"], "Online Self-Study");
  act(() => browser.coupon("LATE"));
  await act(() => vi.dynamicImportSettled());
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(total()).toBe("$100.00");

  prices = async () =>
    Response.json({
      quotes: ["1001", "1005"].map((id) => priced(id, { discountPrice: cents(7000), couponCode: "LATE" })),
    });
  act(() => browser.coupon("LATER"));
  await act(() => vi.dynamicImportSettled());
  await vi.waitFor(() => expect(total()).toBe("$70.00"));
  expect(selected()).toEqual(["Core, online"]);
  expect(sent.at(-1)).toContain('"couponCodes":["LATE","LATER"]');
  expect(cart()?.getAttribute("href")).toContain("hc=LATE,LATER");
  warn.mockRestore();
});

/** The host's limit for a request body, in bytes. */
const MOST_BODY = 16 * 1024;

test("a bundle of 40 is priced with a visitor's long codes in bodies that the host reads, and its order keeps them [CP-023, CP-026, CP-028]", async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `product-${index}-${"x".repeat(80)}`);
  const codes = Array.from({ length: 12 }, (_, index) => `C${index}${"Y".repeat(90)}`);
  prices = async (body) => {
    if (Buffer.byteLength(body) > MOST_BODY) return new Response("Too long", { status: 413 });
    const { sets }: { readonly sets: readonly PriceSet[] } = JSON.parse(body);
    return Response.json({
      quotes: sets.map(({ productIds: [id = ""], couponCodes }) =>
        priced(id, { discountPrice: cents(couponCodes.length === codes.length ? 7000 : 1) }),
      ),
    });
  };
  const electiveProducts = ids.map((id) => ({ productId: id }));
  const browser = await show(cards([card("Texas", { electiveProducts })]));
  await choose(["Texas"], "Online Self-Study");
  for (const box of screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true }))
    if (!box.checked && !box.disabled && box.closest(".cw-builder-card") !== null) fireEvent.click(box);
  closeDialog();
  expect(total()).toBe("$4,000.00");

  act(() => browser.coupon(codes.join(",")));
  await act(() => vi.dynamicImportSettled());
  await vi.waitFor(() => expect(total()).toBe("$2,800.00"));
  expect(sent.length).toBeGreaterThan(1);
  const link = new URL(cart()?.getAttribute("href") ?? "");
  expect(link.searchParams.get("hc")?.split(",")).toEqual(codes);
  expect(link.searchParams.get("productId")?.split(",")).toEqual(ids);
});

test("a product without a price is not sold; without any the block says so [PR-035]", async () => {
  await show(buildWire("whole"), () => null);
  await choose(["Texas"], "Online Self-Study");

  expect(document.querySelector(".cw-builder-card")).toBeNull();
  expect(screen.getByText("No course is sold for this choice at the moment.")).not.toBeNull();
});

test("shows the editor's words and a state's own ones, and each state's bundle without script [BB-017, BB-018]", async () => {
  await show();
  await choose(["Utah"], "Online Self-Study");
  expect(screen.queryByText("About Texas")).toBeNull();
  tick("Texas");
  expect(screen.getByText("About Texas").closest("details")?.textContent).toContain("Texas has two regulators.");
  for (const words of [
    "Build your renewal",
    "Choose every state",
    "Your licenses",
    "States",
    "How do you want to study?",
  ])
    expect(document.body.textContent).toContain(words);

  const html = renderToStaticMarkup(renderElement(buildWire("whole")));
  expect(/<noscript[^>]*>(.*?)<\/noscript>/s.exec(html)?.[1]).toMatch(
    /productId=1001,1003,1002,1004.*>Texas<.*\$400\.00/s,
  );
});
