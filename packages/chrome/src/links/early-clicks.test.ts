// @vitest-environment jsdom
import { createAnonymousVisitor } from "@courseway/visitor";
import { activeOffers, noPromotions } from "@courseway/visitor/offers";
import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LINKS_READY } from "@courseway/next-finish/browser";
import { CARRY_QUERY, carryRules } from "@courseway/next-finish/start";
import { decorateLink, type LinkContext } from "./decorate-link.ts";

const policy = { cdiParam: "hc", salesParam: "vc", oldStrategy: false };
const CHECKOUT = "https://checkout.ace.example/pay/?productId=7";
const context: LinkContext = {
  rules: {
    origin: location.origin,
    host: location.host,
    hosts: [location.host],
    siblingHosts: ["checkout.ace.example", "drive.example"],
    checkoutOrigin: "https://checkout.ace.example",
    blogPaths: [],
  },
  policy,
  asServed: { codes: [], replaced: [] },
};

let page: HTMLElement;
let link: HTMLAnchorElement;

beforeEach(() => {
  vi.useFakeTimers();
  const script = document.createElement("script");
  script.dataset["carry"] = carryRules(context);
  script.textContent = CARRY_QUERY;
  link = document.createElement("a");
  page = document.createElement("main");
  page.append(script, link);
  document.body.append(page);
});

afterEach(() => {
  page.remove();
  dispatchEvent(new Event(LINKS_READY));
  vi.useRealTimers();
  history.replaceState(null, "", "/");
  for (const name of ["emailCoupon", "consent-ad-personalization"]) document.cookie = `${name}=; max-age=0`;
});

/** Where a click on a link leads from an address; null for a click that is not followed. */
function follow(address: string, href: string, type = "click", init: MouseEventInit = {}): string | null {
  history.replaceState(null, "", address);
  link.setAttribute("href", href);
  let followed: string | null = null;
  const listener = (event: Event): void => {
    followed = event.defaultPrevented ? null : link.getAttribute("href");
    event.preventDefault();
  };
  page.addEventListener(type, listener, { once: true });
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
  return followed;
}

const pathAndQuery = (href: string | null): string => {
  const { pathname, search } = new URL(href ?? "", location.origin);
  return decodeURIComponent(pathname + search);
};

test.each([
  ["/?couponCode=VISITOR&ocs=0", `${CHECKOUT}&hc=SITE`],
  ["/?ocs=0&hc=VISITOR", `${CHECKOUT}&coupon=SITE`],
  ["/?ocs=0", `${CHECKOUT}&hc=SITE`],
])(
  "from %s codes go to the checkout under the name that ocs=0 asks for, as the rules of links have it [CP-021]",
  (from, href) => {
    const visitor = { ...createAnonymousVisitor(0), url: new URL(from, location.origin).href };
    // What the page was served with stands on its links, too.
    const codes = ["SITE", ...(from.includes("VISITOR") ? ["VISITOR"] : [])];
    const early = new URL(follow(from, href) ?? "");
    const expected = new URL(decorateLink(href, { ...context, asServed: { codes, replaced: [] } }, visitor));
    const listCodes = ({ searchParams }: URL) =>
      ["hc", "coupon", "couponCode"].map((name) => searchParams.get(name)?.split(",").toSorted().join() ?? null);
    expect(listCodes(early)).toEqual(listCodes(expected));
    expect(early.searchParams.get("ocs")).toBe("0");
  },
);

test("a link that is clicked before any file is there takes codes and campaign along at once [GEN-003, LNK-005, LNK-009]", () => {
  expect(pathAndQuery(follow("/?hc=CAREER20&utm_source=mail", "/course/?a=1"))).toBe(
    "/course/?a=1&hc=CAREER20&utm_source=mail",
  );
  expect(follow("/?utm_source=mail", "https://drive.example/")).toBe("https://drive.example/?utm_source=mail");
});

test("a stored opt-out goes to the checkout with a click before any file is there, and to no page of this site [PV-013]", () => {
  const choose = (value: string) => (document.cookie = `consent-ad-personalization=${value}`);
  choose("1");
  expect(follow("/", CHECKOUT)).toBe(CHECKOUT);
  const rules = { ...context.rules, consentParam: "privacy" };
  document.querySelector("script")?.setAttribute("data-carry", carryRules({ ...context, rules }));
  expect(follow("/?privacy=0", CHECKOUT)).toBe(`${CHECKOUT}&privacy=1`);
  expect(pathAndQuery(follow("/?privacy=0", "/course/"))).toBe("/course/");
  choose("0");
  expect(follow("/", CHECKOUT)).toBe(CHECKOUT);
});

test.each<[string, string, MouseEventInit]>([
  ["with a key that opens a tab", "click", { ctrlKey: true }],
  ["by the middle button", "auxclick", { button: 1 }],
])("so does one that is opened in a tab of its own: %s", (_, type, init) => {
  expect(pathAndQuery(follow("/?hc=SAVE10", "/course/", type, init))).toBe("/course/?hc=SAVE10");
});

test("the checkout gets every code under its one name [CP-013]", () => {
  document.cookie = "emailCoupon=CAREER20";
  expect(pathAndQuery(follow("/?vc=FLASH&utm_source=mail", `${CHECKOUT}&hc=SALE`))).toBe(
    "/pay/?productId=7&hc=SALE,FLASH,CAREER20&utm_source=mail",
  );
});

test("other pages get an emailed code where they have none [CP-015]", () => {
  document.cookie = "emailCoupon=CAREER20";
  expect(pathAndQuery(follow("/", "/course/"))).toBe("/course/?hc=CAREER20");
  expect(pathAndQuery(follow("/", "/course/?hc=OWN"))).toBe("/course/?hc=OWN");
});

test.each([
  ["another host", "/?hc=A", "https://other.example/"],
  ["a file", "/?hc=A", "/terms.pdf"],
  ["mail", "/?hc=A", "mailto:a@b.co"],
  ["a place in the page", "/?hc=A", "#faq"],
  ["a visitor who brings nothing", "/", "/course/?a=b%20c"],
  ["what says something of one page only", "/?page=2&hlText=Hi&q=florida", "/course/"],
  ["a value that no campaign has", "/?bad=a;b&x", "/course/"],
])("a link stays as it is: %s [LNK-005, LNK-006, LNK-008]", (_, address, href) => {
  const followed = follow(address, href);
  expect([href, `${location.origin}${href}`]).toContain(followed);
});

test("what opens a draft stays on this site [RT-017]", () => {
  const address = "/?token=secret&utm_source=mail";
  expect(pathAndQuery(follow(address, "/course/"))).toBe("/course/?token=secret&utm_source=mail");
  expect(follow(address, "https://drive.example/")).toBe("https://drive.example/?utm_source=mail");
});

test("after the click the link is as the server wrote it, for the rules of links", () => {
  follow("/?hc=SAVE10", "/course/");
  vi.runAllTimers();
  expect(link.getAttribute("href")).toBe("/course/");
});

test("once the rules of links are there, they alone decide", () => {
  dispatchEvent(new Event(LINKS_READY));
  expect(follow("/?hc=SAVE10", "/course/")).toBe("/course/");
});

test("it does what the rules of links will do [LNK-005, LNK-009, CP-013, CP-015]", () => {
  const code = fc.constantFrom("CAREER20", "save10", "FLASH");
  const values = fc.array(fc.constantFrom("mail", "a b", "x.y", "1/2"), { minLength: 1, maxLength: 2 });
  const campaign = fc.dictionary(fc.constantFrom("utm_source", "gclid", "page"), values, { maxKeys: 2 });
  const coupons = fc.dictionary(fc.constantFrom("hc", "vc", "couponCode"), code, { maxKeys: 2 });
  const href = fc.constantFrom(
    "/course/",
    "/course/?utm_source=own&a=1#top",
    "/course/?hc=OWN",
    "https://drive.example/x/",
    "https://other.example/?a=1",
    CHECKOUT,
    `${CHECKOUT}&hc=SALE`,
    "/terms.pdf",
  );
  let changed = 0;
  const verify = (
    campaigns: Record<string, string[]>,
    codes: Record<string, string>,
    emailed: string | null,
    to: string,
  ) => {
    const query = new URLSearchParams({
      ...Object.fromEntries(Object.entries(campaigns).map(([name, all]) => [name, all.join()])),
      ...codes,
    });
    const address = query.size > 0 ? `/?${query}` : "/";
    document.cookie = emailed === null ? "emailCoupon=; max-age=0" : `emailCoupon=${emailed}`;
    const who = {
      ...createAnonymousVisitor(0),
      url: new URL(address, location.origin).href,
      emailed: { codes: emailed === null ? [] : [emailed], submitted: null, ends: null },
    };
    const visitor = { ...who, offers: activeOffers(who, noPromotions(policy), 0) };
    const readCodes = (link: string | null) => {
      const url = new URL(link ?? "", location.origin);
      const all = [...url.searchParams].map(([name, value]) => [
        name,
        name === "hc" ? [...new Set(value.toLowerCase().split(","))].toSorted() : value,
      ]);
      return [url.origin + url.pathname + url.hash, Object.fromEntries(all)];
    };
    const early = follow(address, to);
    expect(readCodes(early)).toEqual(readCodes(decorateLink(to, context, visitor)));
    if (early !== to) changed += 1;
  };
  fc.assert(fc.property(campaign, coupons, fc.option(code), href, verify), { numRuns: 500 });
  expect(changed).toBeGreaterThan(100);
});
