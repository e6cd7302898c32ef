// @vitest-environment jsdom
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { VisitorProvider } from "@courseway/visitor/react";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { TEST_NOW, testContext, testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { graphicBanner } from "./index.tsx";

/** Times without an offset, in the brand's time zone: an hour and a half before now, and a bit over two days after. */
const BEFORE = "2026-06-15T10:30:00";
const AFTER = "2026-06-17T15:04:00";
const whole = { ...examples["whole"], promotionEndsDateTime: AFTER };
const isShown = (fields: object) => renderHtml(graphicBanner, { ...whole, ...fields }) !== "";
const findChange = (fields: object) =>
  graphicBanner.nextChange(graphicBanner.schema.parse({ ...whole, ...fields }), testContext());

beforeAll(() => loadIslands(graphicBanner, whole));
afterEach(cleanup);

/** Renders the banner on an open page that was idle once, with the test's clock. */
async function open(promotionEndsDateTime: string) {
  const browser = Object.assign(new TestBrowser(), { time: TEST_NOW });
  const content = graphicBanner.schema.parse({ ...whole, promotionEndsDateTime });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  const { container } = render(
    <VisitorProvider settings={testSettings(TEST_NOW)} browser={browser}>
      {graphicBanner.render({ ...testInput(content, null), findQuote: () => null })}
    </VisitorProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  const figures = () => container.querySelector("[role=timer]")?.textContent;
  return { figures, pass: (ms: number) => act(() => browser.pass(ms)) };
}

test("counts down to its end in days, hours and minutes, on its last day in seconds too [BL-graphicBanner-001]", () => {
  const figures = (promotionEndsDateTime: string) =>
    renderBody(graphicBanner, { ...whole, promotionEndsDateTime }).querySelector("[role=timer]")?.textContent;
  expect(figures(AFTER)).toBe("ENDS IN02 days03 hours04 minutes");
  expect(figures("2026-06-15T13:02:03")).toBe("ENDS IN01 hours02 minutes03 seconds");
});

test("on an open page its figures change each second, and go at its end [BL-graphicBanner-001]", async () => {
  const { figures, pass } = await open("2026-06-15T12:00:02");

  pass(1000);
  expect(figures()).toBe("ENDS IN00 hours00 minutes01 seconds");

  pass(1000);
  expect(figures()).toBeUndefined();
});

test("without an end there is nothing to count to", () => {
  expect(renderBody(graphicBanner, { ...whole, promotionEndsDateTime: null }).querySelector("[role=timer]")).toBeNull();
});

test.each([
  [{ showHidePromoBanner: true }, true],
  [{ showHidePromoBanner: false }, false],
  [{ showHidePromoBanner: null }, false],
  [{ promotionStartDateTime: BEFORE }, true],
  [{ promotionStartDateTime: AFTER, promotionEndsDateTime: null }, false],
  [{ promotionEndsDateTime: BEFORE }, false],
  [{ promotionStartDateTime: null, promotionEndsDateTime: null }, true],
  [{ promotionStartDateTime: "2026-06-15T12:00:00" }, true],
  [{ promotionStartDateTime: "2026-06-15T12:00:01" }, false],
  [{ promotionEndsDateTime: "2026-06-15T12:00:00" }, false],
])("with %j it shows: %s [BL-graphicBanner-002]", (fields, shown) => {
  expect(isShown(fields)).toBe(shown);
});

test("tells when it comes and when it goes, and nothing while it is switched off [BL-graphicBanner-002]", () => {
  const promotionStartDateTime = "2026-06-15T12:30:00";

  expect(findChange({ promotionStartDateTime })).toBe(TEST_NOW + 1_800_000);
  expect(findChange({ promotionStartDateTime: BEFORE })).toBe(Date.UTC(2026, 5, 17, 20, 4));
  expect(findChange({ promotionStartDateTime, showHidePromoBanner: false })).toBeNull();
});

test.each([
  [{ imageAligment: "left" }, "true"],
  [{ imageAligment: null, imageAlignment: "left" }, "true"],
  [{ imageAligment: "right", imageAlignment: "left" }, "false"],
  [{ imageAligment: null, imageAlignment: null }, "false"],
])("with %j its picture comes first: %s [BL-graphicBanner-003]", (fields, first) => {
  const banner = renderBody(graphicBanner, { ...whole, ...fields }).querySelector<HTMLElement>(".cw-graphic-banner");
  expect(banner?.dataset["pictureFirst"]).toBe(first);
});

test("shows its words and its picture in the editor's colors [BL-graphicBanner-003]", () => {
  const colors = { backgroundColor: "#fff6d9", textColor: "#0b2e4f" };
  const banner = renderBody(graphicBanner, { ...whole, ...colors }).querySelector<HTMLElement>(".cw-graphic-banner");

  expect(banner?.querySelector("h2")?.textContent).toBe("15% off every course this week");
  expect(banner?.querySelector("img")?.alt).toBe("A calendar with one day circled");
  expect(banner?.style).toMatchObject({ backgroundColor: "rgb(255, 246, 217)", color: "rgb(11, 46, 79)" });
});

test("is nothing without words and picture", () => {
  expect(isShown({ graphicBannerContent: null, image: [] })).toBe(false);
});
