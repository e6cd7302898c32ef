// @vitest-environment jsdom
import { NO_GLOBALS, type Globals } from "@courseway/content-client";
import { VisitorProvider } from "@courseway/visitor/react";
import { TestBrowser } from "@courseway/visitor/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brand } from "../testing/brand.ts";
import { Banners, CouponsNeedScript, GraphicPromoBanner } from "./Banners.tsx";
import { promotions } from "./promotions.ts";
import { visitorSettings } from "./visitor-settings.ts";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 18);
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const off = { promotionStartDateTime: null, promotionEndsDateTime: null, showHidePromoBanner: true };
const offer = (more: object): Globals => ({
  ...NO_GLOBALS,
  offer: { promotionText: "<p>Sale</p>", promotionLink: "/sale/", coupon: "SALE15", ...off, ...more },
});
const promo = (more: object): Globals => ({
  ...NO_GLOBALS,
  topPromo: { promotionText: "<p>Main</p>", promotionReset: null, overwriteCoupon: "FLASH", ...off, ...more },
});
const graphic = (more: object): Globals => ({
  ...NO_GLOBALS,
  graphicPromo: {
    graphicBannerContent: "<h2>Winter drives</h2>",
    image: {
      url: "/winter.svg",
      alt: "A road in snow",
      title: "",
      width: 720,
      height: 480,
      mimeType: "image/svg+xml",
      focalPoint: null,
    },
    imageAlignment: "left",
    backgroundColor: null,
    textColor: null,
    ...off,
    ...more,
  },
});
const env = { SITE_ENV: "production" } as const;

function page(globals: Globals) {
  const found = promotions(globals, brand, NOW);
  const browser = Object.assign(new TestBrowser(), { time: NOW });
  const element = (
    <VisitorProvider settings={visitorSettings({ brand, env }, found, globals.emailCapture)} browser={browser}>
      <Banners promotions={found} />
      <GraphicPromoBanner promotions={found} />
    </VisitorProvider>
  );
  return { browser, element };
}

/** The first HTML, in a document. */
function served(element: ReactNode) {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(element);
  return root;
}

async function setUp(globals: Globals) {
  const { browser, element } = page(globals);
  // Its code comes with it.
  const { container } = await act(async () => render(element));
  const pass = async (hours: number) => {
    act(() => browser.pass(hours * HOUR));
    await act(() => vi.dynamicImportSettled());
  };
  haveMoment();
  await act(() => vi.dynamicImportSettled());
  return { container, browser, pass };
}

let haveMoment: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => (haveMoment = run));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an open page gains the offer banner at its start and loses it at its end [PB-001, PB-002, PB-003]", async () => {
  const { pass } = await setUp(offer({ promotionStartDateTime: at(2), promotionEndsDateTime: at(4) }));
  expect(screen.queryByRole("complementary")).toBeNull();
  await pass(2);
  expect(screen.getByRole("complementary", { name: "Offer" }).textContent).toContain("Sale");
  await pass(2);

  expect(screen.queryByRole("complementary")).toBeNull();
});

test("the first HTML says the time left; it runs once the browser has a moment to spare [PB-004, PB-006]", async () => {
  const { element, browser } = page(promo({ promotionEndsDateTime: at(2) }));
  const { container } = render(element, { container: served(element), hydrate: true });
  const time = () => container.querySelector("[role=timer]")?.textContent;
  expect(time()).toBe("SALE ENDS IN02 hours00 minutes00 seconds");
  haveMoment();
  await act(() => vi.dynamicImportSettled());
  act(() => browser.pass(1000));

  expect(time()).toBe("SALE ENDS IN01 hours59 minutes59 seconds");
});

test("the offer banner counts down to its end, a figure each second [PB-004]", async () => {
  const { pass } = await setUp(offer({ promotionEndsDateTime: at(2) }));
  expect(screen.getByRole("timer").textContent).toBe("OFFER ENDS02 hours00 minutes00 seconds");
  await pass(1 / 3600);
  expect(screen.getByRole("timer").textContent).toBe("OFFER ENDS01 hours59 minutes59 seconds");
});

test("without an end it counts to the visitor's next midnight, whose room the first HTML keeps [PB-005]", async () => {
  const { element } = page(offer({}));
  expect(renderToString(element)).toMatch(/role="timer"[^>]*visibility:hidden/);
  const { pass } = await setUp(offer({}));
  const midnight = new Date(NOW).setHours(24, 0, 0, 0);
  const left = (midnight - NOW) / HOUR;
  expect(screen.getByRole("timer").textContent).toContain(`${String(Math.floor(left)).padStart(2, "0")} hours`);
  await pass(left);

  expect(screen.getByRole("timer").textContent).toContain("24 hours");
});

test("at the main end the top banner turns to its reset and counts to the reset's end, then goes [PB-006, PB-010, PB-011, PB-014]", async () => {
  const promotionReset = { resetText: "<p>Once more</p>", promotionEndsDateTime: at(5) };
  const { pass } = await setUp(promo({ promotionEndsDateTime: at(2), promotionReset }));
  await pass(1);
  expect(screen.getByRole("complementary", { name: "Promotion" }).textContent).toMatch(/Main.*SALE ENDS IN01 hours/);
  await pass(1);
  expect(screen.getByRole("complementary").textContent).toMatch(/Once more.*SALE ENDS IN03 hours/);
  await pass(3);

  expect(screen.queryByRole("complementary")).toBeNull();
});

test("an open page gains the top banner at a start more than a day away, and none where its switch is off [PB-008, PB-013]", async () => {
  const dates = { promotionStartDateTime: at(30), promotionEndsDateTime: at(40) };
  const { pass } = await setUp(promo({ ...dates, overwriteCoupon: null }));
  await pass(29);
  expect(screen.queryByRole("complementary")).toBeNull();
  await pass(1);
  expect(screen.getByRole("complementary").textContent).toContain("Main");
  cleanup();
  const { pass: passOff } = await setUp(promo({ ...dates, showHidePromoBanner: false }));
  await passOff(31);

  expect(screen.queryByRole("complementary")).toBeNull();
});

test("the graphic banner without dates is in the first HTML with its text and room for its picture [PB-019]", () => {
  const { element } = page(graphic({ backgroundColor: "#0b2e4f", textColor: "#ffffff" }));
  const html = renderToString(element);

  expect(html).toMatch(/<aside[^>]*data-placement="left"[^>]*background-color:#0b2e4f[^>]*color:#ffffff/u);
  expect(html).toMatch(/<img[^>]*alt="A road in snow"[^>]*width="240" height="160" loading="eager"/u);
  expect(html).toContain("Winter drives");
  expect(html).not.toContain('role="timer"');
});

test("an open page gains the graphic banner at its start, with its countdown, and loses it at its end [PB-020]", async () => {
  const { pass } = await setUp(graphic({ promotionStartDateTime: at(2), promotionEndsDateTime: at(4) }));
  expect(screen.queryByRole("complementary")).toBeNull();
  await pass(2);
  expect(screen.getByRole("complementary", { name: "Special" }).textContent).toMatch(/Winter drives.*02 hours/u);
  await pass(1);
  expect(screen.getByRole("timer").textContent).toBe("ENDS IN01 hours00 minutes00 seconds");
  await pass(1);

  expect(screen.queryByRole("complementary")).toBeNull();
});

test.each([
  ["is switched off", { showHidePromoBanner: false }],
  ["has neither words nor a picture", { graphicBannerContent: "", image: null }],
  ["is over", { promotionEndsDateTime: at(-1) }],
])("a graphic banner that %s is not on the page at all [PB-020]", (_, more) => {
  expect(renderToString(page(graphic(more)).element)).not.toContain("<aside");
});

test("the browser is told how long emailed coupons live, and whether the brand keeps them [CK-013, EC-024, EC-036]", () => {
  const found = promotions(NO_GLOBALS, brand, NOW);
  const getLife = (countdownDays: number | null) =>
    visitorSettings({ brand, env }, found, { countdownDays } as Globals["emailCapture"]).emailed;

  expect([getLife(5), getLife(null)]).toEqual([
    { isStored: true, lifeDays: 5 },
    { isStored: true, lifeDays: 3 },
  ]);
  expect(visitorSettings({ brand: { ...brand, keepsEmailedCoupons: false }, env }, found, null).emailed).toEqual({
    isStored: false,
    lifeDays: null,
  });
});

test("without script a page of prices says where its coupons are entered", () => {
  expect(renderToString(<CouponsNeedScript />)).toMatch(
    /^<noscript><p class="cw-site-note">[^<]*enter your coupon at the checkout\.<\/p><\/noscript>$/,
  );
});
