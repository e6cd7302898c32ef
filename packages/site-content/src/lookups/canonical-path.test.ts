import { defineBrand } from "@courseway/brand";
import fc from "fast-check";
import { expect, it } from "vitest";
import { findAddress, canonicalPath } from "./find-address.ts";

const brand = defineBrand({
  id: "ACE",
  name: "Ace",
  url: "https://www.ace.example",
  craftSite: "ace",
  ctaText: "Start",
  vertical: "RE",
  trustpilotId: null,
  blog: { enabled: true },
  email: { listId: 1 },
  checkoutUrl: "https://checkout.ace.example/",
  signInUrl: "https://account.ace.example/",
  courseSelectionUrl: "https://account.ace.example/",
});

it.each([
  ["/", "/"],
  ["/home/", "/"],
  ["/%68ome/", "/"],
  ["/a/home/", "/a/home/"],
  ["/home/home/", "/home/home/"],
  ["/blog/home/", "/blog/"],
  ["/blog--home/", "/blog/"],
  ["/a--b/", "/a/b/"],
  ["/a--b--c.html", "/a/b/c.html"],
  ["/a---b/", "/a/-b/"],
  ["/%7Elive/a/", "/~live/a/"],
  ["/caf%c3%a9/", "/caf%C3%A9/"],
  ["/a%2Fb/", "/a%2Fb/"],
  ["/--/", "/--/"],
  ["/a--/", "/a--/"],
  ["/a----b/", "/a----b/"],
  ["/content-assets/a--b/", "/content-assets/a--b/"],
  ["/%zz/", "/%zz/"],
  ["/%7e/%zz/", "/%7e/%zz/"],
])("%s has the one address %s [RT-012, RT-013, RT-018]", (path, canonical) => {
  expect(canonicalPath(path, brand)).toBe(canonical);
});

const segment = fc.stringMatching(/^(?:[a-z%~-]|--|home|blog|%2[dD]|%7e){1,4}$/u);

it("names the same page as the path it stands for, and is its own one address [RT-018]", () => {
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
      const path = `/${segments.map((one) => `${one}/`).join("")}`;
      const canonical = canonicalPath(path, brand);
      expect(canonicalPath(canonical, brand)).toBe(canonical);
      expect(findAddress(canonical, brand)?.entrySlug).toBe(findAddress(path, brand)?.entrySlug);
    }),
    { numRuns: 1000 },
  );
});
