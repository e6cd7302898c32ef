import { z } from "zod";

const price = z.number().min(0);

const fee = z.object({
  value: price,
  title: z.string().default("State reporting fee"),
  description: z.string().default(""),
});

/** The sessions of a course: how many, how many days apart, and when. */
const schedule = z.object({
  title: z.string(),
  content: z.string().default(""),
  category: z.object({ code: z.enum(["INS", "MTG", "RE"]), title: z.string() }),
  /** Days from today until the first session. */
  startsInDays: z.number().int().min(0).default(5),
  everyDays: z.number().int().min(1).default(7),
  sessions: z.number().int().min(1).max(60).default(4),
  /** Days of one session, one event each. */
  daysPerSession: z.number().int().min(1).max(10).default(1),
  time: z.string().default("6:00 PM – 9:00 PM CT"),
});

export const productSchema = z.object({
  title: z.string(),
  /** The price before coupons, in dollars. */
  price,
  /** The list price for comparison, in dollars; if absent, the price. */
  max: price.optional(),
  courseId: z.string().optional(),
  fees: z.array(fee).default([]),
  /** `app` RE is real estate, which shows "Starting at"; `type` is the state. */
  filter: z.object({ app: z.string(), type: z.string() }),
  /** Hours. */
  seatTime: z.number().min(0).default(0),
});

/** The format of `catalog/<brand>.yaml`. */
export const catalogFileSchema = z.object({
  brandId: z.string(),
  products: z.record(z.string(), productSchema).default({}),
  courses: z.record(z.string(), z.object({ schedule })).default({}),
});

export const couponSchema = z.object({
  code: z.string().trim().min(1),
  type: z.enum(["PERCENT", "FLAT"]),
  /** The amount off, in percent or dollars. */
  off: z.number().min(0),
  /** The minimum total before the coupon, in dollars. */
  minimum: price.default(0),
  starts: z.string().optional(),
  ends: z.string().optional(),
  /** Product ids, where a `*` at the end matches anything; if absent, all products. */
  products: z.array(z.string()).optional(),
  note: z.string().optional(),
});

/** The format of `catalog/coupons.yaml`. */
export const couponFileSchema = z.object({ coupons: z.array(couponSchema) });

export type Product = z.infer<typeof productSchema> & { readonly id: string };
export type Schedule = z.infer<typeof schedule>;
export type Coupon = z.infer<typeof couponSchema>;
