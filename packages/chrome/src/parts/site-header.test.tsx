// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { brand } from "../testing/brand.ts";
import { type NavigationLink, readNavigation } from "./navigation.ts";
import { accountMenu, SiteHeader, type SiteHeaderProps } from "./SiteHeader.tsx";

const linkTo = (linkUrl: string): NavigationLink => ({ linkLabel: linkUrl, linkUrl });

function headerWith(props: Partial<SiteHeaderProps> & Pick<SiteHeaderProps, "links">) {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteHeader logo={<svg />} brand={brand} path="/" options={null} year={2026} {...props} />,
  );
  const [wide, small] = document.querySelectorAll<HTMLElement>("header nav");
  if (!wide || !small) throw new Error("The header has no navigation.");
  return { wide, small, root: document.body };
}

const marks = (nav: HTMLElement) =>
  [...nav.querySelectorAll("[aria-current]")].map((one) => [one.textContent, one.getAttribute("aria-current")]);

test("the navigation marks the page, the section above it, and the label over either", () => {
  const menu = { linkLabel: "More", ddList: [linkTo("/about/")] };
  const links = [
    ...["/", "/courses/", "/courses/texas/", "/courses", "https://blog.ace.example/courses/"].map(linkTo),
    menu,
  ];
  const marked = (path: string) => marks(headerWith({ links, path }).wide);
  expect(marked("/courses/")).toEqual([["/courses/", "page"]]);
  expect(marked("/courses/texas/")).toEqual([
    ["/courses/", "true"],
    ["/courses/texas/", "page"],
  ]);
  expect(marked("/courses-online/")).toEqual([]);
  expect(marked("/about/")).toEqual([
    ["More", "true"],
    ["/about/", "page"],
  ]);
});

test.each([
  [{ openNewTab: true }, "_blank"],
  [{ newTab: true }, "_blank"],
  [{ openNewTab: false, newTab: true }, "_blank"],
  [{ openNewTab: true, newTab: false }, "_blank"],
  [{ openNewTab: false, newTab: false }, ""],
  [{}, ""],
])("a link with %j has the target %j [NAV-004]", (fields, target) => {
  const { wide } = headerWith({ links: [{ linkLabel: "A", linkUrl: "/a/", ...fields }] });
  expect(within(wide).getByRole<HTMLAnchorElement>("link").target).toBe(target);
});

test("a link that asks for an arrow has one, in the row and on a phone [NAV-001]", () => {
  const links = [
    { linkLabel: "All states", linkUrl: "/states/", arrowLink: true },
    { linkLabel: "Texas", linkUrl: "/texas/" },
  ];
  const { wide, small } = headerWith({ links });
  for (const nav of [wide, small])
    expect([...nav.querySelectorAll("[data-arrow]")].map((one) => one.textContent)).toEqual(["All states"]);
});

test("a link is marked where an app says that the page belongs to it, whatever its address [NAV-006]", () => {
  const links = [{ linkLabel: "Blog", linkUrl: "https://blog.ace.example/", isCurrentItem: true }, linkTo("/a/")];
  const menu = [{ linkLabel: "More", ddList: links }];
  expect(marks(headerWith({ links, path: "/blog/" }).wide)).toEqual([["Blog", "true"]]);
  expect(marks(headerWith({ links: menu, path: "/blog/" }).wide)).toEqual([
    ["More", "true"],
    ["Blog", "true"],
  ]);
});

test("a link has its tag, a tab of its own by either field, and nofollow [NAV-001, NAV-003, NAV-004]", () => {
  const { wide } = headerWith({
    links: [
      { linkLabel: "A", linkUrl: "/a/", formElementId: "header-a", openNewTab: true, nofollow: true },
      { linkLabel: "B", linkUrl: "/b/", newTab: true },
      { linkLabel: "C", linkUrl: "/c/" },
    ],
  });
  const [a, b, c] = within(wide).getAllByRole<HTMLAnchorElement>("link");
  expect([a?.dataset["ctaTag"], a?.target, a?.rel]).toEqual(["header-a", "_blank", "noopener nofollow"]);
  expect([b?.target, b?.rel]).toEqual(["_blank", "noopener"]);
  expect([c?.target, c?.rel, c?.dataset["ctaTag"]]).toEqual(["", "", undefined]);
});

test("a label is bold where it says so, and holds no other markup [NAV-002]", () => {
  const { wide } = headerWith({
    links: [
      { linkLabel: '<b>New</b> <img src="x" onerror="alert(1)">Texas <strong>CE</strong><script>', linkUrl: "/ce/" },
    ],
  });
  expect(within(wide).getByRole("link").innerHTML).toBe("<strong>New</strong> Texas <strong>CE</strong>");
});

test("a link to # or to nothing is words alone, in the row, in a drop-down and on a phone [HD-008]", () => {
  const links = [
    { linkLabel: "Soon", linkUrl: "#" },
    { linkLabel: "Menu", ddList: [{ linkLabel: "Later", linkUrl: "#" }, { linkLabel: "Someday" }] },
  ];
  for (const nav of Object.values(headerWith({ links }))) {
    expect(nav.querySelector('a[href="#"]')).toBeNull();
    for (const text of ["Soon", "Later", "Someday"])
      expect(
        within(nav)
          .getAllByText(text)
          .every((one) => one.closest("a") === null),
      ).toBe(true);
  }
});

test("children come from ddList, items and titled lists, unless the link is said to be no drop-down [NAV-001, NAV-005]", () => {
  const namesIn = (link: Partial<NavigationLink>) => {
    const { wide } = headerWith({ links: [{ linkLabel: "Courses", linkUrl: "/courses/", ...link }] });
    return [...wide.querySelectorAll(".cw-nav-panel .cw-nav-sublink")].map((one) => one.textContent);
  };
  expect(namesIn({ ddList: [linkTo("/a/")] })).toEqual(["/a/"]);
  expect(namesIn({ items: [linkTo("/b/")] })).toEqual(["/b/"]);
  expect(namesIn({ ddList: [], items: [linkTo("/b/")] })).toEqual(["/b/"]);
  expect(
    namesIn({ complexDdList: [{ linkLabel: "States", items: [linkTo("/c/")] }], ddList: [linkTo("/a/")] }),
  ).toEqual(["States", "/c/", "/a/"]);
  expect(namesIn({ isDropDown: false, ddList: [linkTo("/a/")] })).toEqual([]);
});

test("a parent with its own page is a link next to a named button; one without is the button [HD-003]", () => {
  const ddList = [linkTo("/a/")];
  const { wide } = headerWith({
    links: [
      { linkLabel: "Courses", linkUrl: "/courses/", ddList },
      { linkLabel: "Company", ddList },
    ],
  });
  const [courses, company] = wide.querySelectorAll("summary");
  expect(within(wide).getByRole("link", { name: "Courses" }).getAttribute("href")).toBe("/courses/");
  expect(courses?.getAttribute("aria-label")).toBe("Courses menu");
  expect(company?.textContent).toBe("Company");
  expect(wide.querySelector("[role=menu], [role=menuitem]")).toBeNull();
});

test("on a phone each drop-down is a section with a way back, and says which labels are courses [HD-004, HD-005, HD-009]", () => {
  const links = [
    {
      linkLabel: "Defensive Driving",
      linkUrl: "/dd/",
      ddList: [{ linkLabel: "Drivers Ed", linkUrl: "/de/" }, linkTo("/a/")],
    },
    { linkLabel: "Drivers Ed", linkUrl: "/de/" },
  ];
  const { small } = headerWith({ links });
  const section = small.querySelector("details");
  expect(section?.querySelector("summary")?.textContent).toContain("Back");
  const panel = within(section ?? small).getAllByRole("link", { hidden: true });
  expect(panel.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Defensive Driving Courses", "/dd/"],
    ["Drivers Ed Courses", "/de/"],
    ["/a/", "/a/"],
  ]);
  expect(within(small).getByRole("link", { name: "Drivers Ed", hidden: true })).toBeTruthy();
});

test("My Account has Sign In, with the vertical's code, and the help center [HD-013, HD-014]", () => {
  const hrefs = (signInVertical: string | null) => {
    const { wide, root } = headerWith({ links: [], account: accountMenu({ ...brand, signInVertical }) });
    expect(wide.querySelector("summary")).toBeNull();
    return [...root.querySelectorAll<HTMLAnchorElement>(".cw-site-actions a")].map((one) => [
      one.textContent,
      one.href,
    ]);
  };
  expect(hrefs("INS")).toEqual([
    ["Sign In", "https://account.ace.example/?vertical=INS"],
    ["Help Center", new URL(brand.helpPage, document.baseURI).href],
  ]);
  expect(hrefs(null)[0]).toEqual(["Sign In", "https://account.ace.example/"]);
});

test("a partner's logo is next to the brand's, in its proportions [HD-053, NAV-009]", () => {
  const logo = {
    url: "/partner.svg",
    alt: "Partner",
    title: "",
    width: 400,
    height: 100,
    mimeType: null,
    focalPoint: null,
  };
  const options = {
    hideFooter: false,
    hideNav: false,
    hideStickyBanner: false,
    isNavSticky: true,
    hasInPersonLessons: false,
    pageState: null,
    stickyEmailOverride: null,
    additionalHeaderLogo: logo,
  };
  const { root } = headerWith({ links: [], options });
  const image = within(root).getByRole<HTMLImageElement>("img", { name: "Partner" });
  expect([image.width, image.height]).toEqual([152, 38]);
  expect(image.previousElementSibling?.getAttribute("href")).toBe("/");
  expect(
    headerWith({ links: [], options: { ...options, additionalHeaderLogo: null } }).root.querySelector("img"),
  ).toBeNull();
});

test("a menu that cannot be made is logged, and the header stands without links [NAV-010]", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const fault = new Error("no such state");
  const links = readNavigation<NavigationLink>(() => {
    throw fault;
  });
  const { wide, root } = headerWith({ links });
  expect(wide.querySelectorAll("li")).toHaveLength(0);
  expect(root.querySelector(".cw-site-logo")).not.toBeNull();
  expect(log.mock.calls[0]?.[1]).toBe(fault);
  expect(readNavigation(() => [linkTo("/a/")])).toEqual([linkTo("/a/")]);
});

test("above the header stands the number to call, which a phone dials, with the hours; nothing without one", () => {
  const contact = { phone: "(602) 555-0129", hours: "Mon–Sat, 8 am–9 pm MT" };
  const { root } = headerWith({ links: [linkTo("/a/")], brand: { ...brand, contact } });
  const bar = within(root).getByRole("navigation", { name: "Call us" });

  expect(within(bar).getByRole<HTMLAnchorElement>("link", { name: "(602) 555-0129" }).href).toBe("tel:+16025550129");
  expect(bar.textContent).toContain("Mon–Sat, 8 am–9 pm MT");
  expect(bar.nextElementSibling?.tagName).toBe("HEADER");
  expect(within(headerWith({ links: [] }).root).queryByRole("navigation", { name: "Call us" })).toBeNull();
});
