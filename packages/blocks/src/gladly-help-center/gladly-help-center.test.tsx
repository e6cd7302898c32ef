// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { testBrands } from "../shared/testing/brands.ts";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { testContext } from "../shared/testing/test-context.ts";
import { vendorPage } from "../shared/testing/vendor-page.tsx";
import { examples } from "./examples.ts";
import { HelpCenter } from "./HelpCenter.client.tsx";
import { gladlyHelpCenter } from "./index.tsx";

const whole = examples["whole"] ?? {};

beforeAll(() => loadIslands(gladlyHelpCenter, whole));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete window.gladlyHCConfig;
});

test("the container stands in the page when the flag is set, and not without it [BL-gladlyHelpCenter-001]", () => {
  expect(renderBody(gladlyHelpCenter, whole).querySelector("#gladly-help-center")).not.toBeNull();
  for (const showGladlyHelpCenter of [false, null, "0"])
    expect(renderHtml(gladlyHelpCenter, { ...whole, showGladlyHelpCenter })).toBe("");
});

test("a page has one help center, whose container its script fills [BL-gladlyHelpCenter-001]", () => {
  expect(renderHtml(gladlyHelpCenter, whole, { earlier: 1 })).toBe("");
});

test("a brand whose settings name no help center has none [CFG-021]", () => {
  const brand = { ...testBrands.ace, vendors: { ...testBrands.ace.vendors, helpCenter: null } };
  expect(renderHtml(gladlyHelpCenter, whole, { brand })).toBe("");
});

test("its script is told the brand's settings, or another brand's id, and fills the container [BL-gladlyHelpCenter-001, CFG-021]", async () => {
  const findBrandId = (gladlyBrandId: string | null) => {
    const content = gladlyHelpCenter.schema.parse({ ...whole, gladlyBrandId });
    return gladlyHelpCenter.render({ content, data: null, context: testContext(), findQuote: () => null })?.props;
  };
  expect(findBrandId(null)).toMatchObject({ center: { orgId: "org", brandId: "qa" } });
  expect(findBrandId("family")).toMatchObject({ center: { orgId: "org", brandId: "family" } });

  const script = "https://vendor.example/help-center/hcl.js";
  const page = vendorPage(
    <HelpCenter script={script} api="https://qa.gladly.example" orgId="org" brandId="family">
      Instead
    </HelpCenter>,
  );
  await page.come();
  expect(page.scripts().map(({ src }) => src)).toEqual([script]);
  expect(window.gladlyHCConfig).toEqual({
    api: "https://qa.gladly.example",
    orgId: "org",
    brandId: "family",
    cdn: "https://vendor.example",
    selector: "#gladly-help-center",
  });
  await page.load();
  expect(page.state()).toBe("loading");
  await act(async () => page.container.querySelector("#gladly-help-center")?.append(document.createElement("input")));
  expect(page.state()).toBe("ready");
});

test("until it is there, and without script, there is a way to a person, but not to the page itself", () => {
  const linkOn = (path: string) => {
    const { page } = testContext();
    return renderBody(gladlyHelpCenter, whole, { page: { ...page, path } })
      .querySelector("a")
      ?.getAttribute("href");
  };
  expect(linkOn("/courses/")).toBe("/support/");
  expect(linkOn("/support/")).toBeUndefined();
});

test("a page's own switch asks for it, with the page's brand id [BL-gladlyHelpCenter-001, ENT-003]", () => {
  const { ofPage } = gladlyHelpCenter;
  expect(ofPage({ showGladlyHelpCenter: true, gladlyBrandId: "g1" })).toEqual({
    showGladlyHelpCenter: true,
    gladlyBrandId: "g1",
  });
  expect(ofPage({ showGladlyHelpCenter: true, gladlyBrandId: null })).toMatchObject({ gladlyBrandId: "" });
  expect(ofPage({ showGladlyHelpCenter: false, gladlyBrandId: "g1" })).toBeNull();
});
