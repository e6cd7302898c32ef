// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { beforeAll, expect, test } from "vitest";
import { getHeader, type PageOptions } from "./headers.ts";

type Entry = readonly [label: string, href: string | null, below?: readonly Entry[]];

/** A list of links as a visitor reads it: label, address, and the entries below. */
function listEntries(list: Element | null | undefined): readonly Entry[] {
  return [...(list?.children ?? [])].map((item): Entry => {
    const link = item.querySelector<HTMLAnchorElement>(":scope > a");
    const label = link ?? item.querySelector(":scope > details > summary, :scope > span");
    const below = listEntries(item.querySelector(":scope > details > ul"));
    const entry = [label?.textContent ?? "", link?.getAttribute("href") ?? null] as const;
    return below.length > 0 ? [...entry, below] : entry;
  });
}

function show(name: string, options: Partial<PageOptions> & { readonly path?: string } = {}) {
  const { Header, props, brand } = getHeader(name, options);
  document.body.innerHTML = renderToStaticMarkup(<Header {...props} />);
  const header = document.querySelector("header");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a")];
  return {
    brand,
    header,
    menu: listEntries(header?.querySelector(".cw-site-nav > ul")),
    account: listEntries(header?.querySelector(".cw-site-account > ul")),
    linkNamed: (text: string) => links.find((link) => link.textContent === text),
  };
}

// The code of the bar's island loads with the first header that has it.
beforeAll(async () => {
  const { Header, props } = getHeader("aarp", { isNavSticky: true });
  await prerenderToNodeStream(<Header {...props} />);
});

const below = (section: string, ...names: readonly string[]): readonly Entry[] =>
  names.map((name) => [name, `${section}${name.toLowerCase().replaceAll(" ", "-")}/`]);

test("aarp: the header's links, Help in a tab of its own, and the ways into the course [HD-017, HD-018, HD-019, HD-020, HD-021]", () => {
  const { menu, linkNamed, brand } = show("aarp");
  expect(menu).toEqual([
    ["Defensive Driving", "/defensive-driving-course/"],
    ["Reviews", "/reviews/"],
    ["Why Take Our Course", "/why-take-our-course/"],
    ["FAQs", "/faq/"],
    ["Pricing", "/pricing/"],
    ["Help", "/support/"],
  ]);
  expect(linkNamed("Help")?.target).toBe("_blank");
  for (const name of ["Register Now", "Retake the Course"]) {
    expect(linkNamed(name)?.href).toBe(brand.courseSelectionUrl);
    expect(linkNamed(name)?.target).toBe("_blank");
  }
  expect(linkNamed("Log in to Course")?.href).toBe(`${brand.signInUrl}?vertical=SENIOR`);
});

test("aarp: a page with a sticky header has a bar with two links, More for the others, and Register Now [HD-022, HD-023]", () => {
  const bar = () => document.querySelector(".cw-compact");
  show("aarp");
  expect(bar()).toBeNull();
  show("aarp", { isNavSticky: true });
  expect(listEntries(bar()?.querySelector("nav > ul"))).toEqual([
    ["Defensive Driving", "/defensive-driving-course/"],
    ["Reviews", "/reviews/"],
    [
      "More",
      null,
      [
        ["Why Take Our Course", "/why-take-our-course/"],
        ["FAQs", "/faq/"],
        ["Pricing", "/pricing/"],
        ["Help", "/support/"],
      ],
    ],
  ]);
  expect(bar()?.querySelector(".cw-button")?.textContent).toBe("Register Now");
});

test("aarp: the mobile menu is full-screen, with the links, Retake the Course and Register Now [HD-025]", () => {
  show("aarp");
  const menu = document.querySelector("dialog");
  expect(menu?.classList).toContain("cw-menu-full");
  expect(listEntries(menu?.querySelector("nav > ul"))).toHaveLength(6);
  expect([...(menu?.querySelectorAll(".cw-button") ?? [])].map((one) => one.textContent)).toEqual([
    "Call (202) 555-0142",
    "Register Now",
    "Retake the Course",
  ]);
});

test("ids: driving at home, the sister schools elsewhere, the company, and My Account [HD-026, HD-039, HD-040, HD-041, HD-042]", () => {
  const { menu, account, brand, header } = show("ids");
  expect(menu).toEqual([
    [
      "Driving",
      null,
      [
        ["Drivers Ed", "/drivers-ed/"],
        ["Permit Test Prep", "/permit-test-prep/"],
        ["Defensive Driving", "/defensive-driving/"],
      ],
    ],
    ["Real Estate", "https://www.ace.example"],
    ["Insurance", "https://www.ins.example"],
    ["Mortgage", "https://www.mtg.example"],
    [
      "Our Company",
      null,
      [
        ["Our Mission and Values", "/about/"],
        ["Brands", "/brands/"],
        ["Partnerships", "/partnerships/"],
      ],
    ],
  ]);
  for (const [, href] of menu.slice(1, 4)) expect(brand.siblingSites).toContain(href);
  expect(account).toEqual([
    [
      "My Account",
      null,
      [
        ["Sign In", `${brand.signInUrl}?vertical=${brand.signInVertical}`],
        ["Help Center", brand.helpPage],
      ],
    ],
  ]);
  expect(header?.querySelector(".cw-site-logo")?.getAttribute("href")).toBe("/");
});

test("mtg: pre-license by place, continuing education, about us, resources and My Account [HD-026, HD-027]", () => {
  const { menu, account, header } = show("mtg");
  expect(menu).toEqual([
    ["Pre-License", "/pre-license/", below("/pre-license/", "National", "Florida", "Texas")],
    ["Continuing Education", "/continuing-education/"],
    ["About Us", "/about-us/"],
    ["Resources", "/resources/"],
  ]);
  expect(account[0]?.[0]).toBe("My Account");
  expect(header?.querySelector(".cw-site-logo")?.getAttribute("href")).toBe("/");
});

test("ins: pre-license and continuing education by state, and Sign In with INS [HD-014, HD-035, HD-036, HD-037, HD-038]", () => {
  const { menu, account, linkNamed } = show("ins");
  expect(menu).toEqual([
    ["Pre-License", "/pre-license/", below("/pre-license/", "Illinois", "Missouri", "Pennsylvania", "Texas")],
    [
      "Continuing Ed",
      "/continuing-education/",
      [
        ...below("/continuing-education/", "California", "Illinois"),
        ["Submit CE Exam", "/continuing-education/submit-exam/"],
      ],
    ],
    ["About Us", "/about-us/"],
    ["Resources", "/resources/"],
  ]);
  expect(account[0]?.[0]).toBe("My Account");
  expect(new URL(linkNamed("Sign In")?.href ?? "").searchParams.get("vertical")).toBe("INS");
});

test("ace: fifteen states and all of them, exam prep, what comes after the license, and resources [HD-028, HD-029, HD-030, HD-031, HD-032, HD-033, HD-034]", () => {
  const { menu, account, brand } = show("ace");
  const states =
    "Arizona,California,Colorado,Florida,Georgia,Illinois,Michigan,New York,North Carolina,Pennsylvania,South Carolina,Texas,Tennessee,Virginia,Washington";
  expect(menu).toEqual([
    [
      "Get My License",
      null,
      [...below("/real-estate-license/", ...states.split(",")), ["Browse All States", "/real-estate-license/"]],
    ],
    ["Exam Prep", "/real-estate-exam-prep/"],
    [
      "Post-License",
      null,
      [...below("/post-licensing/", "Florida", "Georgia", "Texas"), ["All States", "/post-licensing/"]],
    ],
    [
      "Continuing Education",
      "/real-estate-continuing-education/",
      below("/real-estate-continuing-education/", "Florida", "Georgia", "Illinois", "New York", "Texas"),
    ],
    [
      "Resources",
      null,
      [
        ["Blog", "/blog/"],
        ["Career Center", "/career-center/"],
        ["Reviews", "/reviews/"],
        ["Refer and Earn", "/referral/invite/"],
        ["Partnerships", "/real-estate-partnerships/"],
        ["About", "/about/"],
      ],
    ],
  ]);
  expect(account).toEqual([
    [
      "My Account",
      null,
      [
        ["Sign In", `${brand.signInUrl}?vertical=${brand.signInVertical}`],
        ["Help Center", "/support/"],
      ],
    ],
  ]);
});
