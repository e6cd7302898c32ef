import { z } from "zod";

/** A priced set as it is asked for; what is missing counts as empty. [API-022] */
const setSchema = z.object({
  productIdList: z.array(z.string()).default([]),
  couponCodeList: z.array(z.string()).nullish(),
  url: z.string().nullish(),
});

/** The body of a multi-price call. */
export const multiPriceBody = z.object({
  appType: z.string(),
  platform: z.string(),
  brandId: z.string(),
  priceSetList: z.array(setSchema).max(500),
});

/** Codes may come one by one or joined by commas. */
export function splitCodes(codes: readonly string[] | null | undefined): string[] {
  return (codes ?? [])
    .flatMap((code) => code.split(","))
    .map((code) => code.trim())
    .filter(Boolean);
}
