import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type ServedSite, servedSite } from "./served-site.ts";

/** The clocks of Chicago, the time zone of the test brand's dates, are set back at 7:00 UTC and forward at 8:00 UTC. */
const BACK = Date.UTC(2026, 10, 1, 7);
const FORWARD = Date.UTC(2027, 2, 14, 8);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const SALES = [
  {
    what: "over the hour that comes twice is an hour longer than its dates look",
    dates: ["2026-10-31T23:00:00", "2026-11-01T03:00:00"],
    starts: BACK - 3 * HOUR,
    ends: BACK + 2 * HOUR,
    change: BACK,
  },
  {
    what: "that ends in the hour that comes twice ends in the first of the two",
    dates: ["2026-10-31T23:00:00", "2026-11-01T01:30:00"],
    starts: BACK - 3 * HOUR,
    ends: BACK - 30 * MINUTE,
    change: BACK,
  },
  {
    what: "over the hour that is left out is an hour shorter than its dates look",
    dates: ["2027-03-14T01:00:00", "2027-03-14T04:00:00"],
    starts: FORWARD - HOUR,
    ends: FORWARD + HOUR,
    change: FORWARD,
  },
  {
    what: "that ends in the hour that is left out ends as long after the clocks change",
    dates: ["2027-03-13T20:00:00", "2027-03-14T02:30:00"],
    starts: FORWARD - 6 * HOUR,
    ends: FORWARD + 30 * MINUTE,
    change: FORWARD,
  },
] as const;

let site: ServedSite;
beforeAll(async () => {
  site = await servedSite({
    now: BACK - 24 * HOUR,
    content: {
      pages: {
        home: {
          title: "Home",
          pageTitle: "Home",
          baseComponents: [
            {
              typeHandle: "productCards",
              productCardList: [
                {
                  cardTitle: "Course",
                  productEntry: "course",
                  showPricing: true,
                  showPriceText: true,
                  ctaLabel: "Buy",
                },
              ],
            },
          ],
        },
      },
      products: { course: { title: "Course", xgritProductId: "course" } },
    },
    catalog: { course: { title: "Course", price: 100, filter: { app: "RE", type: "Arizona" } } },
  });
});
afterAll(() => site[Symbol.asyncDispose]());

/**
 * The visible parts of the cached page at a moment, and the number of seconds for which a cache in front may store it.
 */
async function seenAt(at: number) {
  vi.setSystemTime(at);
  const { document, cacheControl } = await site.cachedPage("/");
  const buy = document.querySelector<HTMLAnchorElement>(".cw-product-card a.cw-button");
  return {
    banner: document.querySelector('aside[aria-label="Offer"]') !== null,
    price: document.querySelector(".cw-price-final")?.textContent?.replace(/^now /u, ""),
    code: new URL(buy?.href ?? "").searchParams.get("hc"),
    seconds: Number(/s-maxage=(\d+)$/u.exec(cacheControl)?.[1]),
  };
}

describe.each(SALES)("a sale $what", ({ dates: [from, until], starts, ends, change }) => {
  const without = { banner: false, price: "$100", code: null };
  const withSale = { banner: true, price: "$80", code: "TAKE20" };

  test("shows banner, price and code from its first moment to its last, and no cache keeps a page beyond either [PB-006, CP-017, RT-003]", async () => {
    site.writeGlobals({
      headerPromoBanner: {
        promotionText: "One night only",
        coupon: "TAKE20",
        promotionStartDateTime: from,
        promotionEndsDateTime: until,
        showHidePromoBanner: true,
      },
    });
    const moments = [
      [starts - HOUR, without, 60],
      [starts - 61_000, without, 60],
      [starts - 1500, without, 1],
      [starts - 1, without, 0],
      [starts, withSale, 60],
      [ends - 45_000, withSale, 45],
      [ends - 1, withSale, 0],
      [ends, without, 60],
      [ends + HOUR, without, 60],
    ] as const;
    for (const [at, seen, seconds] of moments)
      expect([new Date(at).toISOString(), await seenAt(at)]).toEqual([
        new Date(at).toISOString(),
        { ...seen, seconds },
      ]);
    // The clock change itself changes nothing.
    const isOn = starts <= change && change < ends;
    for (const at of [change - 1, change, change + 1])
      expect(await seenAt(at)).toMatchObject(isOn ? withSale : without);
  });
});
