// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { testBrands } from "../shared/testing/brands.ts";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { scriptAddress, vendorPage } from "../shared/testing/vendor-page.tsx";
import { examples } from "./examples.ts";
import { externalWidget } from "./index.tsx";
import { Quiz } from "./Quiz.client.tsx";

const agolix = examples["agolix"] ?? {};
const findHeight = (wire: object) =>
  renderBody(externalWidget, wire)
    .querySelector<HTMLElement>(".cw-vendor")
    ?.style.getPropertyValue("--cw-vendor-height");

beforeAll(() => loadIslands(externalWidget, agolix));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete window.CommonNinja;
});

test.each([null, "", "  ", "../other", "1 2", "<b>"])(
  "without a widget id, as with %j, there is no quiz [BL-externalWidget-001]",
  (externalWidgetId) => {
    expect(renderHtml(externalWidget, { ...agolix, externalWidgetId })).toBe("");
  },
);

test("a brand that does not let quizzes in has none", () => {
  const brand = { ...testBrands.ace, vendors: { ...testBrands.ace.vendors, quizzes: null } };
  expect(renderHtml(externalWidget, agolix, { brand })).toBe("");
});

test.each([
  [null, "1000px"],
  ["640", "640px"],
  [0, "1000px"],
  [-5, "1000px"],
  [99_999, "5000px"],
])("with the height %j it has room of %s [BL-externalWidget-003, BL-externalWidget-004]", (componentHeight, room) => {
  expect(findHeight({ ...agolix, componentHeight })).toBe(room);
});

test("until it is there, and without script, there is a way to it [BL-externalWidget-004]", () => {
  const link = renderBody(externalWidget, agolix).querySelector("a");
  expect([link?.getAttribute("href"), link?.target]).toEqual(["https://app.agolix.com/assessment/9922", "_blank"]);
  expect(renderBody(externalWidget, examples["commonNinja"]).querySelector("a")?.getAttribute("href")).toBe(
    "/support/",
  );
});

test("above a frame, which tells nobody whether the quiz came, there is a way to it", () => {
  const way = renderBody(externalWidget, agolix).querySelector(".cw-vendor-way:has(+ cw-island > .cw-vendor) a");
  expect(way?.getAttribute("href")).toBe("https://app.agolix.com/assessment/9922");
  expect(renderBody(externalWidget, examples["commonNinja"]).querySelector(".cw-vendor-way")).toBeNull();
});

test("Agolix's quiz is a frame that may run scripts and send forms, and nothing else [BL-externalWidget-002]", async () => {
  const page = vendorPage(
    <Quiz vendor="agolix" height={640} src="https://quiz.example/7">
      Instead
    </Quiz>,
  );
  expect(page.container.querySelector("iframe")).toBeNull();
  await page.come();
  const frame = page.container.querySelector("iframe");
  expect([frame?.src, frame?.getAttribute("sandbox"), frame?.height, frame?.title]).toEqual([
    "https://quiz.example/7",
    "allow-scripts allow-forms",
    "640",
    "Quiz",
  ]);
  await act(async () => void frame?.dispatchEvent(new Event("load")));
  expect(page.state()).toBe("ready");
});

test("Common Ninja's quiz is a script that fills its element, a second one on the page too [AN-007, BL-externalWidget-002]", async () => {
  const page = vendorPage(
    <Quiz vendor="commonninja" height={640} id="abc-1" script={scriptAddress()}>
      Instead
    </Quiz>,
  );
  await page.come();
  const slot = page.container.querySelector(".commonninja_component.pid-abc-1");
  const init = vi.fn(() => slot?.append("Which course?"));
  window.CommonNinja = { init };
  await page.load();
  expect(init).toHaveBeenCalledOnce();
  await act(async () => slot?.append(document.createElement("div")));
  expect(page.state()).toBe("ready");
  expect(page.container.textContent).not.toContain("Instead");
});

test("a visitor who wants nothing shared meets no frame either [PV-011]", async () => {
  const page = vendorPage(
    <Quiz vendor="agolix" height={640} src="https://quiz.example/7">
      Instead
    </Quiz>,
    { isSignalOn: true },
  );
  await page.come();
  expect([page.state(), page.container.querySelector("iframe")]).toEqual(["refused", null]);
});
