// @vitest-environment jsdom
import { STATES_AND_DC } from "@courseway/brand";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getHeader, type PageOptions } from "./headers.ts";

// From the specification, not from the app's own data.
const HIDDEN =
  "alabama,arkansas,arizona,connecticut,hawaii,indiana,iowa,kentucky,maine,maryland,massachusetts,michigan,mississippi,montana,new-hampshire,oregon,pennsylvania,rhode-island,south-dakota,texas,virginia,washington-dc,west-virginia,wyoming".split(
    ",",
  );
const REWRITTEN =
  "california,texas,florida,illinois,minnesota,nebraska,new-mexico,north-carolina,ohio,pennsylvania,utah".split(",");

type Links = Readonly<Record<string, string | null>>;

const linksIn = (root: ParentNode | null | undefined, selector: string): Links =>
  Object.fromEntries(
    [...(root?.querySelectorAll(selector) ?? [])].map((one) => [one.textContent, one.getAttribute("href")]),
  );

function show(options: Partial<PageOptions> & { readonly path?: string } = {}) {
  const { Header, props, brand } = getHeader("dec", options);
  document.body.innerHTML = renderToStaticMarkup(<Header {...props} />);
  const [header, menu] = [document.querySelector("header"), document.querySelector("dialog")];
  return {
    brand,
    row: linksIn(header, ".cw-site-nav > ul > li > a"),
    menu: linksIn(menu, "nav a"),
    groups: [...(menu?.querySelectorAll("nav > ul > li") ?? [])].map((group) => [
      group.querySelector(":scope > a, .cw-menu-in")?.textContent,
      ...[...group.querySelectorAll(".cw-menu-panel li")].map((one) => one.textContent),
    ]),
    selectors: [...document.querySelectorAll(".dec-states")].map((one) => ({
      label: one.querySelector("summary")?.textContent,
      states: linksIn(one, "a"),
    })),
    actions: linksIn(header, ".cw-site-actions > a"),
  };
}

interface Item {
  readonly text: string;
  readonly href: string | null;
  readonly position: "top" | "bottom";
  readonly order: number;
}

interface Page {
  readonly state: string | null;
  readonly hasInPersonLessons: boolean;
}

interface MenuModule {
  readonly menuGroups: (
    base: readonly Item[],
    configs: readonly { state: string | null; reWriteDefault: boolean; menuItems: readonly Item[] }[],
    page: Page,
  ) => readonly (readonly Item[])[];
}

const [menuModule] = Object.values(import.meta.glob<MenuModule>("../../../../apps/dec/menu/menu.ts", { eager: true }));

const SLUGS = STATES_AND_DC.map(({ slug }) => slug);

const items = fc.array(
  fc.record({
    text: fc.constantFrom("Teens", "Traffic School", "Defensive Driving", "In-Car Driving Lessons", "DMV Information"),
    href: fc.constantFrom("/dmv/", "/courses/", "https://www.ids.example/", null),
    position: fc.constantFrom("top" as const, "bottom" as const),
    order: fc.integer({ min: 0, max: 50 }),
  }),
  { maxLength: 8 },
);
const configs = fc.array(fc.record({ state: fc.constant(null), reWriteDefault: fc.boolean(), menuItems: items }), {
  maxLength: 2,
});
const everyPage = fc.record({ state: fc.constantFrom(null, ...SLUGS), hasInPersonLessons: fc.boolean() });

/** Pages whose rules differ from one another. */
const PAGES = [null, "alaska", "arizona", "arkansas", "florida", "new-york", "texas", "utah"].flatMap((pageState) =>
  [true, false].map((hasInPersonLessons) => ({ pageState, hasInPersonLessons })),
);

const NOT_OF_A_STATE = new Set(["", "Apps", "Partners", "Pricing", ...STATES_AND_DC.map(({ name }) => name)]);

/**
 * The links to this site's courses on any page, in the header's row and in the mobile menu, read without a DOM to save
 * time.
 */
function courseLinks(
  page: Parameters<typeof getHeader>[1],
): readonly (readonly (readonly [label: string, href: string])[])[] {
  const { Header, props } = getHeader("dec", page);
  const [before = "", menu = "", after = ""] = renderToStaticMarkup(<Header {...props} />).split(/<\/?dialog/u);
  return [before + after, menu].map((html) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/gu)]
      .map(([, href = "", label = ""]) => [label, href] as const)
      .filter(([label]) => !NOT_OF_A_STATE.has(label)),
  );
}

test("the selector shows the page's state, else Select State, on a phone Choose State, and lists 51 [HD-043, HD-044, HD-045, HD-057]", () => {
  const [row, phone] = show().selectors;
  expect([row?.label, phone?.label]).toEqual(["Select State", "Choose State"]);
  expect(show({ pageState: "default" }).selectors[0]?.label).toBe("Select State");
  for (const { states } of [row, phone].filter((one) => one !== undefined)) {
    expect(Object.entries(states)).toEqual(STATES_AND_DC.map(({ name, slug }) => [name, `/${slug}/`]));
    expect(Object.keys(states)).toHaveLength(51);
    expect(states["Washington D.C."]).toBe("/washington-dc/");
  }
  expect(show({ pageState: "TX" }).selectors.map(({ label }) => label)).toEqual(["Texas", "Texas"]);
  expect(document.querySelectorAll('.dec-states [aria-current="true"]')).toHaveLength(2);
});

test("the page without a state has every group of the row, and the whole main menu in its groups [HD-048, HD-058, HD-063, NAV-006, NAV-007]", () => {
  const { row, groups, menu } = show({ hasInPersonLessons: true });
  expect(Object.entries(row)).toEqual([
    ["DriversEd", "/drivers-ed/"],
    ["Teens", "/teen-drivers-ed/"],
    ["Adults", "/adult-drivers-ed/"],
    ["Practice Permit Test", "/permit-test-prep-courses/"],
    ["DMV Information", "/dmv/"],
    ["Traffic School", "/traffic-school/"],
    ["In-Car Driving Lessons", "/driving-lessons/"],
  ]);
  expect(groups).toEqual([
    ["Drivers Ed", "Drivers Ed Courses", "Teens", "Adults", "In-Car Driving Lessons", "Traffic School"],
    ["Permit Test Prep", "Permit Test Prep", "DMV Information"],
    ["Blog"],
    ["Community", "Apps", "Partners"],
    ["Pricing"],
  ]);
  expect(menu).toMatchObject({
    Apps: "/apps/drivers-ed/",
    Partners: "/affiliates/",
    Blog: "https://blog.dec.example/",
  });
  expect(menu).not.toHaveProperty("Community");
});

test("each course begins with the state, and the agency's page ends with it but in Alaska and Arkansas [HD-049, HD-050, HD-051, HD-052, HD-059]", () => {
  for (const page of PAGES) {
    const state = page.pageState;
    const agency = state === null || ["alaska", "arkansas"].includes(state) ? "/dmv/" : `/dmv/${state}/`;
    const course = state === null ? /^\/[a-z-]+\/$/u : new RegExp(`^/${state}/[a-z-]+/$`, "u");
    for (const links of courseLinks(page)) {
      expect(links.length).toBeGreaterThan(3);
      for (const [label, href] of links) {
        if (label.endsWith(" Information")) expect(href).toBe(agency);
        else if (href.startsWith("/")) expect(href).toMatch(course);
      }
    }
  }
});

test("Traffic School, Defensive Driving and In-Car Driving Lessons show by their rules [HD-064, HD-065, HD-066]", () => {
  for (const page of PAGES) {
    const state = page.pageState;
    for (const links of courseLinks(page)) {
      const labels = new Set(links.map(([label]) => label.replace(/ Courses$/u, "")));
      expect(labels.has("In-Car Driving Lessons")).toBe(page.hasInPersonLessons);
      expect(labels.has("Traffic School")).toBe(state !== "florida" && !(state && HIDDEN.includes(state)));
    }
  }
  // The page that adds it for everybody.
  expect(show({ path: "/traffic-school/" }).row).toHaveProperty("Defensive Driving");
  expect(show({ path: "/traffic-school/", pageState: "arizona" }).row).not.toHaveProperty("Defensive Driving");
});

test("no data can break those rules, nor the order and the heads of groups [HD-064, HD-065, HD-066, HD-067, NAV-007]", () => {
  fc.assert(
    fc.property(items, configs, everyPage, (base, changes, page) => {
      const groups = menuModule?.menuGroups(base, changes, page) ?? [];
      const shown = groups.flat();
      const has = (text: string) => shown.some((item) => item.text === text);
      expect(has("Traffic School") && page.state !== null && HIDDEN.includes(page.state)).toBe(false);
      expect(has("Defensive Driving") && page.state === "arizona").toBe(false);
      expect(has("In-Car Driving Lessons") && !page.hasInPersonLessons).toBe(false);
      expect(groups.every((group) => group.length > 0)).toBe(true);
      expect(groups.every((group) => group.slice(1).every(({ position }) => position === "bottom"))).toBe(true);
      const rewriting = changes.findLast(({ reWriteDefault }) => reWriteDefault);
      if (rewriting && rewriting === changes.at(-1))
        expect(shown.length).toBeLessThanOrEqual(rewriting.menuItems.length);
      if (changes.length > 0)
        expect(shown.map(({ order }) => order)).toEqual(shown.map(({ order }) => order).toSorted((a, b) => a - b));
    }),
  );
});

test("an item stands by its order, wherever a state or a page lists it, and may be the current one [NAV-006]", () => {
  const item = (text: string, position: "top" | "bottom", order: number) => ({ text, href: "/a/", position, order });
  const added = {
    state: null,
    reWriteDefault: false,
    menuItems: [item("Second", "bottom", 2), item("First", "top", 1)],
  };
  const page = { state: null, hasInPersonLessons: false };
  const menu = menuModule?.menuGroups([item("Fourth", "bottom", 4), item("Third", "top", 3)], [added], page);
  expect(menu?.map((group) => group.map(({ text }) => text))).toEqual([
    ["First", "Second"],
    ["Third", "Fourth"],
  ]);

  const current = (path: string) => {
    show({ path });
    return [...document.querySelectorAll('header nav [aria-current="true"]')].map((one) => one.textContent);
  };
  expect(current("/")).not.toContain("Blog");
  expect(current("/blog/")).toContain("Blog");
});

test("eleven states have rewritten menus, others add items, and a page merges its own by their text [HD-060, HD-061, HD-067, NAV-008]", () => {
  const listGroups = (pageState: string | null, path = "/") =>
    show({ pageState, path, hasInPersonLessons: true }).groups;
  const plain = JSON.stringify(listGroups("colorado"));
  for (const state of REWRITTEN) expect(JSON.stringify(listGroups(state))).not.toBe(plain);
  expect(listGroups("texas").slice(0, 3)).toEqual([
    ["Drivers Ed", "Drivers Ed Courses", "Teens", "Adults", "In-Car Driving Lessons"],
    ["Defensive Driving", "Defensive Driving Courses", "Driving Record"],
    ["Permit Test Prep", "Permit Test Prep", "DPS Information"],
  ]);
  expect(listGroups("florida")[0]).toContain("BDIC");
  expect(listGroups("illinois")[0]).not.toContain("Teens");
  expect(show({ pageState: "georgia" }).menu["Defensive Driving Courses"]).toBe(
    "https://www.ids.example/defensive-driving/",
  );
  const merged = show({ pageState: "utah", path: "/traffic-school/" }).menu;
  expect(merged["Defensive Driving Courses"]).toBe("https://www.ids.example/defensive-driving/");
  expect(show({ pageState: "utah" }).menu["Defensive Driving Courses"]).toBe("/utah/defensive-driving/");
});

test("the agency's link has its state's name for it, else DMV Information [HD-062, HD-063]", () => {
  const agencies = { texas: "DPS", arizona: "MVD", ohio: "BMV", illinois: "SOS", georgia: "DDS", "new-jersey": "MVC" };
  const others = { massachusetts: "RMV", pennsylvania: "PennDOT", tennessee: "TDOS", california: "DMV" };
  for (const [state, label] of Object.entries({ ...agencies, ...others }))
    expect(show({ pageState: state }).row).toHaveProperty(`${label} Information`);
  expect(show().row).toHaveProperty("DMV Information");
});

test("Help Center and Log In lead out of the site [HD-047]", () => {
  const { actions, brand } = show();
  expect(Object.keys(actions)).toEqual(["Help Center", "Log In"]);
  for (const href of Object.values(actions)) expect(new URL(href ?? "").origin).not.toBe(new URL(brand.url).origin);
});
