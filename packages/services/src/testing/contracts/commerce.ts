import { expect } from "vitest";
import { type CommerceAuth, createCommerce, rollingScheduleWindow } from "../../commerce/index.ts";
import { createUserSync } from "../../user-sync/index.ts";
import { type Contract, CONTRACT_NOW, type ContractFixture } from "./contract.ts";

const VALID_AUTH: CommerceAuth = { user: "sandbox", password: "sandbox" };
const baseParams = { appType: "DR", platform: "MKT", brandId: "ACE" };
const shop = (fixture: ContractFixture, auth: CommerceAuth = VALID_AUTH) =>
  createCommerce({ ...fixture, baseUrl: `${fixture.url}/commerce/api`, auth, baseParams });
const visitor = (fixture: ContractFixture, cookie: string | null) =>
  createUserSync({ ...fixture, baseUrl: `${fixture.url}/commerce/api`, auth: VALID_AUTH })({ cookie });

const set = { productIds: ["ins-ethics"], couponCodes: ["CAREER20"] };
const quote = {
  productIds: ["ins-ethics"],
  courseIds: ["course-ins-ethics"],
  title: "Ethics for Agents",
  originalPrice: 2400,
  discountPrice: 1920,
  maxPrice: 2900,
  discountType: "PERCENT",
  offPercent: 20,
  couponCode: "CAREER20",
  productFees: 450,
  feeDescription: "Most states charge it when we report your hours.",
  filterType: "All states",
  app: "INS",
  disableRsa: false,
  seatHours: 3,
};

/** The expected results of the commerce clients for the commerce service's responses. */
export const commerceContracts: readonly Contract[] = [
  {
    name: "product information: the known product, without its unknown neighbor [API-016, API-017]",
    run: async (fixture) => {
      const { productList = [] } = await shop(fixture).products(["re-az-basic", "nothing"]);
      expect(productList).toHaveLength(1);
      expect(productList[0]).toMatchObject({
        _id: "re-az-basic",
        courseId: "course-re-az-90",
        content: { title: "Arizona Real Estate Pre-License, Basic" },
        pricing: { max: 449 },
        regulatorySeatTime: 90,
      });
      expect(productList[0]).not.toHaveProperty("__v");
      expect(fixture.events).toEqual([]);
    },
  },
  {
    name: "price: a quote in cents [API-020, API-039]",
    run: async (fixture) => {
      expect(await shop(fixture).price(set)).toEqual(quote);
      expect(fixture.events).toEqual([]);
    },
  },
  {
    name: "price: wrong credentials, so none, reported [API-020, API-021]",
    run: async (fixture) => {
      expect(await shop(fixture, { user: "wrong", password: "wrong" }).price(set)).toBeNull();
      expect(fixture.events).toMatchObject([{ level: "error", error: { kind: "status", status: 401 } }]);
    },
  },
  {
    name: "multi-price: quotes in the order of the sets, none for an unknown product [API-022, API-023, API-040]",
    run: async (fixture) => {
      const sets = [set, { productIds: ["nothing"], couponCodes: [] }];
      expect(await shop(fixture).quotes(sets)).toEqual([quote, null]);
      expect(fixture.events).toMatchObject([{ level: "warn", tags: { params: "nothing" } }]);
    },
  },
  {
    name: "schedule: sessions to come in a rolling window, with every documented field [API-026, WS-001, WS-002]",
    run: async (fixture) => {
      const window = rollingScheduleWindow(CONTRACT_NOW, "America/Chicago");
      const [item, ...more] = await shop(fixture).schedule(["course-re-az-live"], window);
      expect(more).toEqual([]);
      expect(item).toMatchObject({
        courseid: "course-re-az-live",
        category: { code: "RE", title: "Pre-License" },
        webinarTitle: "Arizona live review",
        webinarContent: "<p>Three evenings with an instructor before your exam.</p>",
      });
      expect(item?.sessionList.length).toBeGreaterThan(1);
      expect(item?.sessionList[0]?.eventsList[0]).toEqual({
        day: "Wednesday, November 25",
        time: "6:00 PM – 8:30 PM MT",
        eventId: expect.stringMatching(/./),
      });
      expect(fixture.events).toEqual([]);
    },
  },
  {
    name: "schedule: status 400 is empty and silent [API-027, ERR-005]",
    run: async (fixture) => {
      const window = { startDate: "soon", endDate: "2027-01-01" };
      expect(await shop(fixture).schedule(["course-re-az-live"], window)).toEqual([]);
      expect(fixture.events).toEqual([]);
    },
  },
  {
    name: "user sync: a visitor who is signed in [API-030, API-031]",
    run: async (fixture) => {
      expect(await visitor(fixture, "sandbox-user=ab")).toEqual({ initials: "AB", adaToken: "ada-ab" });
      expect(fixture.events).toEqual([]);
    },
  },
  {
    name: "user sync: a stranger [API-031]",
    run: async (fixture) => {
      expect(await visitor(fixture, null)).toEqual({});
      expect(fixture.events).toEqual([]);
    },
  },
];
