import { asText } from "../values/as-text.ts";
import { readParameters } from "./read-parameters.ts";

/** How a brand names coupons on links: `globalCDIQueryParam`, `globalSalesQueryParam` and `use_old_coupon_strategy` of its configuration. [CFG-010, CFG-011] */
export interface CouponPolicy {
  /** The one parameter that carries codes on checkout links. */
  readonly cdiParam: string;
  readonly salesParam: string;
  /** Write `coupon`/`couponCode` as older checkouts expect. */
  readonly oldStrategy: boolean;
}

/** The policy of a brand that configures nothing: `hc`, `vc`, new strategy. [CP-012, CFG-010] */
export const DEFAULT_COUPON_POLICY: CouponPolicy = {
  cdiParam: "hc",
  salesParam: "vc",
  oldStrategy: false,
};

/** A policy with the defaults of what is absent; the default one where codes could not be named. */
export function normalizePolicy(policy: CouponPolicy): CouponPolicy {
  const normalized = { ...DEFAULT_COUPON_POLICY, ...policy };

  return asText(normalized.cdiParam) ? normalized : DEFAULT_COUPON_POLICY;
}

/** The names under which a page's address may carry coupons. [CP-010] */
export const URL_COUPON_PARAMETERS: readonly string[] = [
  "couponCode",
  "vc",
  "hc",
  "channel",
  "crohc",
  "coupon",
  "couponAmbassadorRSA",
  "couponAmbassador",
  "c",
];

/** True for every name that carries a coupon, a brand's own two included. [CP-010, CP-012, CP-020] */
export function isCouponParameter(name: string, policy: CouponPolicy = DEFAULT_COUPON_POLICY): boolean {
  const { cdiParam, salesParam } = { ...policy };

  return [...URL_COUPON_PARAMETERS, cdiParam, salesParam].includes(name);
}

/** True where links take the old parameter names: by the brand's choice, or for one visit by `ocs=0` in the page's address. [CP-021, CFG-011] */
export function usesOldStrategy(policy: CouponPolicy, pageUrl: string): boolean {
  return policy.oldStrategy || readParameters(pageUrl).some(({ name, value }) => name === "ocs" && value === "0");
}
