import { expect, test } from "vitest";
import { exampleBrand } from "../testing/example-brand.ts";
import { absolutize, dropdownLink, isExternal, relativize } from "./dropdown-link.ts";
import { linkRules } from "./link-rules.ts";

const rules = linkRules(exampleBrand());
const agentRules = linkRules(exampleBrand({ agentBrand: true }));

test.each([
  ["https://www.brand.example/courses/?a=1#top", "/courses/?a=1#top"],
  ["https://brand.example", "/"],
  ["//www.brand.example//evil.example/", "/evil.example/"],
  ["https://www.brand.example/checkout/?productId=1", "https://www.brand.example/checkout/?productId=1"],
  ["https://www.brand.example/blog/a/", "https://www.brand.example/blog/a/"],
  ["https://www.brand.example/trending/a/", "https://www.brand.example/trending/a/"],
  ["https://www.brand.example/blogging/", "/blogging/"],
  ["https://www.sibling.example/a/", "https://www.sibling.example/a/"],
  ["https://www.brand.example/a//b/", "/a//b/"],
  ["/already/", "/already/"],
  ["mailto:a@brand.example", "mailto:a@brand.example"],
])("%s reads %s in a drop-down [LNK-010]", (link, expected) => {
  expect(relativize(link, rules)).toBe(expected);
});

test.each([
  ["/checkout/?productId=1#x", "https://shop.example/checkout/?productId=1#x"],
  ["Checkout", "https://shop.example/Checkout"],
  ["/blog/a/?b=1#c", "https://www.brand.example/blog/a/?b=1#c"],
  ["/courses/", "/courses/"],
  ["/courses/?next=checkout", "/courses/?next=checkout"],
  ["#checkout", "#checkout"],
  ["mailto:checkout@brand.example", "mailto:checkout@brand.example"],
  ["/checkout/#", "https://shop.example/checkout/"],
  ["/checkout/?next=https://brand.example//a", "https://shop.example/checkout/?next=https://brand.example//a"],
  ["https://elsewhere.example/checkout/", "https://elsewhere.example/checkout/"],
])("%s gets its host: %s [LNK-011]", (link, expected) => {
  expect(absolutize(link, rules)).toBe(expected);
});

test("the agent brand's checkout is a sub-host of its own [LNK-012]", () => {
  expect(absolutize("/checkout/?productId=1", agentRules)).toBe("https://checkout.brand.example/checkout/?productId=1");
  expect(absolutize("/blog/", agentRules)).toBe("https://www.brand.example/blog/");
});

test("the agent brand's sub-host leaves only a www at the front away [LNK-012]", () => {
  const inner = linkRules(exampleBrand({ agentBrand: true, url: "https://my.www.brand.example" }));
  expect(absolutize("/checkout/", inner)).toBe("https://checkout.my.www.brand.example/checkout/");
});

test.each(["http://localhost:3002", "http://127.0.0.1:3002"])(
  "on %s, which can have no sub-host, the configured checkout stands in [LNK-012]",
  (url) => {
    const local = linkRules(exampleBrand({ agentBrand: true, url }));
    expect(absolutize("/checkout/", local)).toBe("https://shop.example/checkout/");
  },
);

test.each([
  ["https://elsewhere.example/", true],
  ["http://elsewhere.example/", true],
  ["ftp://elsewhere.example/file", true],
  ["https://www.sibling.example/", false],
  ["https://shop.example/checkout/", false],
  ["/courses/", false],
  ["mailto:a@elsewhere.example", false],
])("%s opens in a new tab: %s [LNK-013]", (link, expected) => {
  expect(isExternal(link, rules)).toBe(expected);
});

test.each([
  ["https://www.brand.example/courses/", { href: "/courses/?hc=A", newTab: false }],
  ["/blog/a/", { href: "https://www.brand.example/blog/a/?hc=A", newTab: false }],
  ["/checkout/?productId=1", { href: "https://shop.example/checkout/?productId=1", newTab: false }],
  ["https://elsewhere.example/", { href: "https://elsewhere.example/", newTab: true }],
])("%s carries the page's query inside the family only [LNK-014]", (link, expected) => {
  expect(dropdownLink(link, "?hc=A", rules)).toEqual(expected);
});
