// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EARLY_CLICKS } from "./EarlyClicks.tsx";
import { EARLY_CLICK_LIMIT_MS, LINKS_READY } from "./links-ready.ts";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  document.body.replaceChildren();
  dispatchEvent(new Event(LINKS_READY));
  vi.useRealTimers();
  document.cookie = "emailCoupon=; max-age=0";
  history.replaceState(null, "", "/");
});

/** A page whose script has run and whose link was clicked; says whether the browser followed it, each time. */
function clickEarly(address: string, link = "/course/", init: MouseEventInit = {}) {
  history.replaceState(null, "", address);
  const script = document.createElement("script");
  script.textContent = EARLY_CLICKS;
  const anchor = document.createElement("a");
  anchor.setAttribute("href", link);
  const page = document.createElement("main");
  page.append(script, anchor);
  document.body.append(page);
  const followed: boolean[] = [];
  page.addEventListener("click", (event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  });
  anchor.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return followed;
}

test("a click that comes before the rules of links waits for them", () => {
  const followed = clickEarly("/?hc=SAVE10");
  expect(followed).toEqual([false]);
  dispatchEvent(new Event(LINKS_READY));
  expect(followed).toEqual([false, true]);
});

test("an emailed coupon makes a click wait as well", () => {
  document.cookie = "emailCoupon=CAREER20";
  expect(clickEarly("/")).toEqual([false]);
});

test("a click on a link that a new price replaced meanwhile is the new link's, where its codes are put on it", () => {
  const followed = clickEarly("/?hc=SAVE10", "/checkout?productId=7");
  const early = document.querySelector("a");
  const priced = early?.cloneNode() as HTMLAnchorElement;
  const decorated = vi.fn((event: Event) => event.preventDefault());
  early?.replaceWith(priced);
  priced.addEventListener("click", decorated);
  dispatchEvent(new Event(LINKS_READY));
  expect(decorated).toHaveBeenCalledOnce();
  expect(followed).toEqual([false, false]);
});

test("of two links that say the same, the one of the same product gets the click", () => {
  const followed = clickEarly("/?hc=SAVE10", "/checkout?productId=7");
  const early = document.querySelector("a");
  const [other, same] = ["8", "7"].map((id) => {
    const link = document.createElement("a");
    link.setAttribute("href", `/checkout?productId=${id}&hc=SAVE10`);
    document.querySelector("main")?.append(link);
    const followedTo = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener("click", followedTo);
    return followedTo;
  });
  early?.remove();
  dispatchEvent(new Event(LINKS_READY));
  expect(other).not.toHaveBeenCalled();
  expect(same).toHaveBeenCalledOnce();
  expect(followed[0]).toBe(false);
});

test("a click does not wait for ever where the rules never come", () => {
  const followed = clickEarly("/?hc=SAVE10");
  vi.advanceTimersByTime(EARLY_CLICK_LIMIT_MS - 1);
  expect(followed).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(followed).toEqual([false, true]);
});

test("a second click while one waits is the one that counts, once", () => {
  const followed = clickEarly("/?hc=SAVE10");
  document.querySelector("a")?.click();
  dispatchEvent(new Event(LINKS_READY));
  expect(followed).toEqual([false, false, true]);
});

test.each([
  ["a visitor who brings nothing", "/", "/course/", {}],
  ["a link within the page", "/?hc=SAVE10", "#faq", {}],
  ["a click for a new tab", "/?hc=SAVE10", "/course/", { ctrlKey: true }],
])("does not hold %s", (_, address, link, init) => {
  expect(clickEarly(address, link, init)).toEqual([true]);
});

test("holds nothing once links are ready", () => {
  const followed = clickEarly("/?hc=SAVE10");
  dispatchEvent(new Event(LINKS_READY));
  document.querySelector("a")?.click();
  expect(followed).toEqual([false, true, true]);
});
