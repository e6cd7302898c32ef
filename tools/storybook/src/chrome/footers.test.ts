import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { brandConfig } from "../brands/brand-configs.ts";
import { footers } from "./brand-chrome.ts";

const YEAR = 2031;

function renderHtml(name: string): string {
  const footer = footers.get(name);
  if (footer === undefined) throw new Error(`There is no footer of "${name}".`);
  return renderToStaticMarkup(
    createElement(footer, { brand: brandConfig(name), options: null, path: "/", year: YEAR }),
  ).replaceAll("&amp;", "&");
}

const toText = (html: string): string => html.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gsu, "");

/** The entries of a list, in order: "label path" for a link, "label" for a button. */
const offered = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:a href="([^"]*)"|button)[^>]*>(.*?)<\/(?:a|button)>/gsu)].map(([, href, label = ""]) =>
    [toText(label), href].filter((part) => part !== undefined).join(" "),
  );

const group = (html: string, title: string): readonly string[] =>
  offered(new RegExp(`<nav aria-label="${title}">(.*?)</nav>`, "su").exec(html)?.[1] ?? "");
const social = (html: string): readonly string[] =>
  offered(/<ul class="cw-site-social">(.*?)<\/ul>/su.exec(html)?.[1] ?? "").map((item) => item.split(" ")[0] ?? "");
const share = (html: string): readonly string[] =>
  [...html.matchAll(/<a class="cw-button[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gsu)].map(
    ([, href = "", label = ""]) => `${toText(label)} ${href}`,
  );
const bottom = (html: string): readonly string[] =>
  offered(/<div class="cw-site-footer-end">(.*)$/su.exec(html)?.[1] ?? "");

const EVERY_NETWORK = ["TikTok", "Instagram", "X", "YouTube", "Facebook", "LinkedIn"];
const THREE_NETWORKS = ["Instagram", "TikTok", "Facebook"];
const PRIVACY = "Do not sell or share my information";
const DRIVING = "Driving https://www.ids.example/";
const REAL_ESTATE = "Real Estate https://www.ace.example/";

it.each([...footers.keys()])(
  "the footer of %s has its wordmark, 230 by 40 px, and leads home by it [FT-002, FT-003, FT-025]",
  (name) => {
    expect(renderHtml(name)).toMatch(
      /<a class="cw-site-logo" href="\/"><svg width="230" height="40" aria-hidden="true"><use href="[^"]*#mark"/u,
    );
  },
);

it("the senior-driver footer has the partner's eight, and the manager behind Your Privacy Choices [FT-004]", () => {
  expect(group(renderHtml("aarp"), "About this site")).toEqual([
    "Site Map /sitemap/",
    "Privacy Hub /privacy/",
    "Terms of Service /terms/",
    "Copyright Information /copyright-information/",
    "Contact Us /sales/contactus/",
    "Ad Choices /ad-choices/",
    "Your Privacy Choices",
    "Refer a Friend /referral/invite/",
  ]);
  expect(bottom(renderHtml("aarp"))).toEqual([]);
});

it("the driving footer has its buttons, schools, links, accounts and last line [FT-005, FT-006, FT-007, FT-008, FT-009, FT-010, FT-011]", () => {
  const html = renderHtml("ids");
  expect(share(html)).toEqual(["Partner with Us /driving-partnerships/", "Refer a Friend /referral/invite/"]);
  expect(group(html, "Our schools")).toEqual(["Driving /defensive-driving/", REAL_ESTATE]);
  expect(group(html, "Company")).toEqual([
    "Careers /careers/",
    "Partnerships /partnerships/",
    "Help Center /support/",
    "Contact /contact/",
    "Our Blog /driving-guides/",
    "Accessibility Statement /accessibility-statement/",
  ]);
  expect(social(html)).toEqual(EVERY_NETWORK);
  expect(bottom(html)).toEqual(["Privacy Policy /privacy/", "Terms & Conditions /terms/", PRIVACY]);
  expect(toText(html)).toContain(`© ${YEAR} IDS Online Courses. All rights reserved.`);
});

describe.each([
  ["mtg", "/partnerships/", [DRIVING, REAL_ESTATE, "Insurance https://www.ins.example/", "Mortgage /"]],
  ["ins", "/insurance-partnerships/", [DRIVING, REAL_ESTATE, "Insurance /", "Mortgage https://www.mtg.example/"]],
] as const)("the footer of %s", (name, partners, schools) => {
  const html = renderHtml(name);

  it("has its buttons, the family's four schools and the family's line [FT-012, FT-013, FT-017, FT-025, FT-026, FT-027]", () => {
    expect(share(html)).toEqual([`Partner with Us ${partners}`, "Refer a Friend /referral/invite/"]);
    expect(group(html, "Our schools")).toEqual(schools);
    expect(html).toContain("Part of the IDS Family");
  });

  it("has help, blog, accounts and last line [FT-014, FT-015, FT-016, FT-028, FT-029]", () => {
    expect(group(html, "Help")).toEqual(["Help Center /support/", "Blog /resources/"]);
    expect(social(html)).toEqual(THREE_NETWORKS);
    expect(bottom(html)).toEqual(["Privacy Policy /privacy/", "Terms & Conditions /terms/", PRIVACY]);
  });
});

it("the real-estate footer has both groups, buttons, accounts, address, year and the manager [FT-018, FT-019, FT-020, FT-021, FT-022, FT-023, FT-024]", () => {
  const html = renderHtml("ace");
  expect(group(html, "Explore")).toEqual([
    "Home /",
    "Get My License /real-estate-license/",
    "Continuing Education /real-estate-continuing-education/",
    "Training /training/",
    "Career Center /career-center/",
    "About /about/",
  ]);
  expect(group(html, "Help and legal")).toEqual([
    "Blog /blog/",
    "Get Help /support/",
    "Accessibility Statement /accessibility-statement/",
    "Terms & Conditions /terms/",
    "Privacy Policy /privacy/",
  ]);
  expect(social(html)).toEqual(EVERY_NETWORK);
  expect(share(html)).toEqual(["Partner with Us /real-estate-partnerships/", "Refer a Friend /referral/invite/"]);
  expect(html).toMatch(/<address>.*Phoenix, AZ 85004<\/address>/u);
  expect(toText(html)).toContain(`© ${YEAR} Ace Real Estate School.`);
  expect(bottom(html)).toEqual([PRIVACY]);
});

it("the drivers-ed footer has three closed sections, partners, seals and the years since 1997 [FT-030, FT-031, FT-032, FT-033, FT-034, FT-035, FT-036, FT-037]", () => {
  const html = renderHtml("dec");
  expect(html.match(/<details>/gu)).toHaveLength(3);
  expect(group(html, "Customer Support")).toEqual([
    "Help Center /support/",
    "Contact Us /contact-us/",
    "Privacy Policy /about-us/privacy-policy/",
    "Terms and Conditions /terms/",
  ]);
  expect(group(html, "Courses")).toEqual([
    "Teens /teen-drivers-ed/",
    "In-Car Driving Lessons /driving-lessons/",
    "Adults /adult-drivers-ed/",
    "Traffic School /traffic-school/",
  ]);
  expect(group(html, "Driver Resources").map((item) => item.split(" ").at(-1))).toEqual([
    "/trending/",
    "/resources/terms/",
    "/dmv/",
    "/resources/auto-central/",
    "/driving-information/",
  ]);
  expect(bottom(html)).toEqual([
    "Become a Partner /affiliates/",
    "Accessibility Statement /accessibility-statement/",
    PRIVACY,
  ]);
  expect(social(html)).toEqual(EVERY_NETWORK);
  expect(html.match(/class="cw-rosette"/gu)).toHaveLength(3);
  expect(toText(html)).toContain(`© 1997–${YEAR} DEC Drivers Ed.`);
});
