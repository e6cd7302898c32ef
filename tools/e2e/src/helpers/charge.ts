import { COMMERCE_CREDENTIALS, SANDBOX } from "../environment.ts";
import { ask } from "./http.ts";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** The price that commerce charges for a product with coupons, as a page prints it: "$381.65". */
export const fetchCharge = (product: string, ...codes: readonly string[]): Promise<string> =>
  chargeAt(SANDBOX.url, product, ...codes);

/** The same price from another sandbox. */
export async function chargeAt(sandbox: string, product: string, ...codes: readonly string[]): Promise<string> {
  const query = new URLSearchParams({ "productIdList[]": product, "couponCodeList[]": codes.join(",") });
  const { text } = await ask(`${sandbox}/commerce/api/purchase-receipt/price?${query}`, {
    headers: { authorization: `Basic ${COMMERCE_CREDENTIALS}` },
  });
  const { total }: { total: number } = JSON.parse(text);
  return dollars.format(total);
}
