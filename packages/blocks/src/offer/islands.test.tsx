// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { COUPON_EVENT, emitCoupon, onCoupon } from "@courseway/coupons/events";
import { cents } from "@courseway/pricing";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { BlocksProvider } from "../blocks-provider.client.tsx";
import type { QuotePort } from "./quote-port.ts";
import { manualFrames } from "./testing/manual-frames.ts";
import { testDiscount, testFirst, testOffer, testPage, testQuote } from "./testing/offers.ts";
import { buildCta } from "../shared/cta.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { renderPage } from "../shared/testing/render-page.tsx";
import { type StubbedIntersection, stubIntersection } from "../shared/testing/stub-intersection.ts";
import { BarLine } from "./BarContent.tsx";
import { OfferBar } from "./OfferBar.tsx";
import { offerView } from "./offer-view.ts";
import { PricedCta } from "./PricedCta.tsx";
import { TileContent } from "./TileContent.tsx";

const cta = buildCta({ label: "Buy", link: testFirst.href });
const parts = { saveText: true, badge: false, savings: false, payLater: true };
const priced = <PricedCta offer={testOffer} first={testFirst} parts={parts} cta={cta} />;

let observers: readonly StubbedIntersection[];
const intersect = (isIntersecting: boolean) => observers.at(-1)?.tell(isIntersecting, document.getElementById("main"));

beforeEach(() => {
  observers = stubIntersection();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page with two priced parts that can receive a coupon. */
function setUp(
  jar: Record<string, string>,
  quotes: QuotePort,
  reducedMotion = true,
  more: { readonly onCoupon?: typeof onCoupon } = {},
) {
  const frames = manualFrames();
  const browser = Object.assign(new TestBrowser(), { jar, ...more });
  const dependencies = {
    quotes,
    frames: frames.clock,
    reducedMotion: () => reducedMotion,
    defer: queueMicrotask,
    log: () => {},
  };
  render(
    <BlocksProvider
      context={testPage}
      visitor={testSettings(browser.time)}
      browser={browser}
      dependencies={dependencies}
    >
      {priced}
      <PricedCta offer={{ ...testOffer }} first={testFirst} parts={parts} cta={cta} priceText={<p>Only $100</p>} />
    </BlocksProvider>,
  );
  const settle = () => act(() => vi.dynamicImportSettled());
  return {
    settle,
    frames,
    emit: (code: string) => act(() => browser.coupon(code)),
    draw: (time: number) => act(() => frames.draw(time)),
  };
}

const discounted: QuotePort = async (sets) => sets.map(() => testDiscount);
const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("price and buy link stand in the HTML before any script", () => {
  const html = renderToStaticMarkup(priced);

  expect(html).toContain("$100");
  expect(html).toContain('href="https://pay.example.com/checkout?productId=7&amp;courseId=70&amp;state=TX"');
});

test("an emailed coupon prices all islands in one request, says so once, and goes to the checkout [CP-024, CP-026, CP-029]", async () => {
  const quotes = vi.fn(discounted);
  const { settle, draw } = setUp({ emailCoupon: "CAREER20" }, quotes);
  await settle();
  await settle();
  draw(0);

  expect(quotes).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText("$79.50")).toHaveLength(2);
  expect(screen.queryByText("Only $100")).toBeNull();
  expect(links().every((href) => href?.includes("hc=CAREER20"))).toBe(true);
  expect(screen.getAllByText("Coupon Applied! Save 20% Today")).toHaveLength(1);
  expect(
    screen.getAllByText("Coupon Applied!").filter((element) => element.closest("[aria-live=polite]")),
  ).toHaveLength(1);
});

test("a coupon event counts the price down to the new one [CP-025, CP-028]", async () => {
  const { settle, emit, draw } = setUp({}, discounted, false);
  emit("CAREER20");
  await settle();
  await settle();
  draw(0);
  draw(14);

  expect(screen.getAllByText("$99")).toHaveLength(2);
  draw(14 * 30);
  expect(screen.getAllByText("$79.50")).toHaveLength(2);
});

test("a coupon event without a code asks for no price and changes no link; one with a code does both [CP-006]", async () => {
  const quotes = vi.fn(discounted);
  const { settle } = setUp({}, quotes, true, { onCoupon });
  const before = links();
  for (const code of ["", "   ", "\t"])
    act(() => void window.dispatchEvent(new CustomEvent(COUPON_EVENT, { detail: { code } })));
  await settle();
  expect([quotes.mock.calls, links()]).toEqual([[], before]);

  act(() => emitCoupon("CAREER20"));
  await settle();
  await settle();
  expect(quotes).toHaveBeenCalledOnce();
  expect(links()).not.toEqual(before);
});

test("a failed refetch leaves the prices, and the coupon still goes to the checkout [CP-031, CP-027]", async () => {
  const { settle } = setUp({ emailCoupon: "CAREER20" }, async () => Promise.reject(new Error("down")));
  await settle();
  await settle();

  expect(screen.getAllByText("$100")).toHaveLength(2);
  expect(screen.queryByText(/Coupon Applied!/)).toBeNull();
  expect(links().every((href) => href?.includes("hc=CAREER20"))).toBe(true);
});

const bar = (variant: "popup" | "bar") => (
  <>
    <a id="main" href="/buy/">
      Main
    </a>
    <OfferBar
      offer={testOffer}
      first={testFirst}
      cta={cta!}
      watches="main"
      variant={variant}
      intro={<p>Course title</p>}
      guarantee={<p>Guarantee</p>}
    />
  </>
);

beforeAll(() => hydrateIslands([priced, bar("bar")]));

test("the price bar and a tile name the fee and what is charged in all [PR-013]", () => {
  const quote = { ...testQuote, productFees: cents(500) };
  const view = offerView({ ...testOffer, quote }, { ...testPage, feeLabel: "state fee" });
  render(
    <>
      <BarLine cta={cta!} view={view} notice={null} />
      <TileContent title="Basic" showPrice cta={cta!} view={view} notice={null} />
    </>,
  );

  expect(screen.getAllByText(/\$105 total/).map((one) => one.textContent)).toEqual([
    "+ $5 state fee, $105 total",
    "+ $5 state fee, $105 total",
  ]);
});

test("the price bar comes when the main button leaves the screen, and goes when it is back [POP-006]", async () => {
  await renderPage(bar("bar"));
  expect(screen.queryByRole("complementary")).toBeNull();

  act(() => intersect(false));
  expect(screen.getByRole("complementary").textContent).toContain("$100");
  expect(screen.getByRole("link", { name: "Buy" }).getAttribute("href")).toBe(testFirst.href);

  act(() => intersect(true));
  expect(screen.queryByRole("complementary")).toBeNull();
});

test.each([true, false])(
  "the popup on a wide screen (%s) starts expanded, on a phone minimized [POP-003, POP-004]",
  async (isDesktop) => {
    vi.stubGlobal("matchMedia", () => ({ matches: isDesktop }));
    await renderPage(bar("popup"));
    act(() => intersect(false));

    expect(screen.queryByText("Course title") !== null).toBe(isDesktop);
    act(() => screen.getByRole("button", { name: "Offer details" }).click());
    expect(screen.queryByText("Guarantee") !== null).toBe(!isDesktop);
  },
);
