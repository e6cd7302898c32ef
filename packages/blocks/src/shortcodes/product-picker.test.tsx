// @vitest-environment jsdom
import { cents } from "@courseway/pricing";
import { RichText, type RichTextProblem } from "@courseway/ui";
import { VisitorProvider } from "@courseway/visitor/react";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { QuoteRequest } from "../define-block.ts";
import { blocks } from "../registry.ts";
import { testQuote } from "../offer/testing/offers.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { TEST_NOW, testContext } from "../shared/testing/test-context.ts";
import type { ShortcodeContext } from "./define-shortcode.ts";
import { productPicker } from "./product-picker.tsx";

const row = (productName: string, more: object = {}) => ({
  state: "Texas",
  productName,
  productLink: "/texas/",
  ...more,
});

/** A block of the page as the host passes it. */
function block(name: string, wire: object): ShortcodeContext["blocks"][number] {
  return { name, content: blocks.find((one) => one.name === name)?.schema.parse(wire) };
}

const picker = (productName: string, more: object = {}) =>
  block("productPicker", { productPickerTable: [row(productName)], ...more });

/** Only product 30 has a price: $30 and a fee of $3. */
const findQuote = ({ productIds: [id] }: QuoteRequest) =>
  id === "30"
    ? {
        ...testQuote,
        originalPrice: cents(3000),
        discountPrice: cents(3000),
        maxPrice: cents(3000),
        productFees: cents(300),
      }
    : null;

function textWith(html: string, page: ShortcodeContext["blocks"], problems: RichTextProblem[] = []) {
  const { brand, page: where } = testContext();
  const context: ShortcodeContext = { brand, page: where, now: TEST_NOW, blocks: page };
  return (
    <RichText
      html={html}
      components={{ productPicker: (attributes) => productPicker.render(attributes, null, context, findQuote) }}
      onProblem={(problem) => problems.push(problem)}
    />
  );
}

async function show(html: string, ...page: ShortcodeContext["blocks"]) {
  const problems: RichTextProblem[] = [];
  const browser = new TestBrowser();
  browser.answer = () => Promise.resolve(Response.json({ state: "TX" }));
  await act(async () => {
    render(
      <VisitorProvider settings={testSettings(TEST_NOW)} browser={browser}>
        {textWith(html, page, problems)}
      </VisitorProvider>,
    );
  });
  // The first time, the code that asks for the visitor's state is loaded too.
  await act(() => vi.dynamicImportSettled());
  return { problems, courses: screen.queryAllByLabelText<HTMLSelectElement>("Course") };
}

const listFirst = (courses: readonly HTMLSelectElement[]) => courses.map((course) => course.options[0]?.textContent);

beforeAll(() => hydrateIslands([textWith("[productPicker]", [picker("Any")])]));
afterEach(cleanup);

test.each(["<p>Begin: [productPicker]</p>", '<div data-shortcode="productPicker"></div>'])(
  "%s is a live picker: the visitor's state is chosen, and the button follows [CH-001]",
  async (html) => {
    const { courses } = await show(html, picker("Six-hour course"));
    expect(listFirst(courses)).toEqual(["Six-hour course"]);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/texas/");

    fireEvent.change(screen.getByLabelText("State"), { target: { value: "" } });
    expect(screen.queryByRole("link")).toBeNull();
  },
);

test("the key names the picker; without one it is that of the key default [CH-002]", async () => {
  const page = [picker("Other", { pickerKey: "other" }), picker("Standard")];
  const shown = async (html: string) => {
    const { courses } = await show(html, ...page);
    const first = listFirst(courses);
    cleanup();
    return first;
  };

  expect(await shown("[productPicker]")).toEqual(["Standard"]);
  expect(await shown('[productPicker key="default"]')).toEqual(["Standard"]);
  expect(await shown('[productPicker key="other"]')).toEqual(["Other"]);
  expect(await shown('<div data-shortcode="productPicker" data-key="other"></div>')).toEqual(["Other"]);
});

test("a picker that is hidden where it stands is live in the text [CH-001]", async () => {
  const { courses } = await show("[productPicker]", picker("Hidden", { hideStandaloneProductPicker: true }));
  expect(listFirst(courses)).toEqual(["Hidden"]);
});

test.each([
  ["the picker of that key", picker("A", { pickerKey: "a", productPickerTable: [row("A", { productId: "30" })] })],
  [
    "a hidden one",
    picker("A", {
      pickerKey: "a",
      hideStandaloneProductPicker: true,
      productPickerTable: [row("A", { productId: "30" })],
    }),
  ],
])(
  "%s shows the chosen product's price with its fee and the total before the visitor leaves [PR-009, PR-013]",
  async (_, page) => {
    await show('[productPicker key="a"]', page);
    expect(document.querySelector(".cw-picker-price")?.textContent).toBe("$30+ $3 fee, $33 total");
  },
);

test("the table of a hero brings its prices too, and a product without a price none", async () => {
  const hero = (...rows: object[]) => block("homeHero", { theme: "light", heroTitle: "A", productPickerTable: rows });
  await show("[productPicker]", hero(row("A", { productId: "30" })));
  expect(document.querySelector(".cw-picker-price")?.textContent).toBe("$30+ $3 fee, $33 total");
  cleanup();
  await show("[productPicker]", hero(row("A", { productId: "31" }), row("B")));
  expect(document.querySelector(".cw-picker-price")).toBeNull();
});

test("the default picker may be the table of a hero, and a block of its own goes before it [CH-001, CH-002]", async () => {
  const hero = block("homeHero", { theme: "light", heroTitle: "A", productPickerTable: [row("Of the hero")] });
  expect(listFirst((await show("[productPicker]", hero)).courses)).toEqual(["Of the hero"]);
  cleanup();
  expect(listFirst((await show("[productPicker]", hero, picker("Own"))).courses)).toEqual(["Own"]);
});

test("an editor's classes stand around it", async () => {
  await show('[productPicker cssClasses="wide"]', picker("Course"));
  expect(document.querySelector(".wide .cw-picker")).not.toBeNull();
});

test.each([
  ["no picker", "[productPicker]", []],
  ["no picker of that key", '[productPicker key="typo"]', [picker("Course")]],
  ["a picker without products", "[productPicker]", [block("productPicker", { productPickerTable: [] })]],
])("with %s on the page the documented text shows, and the editor is told why [CH-004]", async (_, html, page) => {
  const { problems } = await show(html, ...page);

  expect(document.body.textContent).toBe("Product picker could not be loaded");
  expect(problems).toMatchObject([
    { kind: "shortcode", message: expect.stringContaining("no product picker of this page") },
  ]);
});

test("two pickers of one page have names and choices of their own", async () => {
  const { courses } = await show(
    '[productPicker] [productPicker key="b"]',
    picker("A"),
    picker("B", { pickerKey: "b" }),
  );

  expect(listFirst(courses)).toEqual(["A", "B"]);
  expect(new Set([...document.querySelectorAll("[id]")].map(({ id }) => id)).size).toBe(
    document.querySelectorAll("[id]").length,
  );
});
