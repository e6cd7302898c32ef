// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { BlockPorts } from "../ports.ts";
import { testBrands } from "../shared/testing/brands.ts";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { testContext } from "../shared/testing/test-context.ts";
import { scriptAddress, vendorPage } from "../shared/testing/vendor-page.tsx";
import { examples } from "./examples.ts";
import { trustpilot } from "./index.tsx";
import { TrustBox } from "./TrustBox.client.tsx";

const grid = examples["grid"] ?? {};
const rated = { rating: { score: 4.64, total: 1284 } };
const body = (wire: object, data: unknown = rated) => renderBody(trustpilot, { ...grid, ...wire }, {}, data);
const renderSlot = (wire: object) => body(wire).querySelector<HTMLElement>(".trustpilot-widget")?.dataset;
const ports = (): BlockPorts => ({
  schedule: async () => [],
  brandRating: vi.fn(async () => ({ score: 4.6, total: 9 })),
  productRating: vi.fn(async () => ({ score: 4.8, total: 3 })),
});
const load = (wire: object, asked: BlockPorts, brand = testBrands.ace) =>
  trustpilot.load?.(trustpilot.schema.parse({ ...grid, ...wire }), testContext({ brand }), asked);

beforeAll(() => loadIslands(trustpilot, grid));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete window.Trustpilot;
});

test.each([
  ["slider", "240px", "54ad5defc6454f065c28af8b"],
  ["grid", "500px", "539adbd6dec7e10e686debee"],
  ["productReview", "400px", "5717796816f630043868e2e8"],
  ["horizontal", "30px", "5406e65db0d04a09e042d5fc"],
  ["microCombo", "30px", "5419b6ffb0d04a076446a9af"],
  ["microTrustScore", "30px", "5419b637fa0340045cd0c936"],
  ["mini", "130px", "53aa8807dec7e10d38f59f32"],
  ["carousel", "240px", "53aa8912dec7e10d38f59f36"],
  ["list", "500px", "539ad60defb9600b94d7df2c"],
])(
  "the type %s is %s high and has room for it from the first HTML on [BL-trustpilot-001, BL-trustpilot-004]",
  (trustpilotDisplayType, height, template) => {
    const shown = body({ trustpilotDisplayType });
    const slot = renderSlot({ trustpilotDisplayType });

    expect([slot?.["styleHeight"], slot?.["templateId"]]).toEqual([height, template]);
    expect(shown.querySelector<HTMLElement>(".cw-vendor")?.style.getPropertyValue("--cw-vendor-height")).toBe(height);
  },
);

test.each(["mosaic", "", null])("the unknown type %j is a grid [BL-trustpilot-002]", (trustpilotDisplayType) => {
  expect(body({ trustpilotDisplayType }).querySelector<HTMLElement>(".cw-trustpilot")?.dataset["type"]).toBe("grid");
});

test.each([false, null, "0"])(
  "with the flag %j there is no widget, and nothing is asked [BL-trustpilot-003, TR-005]",
  async (showHideTrustpilot) => {
    const asked = ports();
    expect(renderHtml(trustpilot, { ...grid, showHideTrustpilot })).toBe("");
    expect(await load({ showHideTrustpilot }, asked)).toEqual({ rating: null });
    expect(asked.brandRating).not.toHaveBeenCalled();
  },
);

test("a brand without a trust id has no widget, and nothing is asked [TR-005]", async () => {
  const asked = ports();
  expect(renderHtml(trustpilot, grid, { brand: testBrands.ids })).toBe("");
  expect(await load({}, asked, testBrands.ids)).toEqual({ rating: null });
  expect(asked.brandRating).not.toHaveBeenCalled();
});

test("the widget is told of the product, and of the brand by its id [BL-trustpilot-005]", () => {
  expect(
    renderSlot({ trustpilotDisplayType: "productReview", dataSku: "re-1,re-2", dataName: "Arizona" }),
  ).toMatchObject({
    sku: "re-1,re-2",
    name: "Arizona",
    businessunitId: "trust-1",
    locale: "en-US",
  });
  expect(renderSlot({})).not.toHaveProperty("sku");
});

test("a product's reviews are asked by its sku, all others by the brand [API-035, API-037, TR-001]", async () => {
  const asked = ports();
  expect(await load({ trustpilotDisplayType: "productReview", dataSku: " re-1 , re-2" }, asked)).toEqual({
    rating: { score: 4.8, total: 3 },
  });
  expect(asked.productRating).toHaveBeenCalledWith("re-1");
  expect(asked.brandRating).not.toHaveBeenCalled();
  expect(await load({ dataSku: "re-1" }, asked)).toEqual({ rating: { score: 4.6, total: 9 } });
});

test("a widget of product reviews that names no product shows those of the page's, and asks for them [ENT-002]", async () => {
  const page = { ...testContext().page, trustPilotSku: "re-page" };
  const widget = { trustpilotDisplayType: "productReview" };
  const renderSku = (wire: object) =>
    renderBody(trustpilot, { ...grid, ...wire }, { page }, rated).querySelector<HTMLElement>(".trustpilot-widget")
      ?.dataset["sku"];
  expect([renderSku(widget), renderSku({ ...widget, dataSku: "re-own" }), renderSku({})]).toEqual([
    "re-page",
    "re-own",
    undefined,
  ]);

  const asked = ports();
  await trustpilot.load?.(trustpilot.schema.parse({ ...grid, ...widget }), testContext({ page }), asked);
  expect(asked.productRating).toHaveBeenCalledWith("re-page");
  expect(asked.brandRating).not.toHaveBeenCalled();
});

test("until the widget is there the rating stands in its place, verified once there are reviews [TR-002, TR-003, TR-004]", () => {
  const shown = body({}).querySelector(".cw-vendor-instead");
  expect(shown?.textContent).toContain("4.6 out of 5, 1,284 reviews");
  expect(shown?.querySelector(".cw-badge")?.textContent).toBe("Verified");
  expect(shown?.querySelector("a")?.getAttribute("href")).toBe("https://www.trustpilot.com/review/www.ace.example.com");
});

test.each([null, { rating: null }, { rating: { score: 0, total: 0 } }])(
  "without a review, as with %j, there are neither stars nor the word, but the way to the reviews [TR-002, TR-003, TR-004, ERR-014]",
  (data) => {
    const shown = body({}, data);
    expect(shown.querySelector(".cw-stars, .cw-badge")).toBeNull();
    expect(shown.querySelector("a")?.textContent).toBe("Read our reviews on Trustpilot");
  },
);

test("a brand that does not let Trustpilot in shows the rating alone", () => {
  const brand = { ...testBrands.ace, vendors: { ...testBrands.ace.vendors, reviews: null } };
  const shown = renderBody(trustpilot, grid, { brand }, rated);
  expect(shown.querySelector(".trustpilot-widget")).toBeNull();
  expect(shown.textContent).toContain("1,284 reviews");
});

test("Trustpilot's script is handed the element, and its frame takes the place once its page is there [BL-trustpilot-001]", async () => {
  const page = vendorPage(
    <TrustBox type="grid" template="t" height={500} businessUnit="b" sku="" name="" script={scriptAddress()}>
      In our words
    </TrustBox>,
  );
  const slot = page.container.querySelector(".trustpilot-widget");
  const loadFromElement = vi.fn();
  window.Trustpilot = { loadFromElement };
  await page.come();
  await page.load();
  expect(loadFromElement).toHaveBeenCalledWith(slot, true);
  expect(page.state()).toBe("loading");
  const frame = document.createElement("iframe");
  await act(async () => {
    slot?.append(frame);
    frame.dispatchEvent(new Event("load"));
  });
  expect(page.state()).toBe("ready");
  expect(page.container.textContent).not.toContain("In our words");
});
