// @vitest-environment jsdom
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { VisitorProvider } from "@courseway/visitor/react";
import { act, cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { aarpFaq } from "../aarp-faq/index.tsx";
import { aarpPriceSelector } from "../aarp-price-selector/index.tsx";
import type { Block } from "../define-block.ts";
import { productPicker } from "../product-picker/index.tsx";
import { chosenStates } from "./testing/chosen-states.ts";
import { hydrateIslands } from "./testing/hydrate-islands.ts";
import { TEST_NOW, testContext } from "./testing/test-context.ts";

afterEach(() => {
  cleanup();
});

/** The page of a visitor whose location lookup returns Texas, and who chooses before the script runs. */
async function chooseEarly(block: Block, choose: (select: HTMLSelectElement) => void) {
  const browser = new TestBrowser();
  browser.answer = () => Promise.resolve(Response.json({ state: "TX" }));
  const posted = chosenStates(browser);
  const content = block.schema.parse(Object.values(block.examples)[0]);
  const element = block.render({ content, data: null, context: testContext(), findQuote: () => null });
  const page = (
    <VisitorProvider settings={testSettings(TEST_NOW)} browser={browser}>
      {element}
    </VisitorProvider>
  );
  await hydrateIslands([element]);
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const select = container.querySelector("select");
  if (!select) throw new Error("The block has no select.");
  choose(select);
  await act(async () => void render(page, { container, hydrate: true }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return { select, posted };
}

const pickers = [
  ["aarpFaq", aarpFaq],
  ["aarpPriceSelector", aarpPriceSelector],
  ["productPicker", productPicker],
] as const;

test.each(pickers)(
  "%s keeps the state that was chosen before its script came, and stores it [LOC-004]",
  async (_, block) => {
    let chosen = "";
    const { select, posted } = await chooseEarly(block, (early) => {
      const other = [...early.options].find(({ value, text }) => value !== "" && text !== "Texas");
      early.value = chosen = other?.value ?? "";
    });
    expect(chosen).not.toBe("");
    expect(select.value).toBe(chosen);
    expect(posted).toEqual([expect.stringMatching(/^[A-Z]{2}$/)]);
  },
);

test.each(pickers)("%s takes the visitor's own state where nothing was chosen early [LOC-001]", async (_, block) => {
  const { select, posted } = await chooseEarly(block, () => {});
  expect(select.selectedOptions[0]?.text).toBe("Texas");
  expect(posted).toEqual([]);
});
