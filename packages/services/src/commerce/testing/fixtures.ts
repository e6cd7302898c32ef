import type { TransportOptions } from "../../http/index.ts";
import type { Report } from "@courseway/observability";
import { type Commerce, createCommerce } from "../client.ts";

/** A line item as the service sends it. */
export function lineItem(id: string) {
  return {
    product: { _id: id, courseId: `course-${id}` },
    pricing: { max: 499 },
    content: { title: `Title of ${id}` },
    sisterProductList: [{ type: "FEE", value: 15.5, title: "Reporting fee", description: "Paid to the state" }],
    filter: { app: "RE", type: "IL" },
    regulatorySeatTime: 75,
    chargeAmount: 319.2,
    internalNote: "not for visitors",
  };
}

/** One item of `priceSetList`. */
export function priceSetItem(...ids: readonly string[]) {
  return {
    display: { grossTotal: 399, total: "319.20" },
    lineItemList: ids.map(lineItem),
    couponList: [{ code: "SAVE20", discountType: "PERCENT", offPercent: 20 }],
  };
}

/** The response of a single price. */
export const priceResponse = {
  lineItemList: [lineItem("p1")],
  grossTotal: 399,
  total: 319.2,
  grossDiscount: 79.8,
  displayCouponList: [{ code: "SAVE20", discountType: "PERCENT", offPercent: 20 }],
};

export const scheduleResponse = [
  {
    courseid: "c1",
    sessionList: [{ title: "Session 1", eventsList: [{ day: "Monday, December 7", time: "6:00 PM", eventId: 71 }] }],
  },
  { courseid: "c2", category: { code: "RE", title: "Pre-License" }, webinarTitle: "Own title", sessionList: [] },
];

/** Creates a client for the tests' shop, with credentials. */
export function commerceAt(url: string, fixture: Partial<TransportOptions> & { readonly report: Report }): Commerce {
  return createCommerce({
    fetch,
    ...fixture,
    baseUrl: `${url}/api/`,
    auth: { user: "shop", password: "pass" },
    baseParams: { appType: "DR", platform: "MKT", brandId: "ACE" },
  });
}
