// @vitest-environment jsdom
import { VisitorProvider } from "@courseway/visitor/react";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { chosenStates } from "../shared/testing/chosen-states.ts";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { TEST_NOW, testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { sideProductPicker } from "./index.tsx";

const whole = examples["whole"] ?? {};
const banner = (more: object) => ({
  mobileBannerOptions: [{ typeHandle: "mobileBanner", displayMobileBanner: true, ...more }],
});

beforeAll(() => loadIslands(sideProductPicker, whole));
afterEach(() => {
  cleanup();
});

const findBanner = (body: HTMLElement) => {
  const found = body.querySelector<HTMLElement>(".cw-side-picker-banner");
  const button = found?.querySelector("button");
  return { found, button, dialog: body.querySelector(`dialog[id="${button?.getAttribute("commandfor")}"]`) };
};

test("it has a banner for small screens, whose button opens the picker in a dialog [BL-sideProductPicker-001]", () => {
  const { found, dialog } = findBanner(renderBody(sideProductPicker, whole));

  expect(found?.querySelector("p")?.textContent).toBe("Interested in a real estate career?");
  expect(dialog?.querySelectorAll("select")).toHaveLength(2);
});

test.each([[], [{ typeHandle: "mobileBanner", displayMobileBanner: false }]])(
  "with the banner %j the picker stands on small screens too [BL-sideProductPicker-001]",
  (...mobileBannerOptions) => {
    const body = renderBody(sideProductPicker, { ...whole, mobileBannerOptions });

    expect(findBanner(body)).toEqual({ found: null, button: undefined, dialog: null });
    expect(body.querySelector<HTMLElement>(".cw-side-picker")?.dataset["banner"]).toBe("false");
    expect(body.querySelectorAll(".cw-side-picker-card select")).toHaveLength(2);
  },
);

test("the banner's button opens the dialog without script; a click on it while it is open is one on the backdrop [BL-sideProductPicker-002, BL-sideProductPicker-003]", () => {
  const { button, dialog } = findBanner(renderBody(sideProductPicker, whole));

  expect([button?.getAttribute("command"), button?.getAttribute("commandfor")]).toEqual(["show-modal", dialog?.id]);
  expect(dialog?.getAttribute("closedby")).toBe("any");
});

test("the dialog has a close control first, which Enter and Space act on [BL-sideProductPicker-003, A11Y-014]", () => {
  const { dialog } = findBanner(renderBody(sideProductPicker, whole));
  const close = dialog?.querySelector("button, a, select");

  expect([close?.tagName, close?.getAttribute("aria-label"), close?.getAttribute("command")]).toEqual([
    "BUTTON",
    "Close",
    "close",
  ]);
  expect(close?.getAttribute("commandfor")).toBe(dialog?.id);
});

test("nothing inside closes the dialog but its close control [BL-sideProductPicker-004]", () => {
  const { dialog } = findBanner(renderBody(sideProductPicker, whole));
  const closing = [...(dialog?.querySelectorAll("[command], [popovertarget], form[method=dialog]") ?? [])];

  expect(closing.map((element) => element.getAttribute("aria-label"))).toEqual(["Close"]);
});

test("the picker has the editor's category, heading, button, classes and ground [BL-sideProductPicker-005]", () => {
  const body = renderBody(sideProductPicker, examples["colored"]);
  const card = body.querySelector<HTMLElement>(".cw-side-picker-card");

  expect(card?.querySelector(".cw-eyebrow")?.textContent).toBe("Pre-License");
  expect(card?.querySelector("h2")?.textContent).toBe("Find your course");
  expect(card?.className).toContain("own-picker");
  expect(card?.style.backgroundColor).toBe("rgb(255, 246, 217)");
  const button = card?.querySelector<HTMLElement>(".cw-button");
  expect([button?.textContent, button?.dataset["style"]]).toEqual(["Start Today", "secondary"]);
  expect(body.querySelector(".cw-side-picker-words")?.textContent).toContain("How to become a real estate agent");
});

test("the banner has the editor's words, button, classes and ground [BL-sideProductPicker-005]", () => {
  const { found, button } = findBanner(renderBody(sideProductPicker, examples["colored"]));

  expect(found?.querySelector("p")?.textContent).toBe("Ready for your license?");
  expect(found?.className).toContain("own-banner");
  expect(found?.style.backgroundColor).toBe("rgb(20, 33, 61)");
  expect([button?.textContent, button?.dataset["style"]]).toEqual(["Choose a course", "secondary"]);
});

test.each([{ ...banner({}) }, { ...banner({ bannerText: " " }) }])(
  "without words of its own the banner asks for an interest in real estate: %j [BL-sideProductPicker-001]",
  (more) => {
    const { found } = findBanner(renderBody(sideProductPicker, { ...whole, ...more }));
    expect(found?.querySelector("p")?.textContent).toBe("Interested in a real estate career?");
  },
);

test("without products the words stand alone, and without words too nothing shows", () => {
  const body = renderBody(sideProductPicker, examples["withoutProducts"]);

  expect([body.querySelector("select"), body.querySelector("dialog"), findBanner(body).found]).toEqual([
    null,
    null,
    null,
  ]);
  expect(renderHtml(sideProductPicker, { ...examples["withoutProducts"], sideContent: null })).toBe("");
});

/** Renders the block on a visitor's page. By default the location call returns no state. */
async function show(wire: unknown, state: string | null = null) {
  const browser = new TestBrowser();
  browser.answer = () => Promise.resolve(Response.json({ state }));
  const posted = chosenStates(browser);
  const content = sideProductPicker.schema.parse(wire);
  const element = sideProductPicker.render({ content, data: null, context: testContext(), findQuote: () => null });
  await act(async () => {
    render(
      <VisitorProvider settings={testSettings(TEST_NOW)} browser={browser}>
        {element}
      </VisitorProvider>,
    );
  });
  const [states, products] = document.querySelectorAll<HTMLSelectElement>(".cw-side-picker-card select");
  if (!states || !products) throw new Error("There is no picker.");
  const link = () => document.querySelector<HTMLAnchorElement>(".cw-side-picker-card .cw-button");
  return { states, products, link, posted };
}

const choose = (select: HTMLSelectElement, value: string) =>
  act(async () => {
    fireEvent.change(select, { target: { value } });
  });

test("choosing a state enables the products and takes the first; the button follows [BL-productPicker-001, BL-productPicker-003, BL-productPicker-004, BL-productPicker-005, BL-productPicker-009]", async () => {
  const { states, products, link, posted } = await show(whole);
  expect([products.disabled, products.textContent, states.options[0]?.textContent]).toEqual([
    true,
    "Select a Product",
    "Select a State",
  ]);

  await choose(states, "Texas");
  expect([products.disabled, products.selectedOptions[0]?.textContent]).toEqual([false, "Sales agent, 180 hours"]);
  expect([link()?.textContent, link()?.getAttribute("href")]).toEqual(["Get My License", "/courses/texas/"]);
  await choose(products, "1");
  expect([link()?.textContent, link()?.getAttribute("href")]).toEqual(["Start Practicing", "/courses/texas/exam/"]);
  expect(posted).toEqual(["TX"]);
});

test("the visitor's state is chosen at first, and the labels are the editor's [BL-productPicker-002, BL-productPicker-008]", async () => {
  const { states, link } = await show(whole, "FL");

  expect(states.value).toBe("Florida");
  expect(link()?.rel.split(" ").toSorted()).toEqual(["nofollow", "noreferrer"]);
  expect([...document.querySelectorAll(".cw-side-picker-card label")].map(({ textContent }) => textContent)).toEqual([
    "Where do you want to be licensed?",
    "What do you need?",
  ]);
});
