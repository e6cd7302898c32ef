import { z } from "zod";

/** A requested price set; missing fields count as empty. [API-022] */
const setSchema = z.object({
  productIdList: z.array(z.string()).default([]),
  couponCodeList: z.array(z.string()).nullish(),
  url: z.string().nullish(),
});

/** The body of a request for several price sets. */
export const multiPriceBody = z.object({
  appType: z.string(),
  platform: z.string(),
  brandId: z.string(),
  priceSetList: z.array(setSchema).max(500),
});

/** Splits codes, which may be separate or joined by commas. */
export function splitCodes(codes: readonly string[] | null | undefined): string[] {
  return (codes ?? [])
    .flatMap((code) => code.split(","))
    .map((code) => code.trim())
    .filter(Boolean);
}
