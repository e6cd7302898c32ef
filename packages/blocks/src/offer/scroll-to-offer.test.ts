// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollToOffer } from "./scroll-to-offer.ts";

const motion = { matches: false };
beforeEach(() => {
  motion.matches = false;
  vi.stubGlobal("matchMedia", () => motion);
});

afterEach(() => document.body.replaceChildren());

/** The id of the element that a page with this HTML in `main` scrolls to; null for none. */
function shownOn(html: string): string | null {
  document.body.innerHTML = `<header><a href="https://checkout.example/">Cart</a></header><main>${html}</main>`;
  let shown: string | null = null;
  const scroll = vi.fn(function (this: Element) {
    shown = this.id;
  });
  Object.defineProperty(HTMLElement.prototype, "scrollIntoView", { configurable: true, value: scroll });
  scrollToOffer();
  Reflect.deleteProperty(HTMLElement.prototype, "scrollIntoView");
  return shown;
}

const link = (id: string, href: string) => `<section id="${id}"><p><a href="${href}">Go</a></p></section>`;

test("shows the bundles of a page, wherever single courses stand [EC-016]", () => {
  expect(shownOn(`${link("card", "/checkout/?productId=1")}<section id="prices"><p data-bundles></p></section>`)).toBe(
    "prices",
  );
});

test("shows the section of the first link to the checkout, whatever a campaign is named", () => {
  expect(
    shownOn(link("news", "/news/?utm_campaign=checkout-x") + link("card", "https://a.example/CHECKOUT/?productId=1")),
  ).toBe("card");
});

test("stays where it is on a page that sells nothing", () => {
  expect(shownOn(link("news", "/news/"))).toBeNull();
});

test("stays where it is for a visitor who wants no motion", () => {
  motion.matches = true;
  expect(shownOn(`<section id="prices"><p data-bundles></p></section>`)).toBeNull();
});
