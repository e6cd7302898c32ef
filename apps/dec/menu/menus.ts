import { BRANDS } from "@courseway/brand/brands";
import { DEFENSIVE_DRIVING, DMV, IN_CAR, type MenuConfig, type MenuItem, TRAFFIC_SCHOOL } from "./menu.ts";

const driversEd: MenuItem = { text: "Drivers Ed", href: "/drivers-ed/", position: "top", order: 10 };
const teens: MenuItem = { text: "Teens", href: "/teen-drivers-ed/", position: "bottom", order: 11 };
const adults: MenuItem = { text: "Adults", href: "/adult-drivers-ed/", position: "bottom", order: 12 };
const inCar: MenuItem = { text: IN_CAR, href: "/driving-lessons/", position: "bottom", order: 13 };
const trafficSchool: MenuItem = { text: TRAFFIC_SCHOOL, href: "/traffic-school/", position: "bottom", order: 14 };
const permitTest: MenuItem = {
  text: "Permit Test Prep",
  href: "/permit-test-prep-courses/",
  position: "top",
  order: 20,
};
const dmv: MenuItem = { text: DMV, href: "/dmv/", position: "bottom", order: 21 };

const blog: MenuItem = {
  text: "Blog",
  href: "https://blog.dec.example/",
  position: "top",
  order: 30,
  isNational: true,
};

/** Items besides the courses, the same in every state. */
const NATIONAL: readonly MenuItem[] = [
  blog,
  { text: "Community", href: null, position: "top", order: 40, isNational: true },
  { text: "Apps", href: "/apps/drivers-ed/", position: "bottom", order: 41, isNational: true },
  { text: "Partners", href: "/affiliates/", position: "bottom", order: 42, isNational: true },
];

/** The main menu of a state without changes. [HD-058] */
export const MAIN_MENU: readonly MenuItem[] = [
  driversEd,
  teens,
  adults,
  inCar,
  trafficSchool,
  permitTest,
  dmv,
  ...NATIONAL,
];

const defensiveDriving: MenuItem = {
  text: DEFENSIVE_DRIVING,
  href: "/defensive-driving/",
  position: "bottom",
  order: 15,
};
/** The item for states without a course at this school: it links to the sister school's course. */
const sisterDefensiveDriving: MenuItem = { ...defensiveDriving, href: `${BRANDS.ids.url}/defensive-driving/` };
const drivingRecord: MenuItem = { text: "Driving Record", href: "/driving-record/", position: "bottom", order: 16 };
const bdic: MenuItem = { text: "BDIC", href: "/bdic/", position: "bottom", order: 14 };

const rewritten = (state: string, courses: readonly MenuItem[]): MenuConfig => ({
  state,
  reWriteDefault: true,
  menuItems: [...courses, ...NATIONAL],
});

const added = (state: string, menuItems: readonly MenuItem[]): MenuConfig => ({
  state,
  reWriteDefault: false,
  menuItems,
});

const withDefensiveDriving = (state: string): MenuConfig =>
  rewritten(state, [driversEd, teens, adults, inCar, trafficSchool, defensiveDriving, permitTest, dmv]);

const adultsOnly = (state: string): MenuConfig =>
  rewritten(state, [driversEd, adults, inCar, trafficSchool, defensiveDriving, permitTest, dmv]);

/** How states change the menu. The brand team has yet to confirm every line. [HD-060, HD-061] */
export const STATE_MENUS: readonly MenuConfig[] = [
  rewritten("california", [
    driversEd,
    teens,
    adults,
    inCar,
    { ...trafficSchool, position: "top", order: 20 },
    { ...permitTest, position: "bottom", order: 21 },
    { ...dmv, order: 22 },
  ]),
  rewritten("texas", [
    driversEd,
    teens,
    adults,
    inCar,
    { ...defensiveDriving, position: "top", order: 17 },
    { ...drivingRecord, order: 18 },
    permitTest,
    dmv,
  ]),
  rewritten("florida", [driversEd, teens, adults, inCar, bdic, permitTest, dmv]),
  adultsOnly("illinois"),
  withDefensiveDriving("minnesota"),
  withDefensiveDriving("nebraska"),
  withDefensiveDriving("new-mexico"),
  adultsOnly("north-carolina"),
  withDefensiveDriving("ohio"),
  rewritten("pennsylvania", [driversEd, teens, adults, inCar, { ...permitTest, position: "bottom" }, dmv]),
  withDefensiveDriving("utah"),
  added("delaware", [sisterDefensiveDriving]),
  added("georgia", [sisterDefensiveDriving]),
  added("new-jersey", [sisterDefensiveDriving]),
  added("new-york", [sisterDefensiveDriving]),
  added("virginia", [sisterDefensiveDriving]),
];

/** How single pages change the menu, by path. To be confirmed by the brand team. [HD-067] */
export const PAGE_MENUS: Readonly<Partial<Record<string, MenuConfig>>> = {
  // The item links to the blog's own host.
  "/blog/": { state: null, reWriteDefault: false, menuItems: [{ ...blog, isCurrentItem: true }] },
  // A visitor who wants to clear a ticket may want to save on insurance instead.
  "/traffic-school/": { state: null, reWriteDefault: false, menuItems: [sisterDefensiveDriving] },
};
