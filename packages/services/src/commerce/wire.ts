import { z } from "zod";

/** Dollars, as a number or numeric text. */
const amount = z.union([z.number(), z.string()]);
/** An id; some services send a number. */
const id = z.union([z.string(), z.number()]).transform(String);
const text = z.string().nullish();

const filter = z.object({ app: text, type: text });
const sisterProduct = z.object({
  type: z.string(),
  value: amount.nullish(),
  title: text,
  description: text,
});
/** A coupon; a single price may have plain codes. */
const coupon = z.union([z.string(), z.object({ code: text, discountType: text, offPercent: amount.nullish() })]);

/** Codes that the shop refuses, with its reasons if it sends any. The pricing rules read the reasons that they know. */
const refusals = { refusedCouponList: z.array(z.unknown()).nullish().catch(null) };

/** The shop's currency, if it sends one; the pricing rules check it. */
const currency = { currency: z.unknown().optional(), currencyCode: z.unknown().optional() };

const productFacts = {
  ...currency,
  _id: id.nullish(),
  courseId: id.nullish(),
  pricing: z.object({ ...currency, max: amount.nullish() }).nullish(),
  content: z.object({ title: text }).nullish(),
  sisterProductList: z.array(sisterProduct).nullish(),
  filter: filter.nullish(),
  regulatorySeatTime: amount.nullish(),
  disableRsa: z.boolean().nullish(),
};

/** A line item; a product's facts are on the line item or under its `product`. */
const lineItem = z.object({
  ...productFacts,
  product: z.object(productFacts).nullish(),
  chargeAmount: amount.nullish(),
});

/** One item of `priceSetList`. [PR-030] */
export const priceSetItemSchema = z.object({
  ...currency,
  display: z.object({ ...currency, grossTotal: amount, total: amount }),
  lineItemList: z.array(lineItem),
  couponList: z.array(coupon).nullish(),
  ...refusals,
});

/**
 * The response of a multi-price call. Items are validated separately, so an invalid item loses only one price.
 * [API-023]
 */
export const multiPriceSchema = z.object({ priceSetList: z.array(z.unknown()) });

/** The response of a single price. [API-039] */
export const priceSchema = z.object({
  ...currency,
  lineItemList: z.array(lineItem),
  grossTotal: amount,
  total: amount,
  grossDiscount: amount.nullish(),
  displayCouponList: z.array(coupon).nullish(),
  ...refusals,
});

/** Both possible shapes of a price response. [API-039, API-040] */
export const anyPriceSchema = z.union([priceSchema, multiPriceSchema]);

const productCourse = z.object({ ...productFacts, _id: id });

/** The response of product information. [API-016] */
export const productInfoSchema = z.object({ productList: z.array(productCourse) });

const scheduleEvent = z.object({ day: z.string(), time: z.string(), eventId: id });
const scheduleSession = z.object({ title: z.string(), eventsList: z.array(scheduleEvent) });
const scheduleWireItem = z.object({
  courseid: id,
  category: z.object({ code: z.string(), title: z.string() }).nullish(),
  webinarTitle: text,
  webinarContent: text,
  sessionList: z.array(scheduleSession),
});

/** The response of the pre-purchase schedule. [WS-001, WS-002] */
export const scheduleSchema = z.array(scheduleWireItem);

export type LineItemWire = z.output<typeof lineItem>;
export type AnyPrice = z.output<typeof anyPriceSchema>;
export type PriceResponse = z.output<typeof priceSchema>;
export type ProductInfo = z.output<typeof productInfoSchema>;
export type ScheduleWireItem = z.output<typeof scheduleWireItem>;
