// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { createVisitorStore } from "@courseway/visitor";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { LinkContext } from "./decorate-link.ts";
import { followLinks } from "./follow-links.ts";
import { LINKS_READY } from "@courseway/next-finish/browser";

const { origin, host } = location;
const context: LinkContext = {
  rules: { origin, host, hosts: [host], siblingHosts: [], checkoutOrigin: origin, blogPaths: [] },
  policy: { cdiParam: "hc", salesParam: "vc", oldStrategy: false },
  asServed: { codes: ["SPRING"], replaced: [] },
};

// Loaded beforehand, so that no test waits for a file to be compiled.
beforeAll(() => import("./decorate-links.ts"));

let stop = (): void => {};
// Another file of this worker may have left its page.
beforeEach(() => document.body.replaceChildren());
afterEach(() => stop());

const HOUR = 3_600_000;
const ready = vi.fn();
addEventListener(LINKS_READY, ready);

/** A page with a sale, and a promotion that starts in an hour and runs for one. */
function setUp(link: string, query = "", jar: Record<string, string> = {}, links = context) {
  ready.mockClear();
  const browser = Object.assign(new TestBrowser(), { address: `${origin}/page/${query}`, jar });
  const [starts, ends] = [browser.time + HOUR, browser.time + 2 * HOUR];
  const settings = testSettings(browser.time, {
    promotions: {
      policy: context.policy,
      offer: { starts: null, ends: null, coupon: "SPRING" },
      topPromo: null,
      override: { starts, ends, code: "FLASH" },
      graphicPromo: null,
    },
    boundaries: [starts, ends],
  });
  const element = document.body.appendChild(document.createElement("a"));
  element.setAttribute("href", link);
  element.textContent = "Go";
  const store = createVisitorStore(settings, browser, browser.loadDetails);
  const stops = [followLinks(links, store), store.start()];
  stop = () => stops.forEach((one) => one());
  const anchor = screen.getByRole("link");
  /** What the link says once it is about to be followed. */
  const href = () => (fireEvent.pointerOver(anchor), anchor.getAttribute("href"));
  return { browser, href };
}

test("of a brand that hands the choice over, each link to the family says it, whatever else the visitor brings [PV-013, LNK-009]", async () => {
  const family = { ...context, rules: { ...context.rules, siblingHosts: ["drive.example"], consentParam: "privacy" } };
  const { browser, href } = setUp("https://drive.example/", "", { "consent-ad-personalization": "1" }, family);
  await waitFor(() => expect(href()).toBe("https://drive.example/?privacy=1"));
  browser.jar = { "consent-ad-personalization": "0", "consent-sharing": "chosen" };
  browser.change();
  expect(href()).toBe("https://drive.example/?privacy=0");
});

test("takes what the visitor brought along with a search, and no words of another one", async () => {
  const { href } = setUp("/b/", "?hc=SAVE10&q=texas");
  await waitFor(() => expect(href()).toBe("/b/?hc=SAVE10"));
  const form = document.body.appendChild(document.createElement("form"));
  form.innerHTML = '<input name="q" value="florida">';
  Object.assign(form, { action: "/search/" }).setAttribute("role", "search");
  fireEvent.submit(form);
  expect([...new FormData(form)]).toEqual([
    ["q", "florida"],
    ["hc", "SAVE10"],
  ]);
});

test("adds the query of the page to a link that is about to be followed [LNK-009]", async () => {
  const { href } = setUp("/b/", "?hc=SAVE10");
  await waitFor(() => expect(href()).toBe("/b/?hc=SAVE10"));
});

test.each([
  ["/texas/", "/texas/?hc=SAVE10&utm_source=mail"],
  ["https://other.example/", "https://other.example/"],
])("a drop-down's choice that follows %s leads to %s [LNK-014]", async (link, target) => {
  const { href } = setUp(link, "?hc=SAVE10&utm_source=mail");
  await waitFor(() => expect(ready).toHaveBeenCalled());
  const followed: (string | null)[] = [];
  document.body.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      followed.push((event.target as HTMLAnchorElement).getAttribute("href"));
    },
    { once: true },
  );
  // What a choice does, without pointer or focus before it.
  screen.getByRole("link").click();
  expect(followed).toEqual([target]);
  expect(href()).toBe(target);
});

test("gives a checkout link the page's coupon that it lacks [CP-013]", async () => {
  const { href } = setUp("/checkout/?productId=7");
  await waitFor(() => expect(href()).toBe("/checkout/?productId=7&hc=SPRING"));
});

test("adds a coupon that arrives while the page is open [CP-027]", async () => {
  const { href, browser } = setUp("/checkout/?productId=7&hc=SPRING");
  expect(href()).toBe("/checkout/?productId=7&hc=SPRING");
  browser.coupon("CAREER20");
  await waitFor(() => expect(href()).toContain("CAREER20"));
});

test("leaves links alone once it is gone", async () => {
  const { href } = setUp("/b/", "?hc=SAVE10");
  await waitFor(() => expect(href()).toBe("/b/?hc=SAVE10"));
  stop();
  const link = document.body.appendChild(document.createElement("a"));
  link.setAttribute("href", "/c/");
  fireEvent.pointerOver(link);
  expect(link.getAttribute("href")).toBe("/c/");
});

test("an override's code comes at its start, in the sale's place, and leaves at its end [CP-017]", async () => {
  const { href, browser } = setUp("/checkout/?productId=7&hc=SPRING");
  browser.pass(HOUR);
  await waitFor(() => expect(href()).toBe("/checkout/?productId=7&hc=FLASH"));
  browser.pass(HOUR);

  expect(href()).toBe("/checkout/?productId=7&hc=SPRING");
});

test("a cookie that another tab removed leaves a link that had it [CP-011]", async () => {
  const { href, browser } = setUp("/checkout/?productId=7&hc=SPRING", "", { emailCoupon: "CAREER20" });
  await waitFor(() => expect(href()).toContain("CAREER20"));
  browser.jar = {};
  browser.change();

  expect(href()).toBe("/checkout/?productId=7&hc=SPRING");
});

test("another link that a component wrote meanwhile is decorated as it is now", async () => {
  const { href } = setUp("/b/", "?hc=SAVE10");
  await waitFor(() => expect(href()).toBe("/b/?hc=SAVE10"));
  screen.getByRole("link").setAttribute("href", "/c/");

  expect(href()).toBe("/c/?hc=SAVE10");
});

test("says that links are ready: at once where they need nothing, else not before they have everything", async () => {
  setUp("/b/");
  await waitFor(() => expect(ready).toHaveBeenCalledOnce());
  stop();
  document.body.replaceChildren();
  const { href } = setUp("/b/", "?hc=SAVE10");
  ready.mockImplementationOnce(() => expect(href()).toBe("/b/?hc=SAVE10"));
  expect(ready).not.toHaveBeenCalled();

  await waitFor(() => expect(ready).toHaveBeenCalledOnce());
});
