// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  CAPTURE,
  confetti,
  type GivenPage,
  giveBrowser,
  loadOverlays,
  openPage,
  PAGE,
  scrollTo,
  settle,
} from "./testing/open-page.tsx";

const HOUR = 3_600_000;

beforeAll(loadOverlays);
beforeEach(giveBrowser);

const banner = () => screen.queryByRole("complementary", { name: "Email offer" });
const toggle = () => screen.getByRole("button", { expanded: banner()?.querySelector("[aria-expanded=true]") !== null });
const body = () => document.getElementById("email-capture");

test("the page's email offer is hidden until it was scrolled beyond 100 px, and stays when it is scrolled back [EC-001, EC-002, EC-003, RT-043]", async () => {
  await openPage({ capture: CAPTURE });
  scrollTo(100);
  expect(banner()).toBeNull();
  scrollTo(101);
  expect(banner()).not.toBeNull();
  scrollTo(40);
  expect(banner()).not.toBeNull();
});

test.each([
  ["250", 250, 251],
  ["0, at once", 0, 0],
])("a page may set another threshold: %s [EC-003, EC-004]", async (_, stickyEmailOverride, y) => {
  await openPage({ capture: CAPTURE, page: { header: { ...PAGE.header, stickyEmailOverride } } });
  if (stickyEmailOverride > 0) scrollTo(stickyEmailOverride);
  expect(banner() !== null).toBe(stickyEmailOverride === 0);
  scrollTo(y);
  expect(banner()).not.toBeNull();
});

test.each<[string, GivenPage]>([
  ["there is none", { capture: null }],
  ["it is switched off", { capture: { ...CAPTURE, showEmailCapture: false } }],
  [
    "the page has switched its own off",
    { capture: CAPTURE, page: { emailCapture: { ...CAPTURE, showEmailCapture: false } } },
  ],
  ["the brand has no list", { capture: CAPTURE, brand: { email: {} } }],
  [
    "the visitor closed it for its coupon",
    { capture: CAPTURE, prepare: ({ items }) => items?.setItem("dismissed-CAREER20", "true") },
  ],
  [
    "an ambassador sent the visitor",
    { capture: CAPTURE, prepare: (browser) => (browser.address += "?campaignid=33113") },
  ],
  ["a sale runs", { capture: { ...CAPTURE, saleStart: "2026-11-01T00:00:00", saleEnd: "2026-12-01T00:00:00" } }],
  ["the graphic promo banner shows", { capture: CAPTURE, promo: { isOn: true } }],
])(
  "the email offer stays away where %s [EC-001, EC-005, EC-006, EC-007, EC-008, EC-009, EC-032, EC-041]",
  async (_, given) => {
    await openPage(given);
    scrollTo(500);
    expect(banner()).toBeNull();
  },
);

test("a graphic promo banner that is switched off keeps nothing away [EC-001]", async () => {
  await openPage({ capture: CAPTURE, promo: { isOn: false } });
  scrollTo(500);
  expect(banner()).not.toBeNull();
});

test("the email offer goes when a sale begins and comes back when it ends, on the open page [EC-009]", async () => {
  const sale = { saleStart: "2026-11-21T13:00:00", saleEnd: "2026-11-21T14:00:00" };
  const { pass } = await openPage({ capture: { ...CAPTURE, ...sale } });
  scrollTo(500);
  expect(banner()).not.toBeNull();
  pass(HOUR);
  expect(banner()).toBeNull();
  pass(HOUR);
  expect(banner()).not.toBeNull();
});

test("it comes as a line, opens by itself at the top of the page, and the visitor opens and closes it [EC-010, EC-012]", async () => {
  await openPage({ capture: CAPTURE });
  scrollTo(300);
  expect(banner()?.textContent).toContain("Limited-Time Sale: Save 20% Today! Get My Discount");
  expect(body()?.hidden).toBe(true);
  scrollTo(0);
  expect(body()?.hidden).toBe(false);
  fireEvent.click(toggle());
  expect(body()?.hidden).toBe(true);
  fireEvent.click(toggle());
  expect(body()?.hidden).toBe(false);
});

test("on a phone what opened by itself closes with the page's scrolling, unless the visitor is in the form or opened it [EC-012, EC-039]", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await openPage({ capture: CAPTURE });
  scrollTo(300);
  scrollTo(0);
  expect([body()?.hidden, banner()?.hasAttribute("data-by-itself")]).toEqual([false, true]);
  scrollTo(40);
  expect(body()?.hidden).toBe(true);

  scrollTo(0);
  act(() => screen.getByLabelText("Email Address").focus());
  scrollTo(40);
  expect(body()?.hidden).toBe(false);
  act(() => screen.getByLabelText("Email Address").blur());
  scrollTo(80);
  expect(body()?.hidden).toBe(true);

  fireEvent.click(toggle());
  scrollTo(120);
  expect([body()?.hidden, banner()?.hasAttribute("data-by-itself")]).toEqual([false, false]);
});

test("a click that was meant for the page does not meet an offer that came or opened by itself; the keyboard may enter it at once", async () => {
  const css = readFileSync(join(import.meta.dirname, "overlays.css"), "utf8");
  expect(css).toMatch(/&\[data-arriving\] \{\s*pointer-events: none;/);
  const { pass } = await openPage({ capture: CAPTURE });
  const ignoresPointers = () => banner()?.hasAttribute("data-arriving");
  scrollTo(300);
  expect(ignoresPointers()).toBe(true);
  act(() => toggle().focus());
  expect(document.activeElement).toBe(toggle());
  pass(759);
  scrollTo(310);
  expect(ignoresPointers()).toBe(true);
  pass(1);
  expect(ignoresPointers()).toBe(false);

  scrollTo(0);
  expect([body()?.hidden, ignoresPointers()]).toEqual([false, true]);
  pass(760);
  expect(ignoresPointers()).toBe(false);
  fireEvent.click(toggle());
  fireEvent.click(toggle());
  expect(ignoresPointers()).toBe(false);
});

test("that it was minimized is remembered, and it does not open by itself again [EC-011, EC-012]", async () => {
  const { browser, leave } = await openPage({ capture: CAPTURE });
  scrollTo(300);
  scrollTo(0);
  fireEvent.click(toggle());
  await settle();
  expect(browser.jar["emailMinimize"]).toBe("true");
  leave();

  const { browser: next } = await openPage({ capture: CAPTURE, prepare: (fresh) => (fresh.jar = { ...browser.jar }) });
  scrollTo(300);
  scrollTo(0);
  expect(body()?.hidden).toBe(true);
  fireEvent.click(toggle());
  await settle();
  expect(next.jar["emailMinimize"]).toBe("false");
});

test("closing it is remembered for its coupon [CK-002, EC-006, EC-027]", async () => {
  const { browser } = await openPage({ capture: CAPTURE });
  scrollTo(300);
  fireEvent.click(screen.getByRole("button", { name: "Close this offer" }));
  await settle();
  expect(banner()).toBeNull();
  expect(browser.items?.getItem("dismissed-CAREER20")).toBe("true");
});

test("a browser that keeps nothing shows the offer, and closes it for this page [CK-014]", async () => {
  await openPage({ capture: CAPTURE, prepare: (browser) => (browser.items = null) });
  scrollTo(300);
  expect(banner()).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Close this offer" }));
  await settle();
  expect(banner()).toBeNull();
});

test("what else stands at the foot of the screen has room above it, while it is there", async () => {
  await openPage({ capture: CAPTURE });
  scrollTo(300);
  expect(document.documentElement.style.getPropertyValue("--cw-foot")).toBe("60px");
  fireEvent.click(screen.getByRole("button", { name: "Close this offer" }));
  expect(document.documentElement.style.getPropertyValue("--cw-foot")).toBe("");
});

test("an address is sent with the banner's place, and its coupon is applied [EC-013, EC-014, EC-015, EC-017, EC-019]", async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({ ok: true }));
  vi.stubGlobal("fetch", sent);
  const { browser } = await openPage({ capture: CAPTURE });
  scrollTo(300);
  scrollTo(0);
  fireEvent.input(screen.getByLabelText("Email Address"), { target: { value: "ana@example.org" } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Get My Discount" })));
  await settle();
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toMatchObject({ path: "/courses/", index: "banner" });
  expect(body()?.textContent).toBe("Coupon Applied!Hurry, this 20% off deal ends Tuesday, November 24");
  expect(browser.jar["emailCoupon"]).toBe("CAREER20");
  expect(confetti.pieces).toBe(100);
});

test("what it keeps of a visitor lives seven days [CK-009]", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ok: true }));
  const { browser } = await openPage({ capture: CAPTURE });
  scrollTo(300);
  fireEvent.click(toggle());
  fireEvent.click(toggle());
  fireEvent.click(toggle());
  fireEvent.input(screen.getByLabelText("Email Address"), { target: { value: "ana@example.org" } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Get My Discount" })));
  await settle();
  const days = (expires?: Date) => expires && (expires.getTime() - browser.time) / (24 * HOUR);
  const lives = Object.fromEntries(browser.written.map(({ name, expires }) => [name, days(expires)]));
  expect(lives).toMatchObject({ emailCoupon: 7, emailSubmissionDate: 7, emailMinimize: 7 });
});

test("every field of the site's set is in what the visitor reads and gets [EC-040]", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ok: true }));
  const capture = {
    ...CAPTURE,
    coupon: "SPRING15",
    displayContent: "<p>Spring is here.</p>",
    displayContentAfterSubmit: "<p>See you in class.</p>",
    buttonLabel: "Take 15% Off",
    buttonSize: "large" as const,
    buttonAriaLabel: "Take 15% Off your first course",
    percentage: 15,
    countdownDays: 10,
  };
  const { browser } = await openPage({ capture });
  scrollTo(300);
  scrollTo(0);
  expect(banner()?.textContent).toMatch(/Save 15% Today!.*Spring is here\..*Take 15% Off/s);
  expect(screen.getByText("Take 15% Off").closest("button")?.dataset["size"]).toBe("large");
  fireEvent.input(screen.getByLabelText("Email Address"), { target: { value: "ana@example.org" } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Take 15% Off your first course" })));
  await settle();
  expect(body()?.textContent).toBe("See you in class.Hurry, this 15% off deal ends Tuesday, December 1");
  expect(browser.jar["emailCoupon"]).toBe("SPRING15");
});

test("a visitor with an emailed coupon is told in the line until when it holds [EC-015, EC-023]", async () => {
  await openPage({
    capture: CAPTURE,
    prepare: (browser) =>
      (browser.jar = { emailCoupon: "CAREER20", emailSubmissionDate: String(browser.time - 24 * HOUR) }),
  });
  scrollTo(300);
  expect(toggle().textContent).toBe("Hurry, this 20% off deal ends Monday, November 23");
});
