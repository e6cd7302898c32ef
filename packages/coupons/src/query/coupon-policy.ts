import { asText } from "../values/untrusted.ts";
import { readParameters } from "./query-text.ts";

/**
 * A brand's names for coupons on links: `globalCDIQueryParam`, `globalSalesQueryParam` and `use_old_coupon_strategy` of
 * its configuration. [CFG-010, CFG-011]
 */
export interface CouponPolicy {
  /** The one parameter that carries codes on checkout links. */
  readonly cdiParam: string;
  readonly salesParam: string;
  /** Whether links use `coupon`/`couponCode`, which older checkouts expect. */
  readonly oldStrategy: boolean;
}

/** The policy of a brand without settings: `hc`, `vc`, new strategy. [CP-012, CFG-010] */
export const DEFAULT_COUPON_POLICY: CouponPolicy = {
  cdiParam: "hc",
  salesParam: "vc",
  oldStrategy: false,
};

/** Fills missing values of a policy with defaults. Returns the default policy if codes would have no name. */
export function normalizePolicy(policy: CouponPolicy): CouponPolicy {
  const normalized = { ...DEFAULT_COUPON_POLICY, ...policy };

  return asText(normalized.cdiParam) ? normalized : DEFAULT_COUPON_POLICY;
}

/** The parameter names under which a page's address may carry coupons. [CP-010] */
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

/** Whether a parameter carries a coupon, including a brand's own two. [CP-010, CP-012, CP-020] */
export function isCouponParameter(name: string, policy: CouponPolicy = DEFAULT_COUPON_POLICY): boolean {
  const { cdiParam, salesParam } = { ...policy };

  return [...URL_COUPON_PARAMETERS, cdiParam, salesParam].includes(name);
}

/**
 * Whether links use the old parameter names: by the brand's choice, or for one visit by `ocs=0` in the page's address.
 * [CP-021, CFG-011]
 */
export function usesOldStrategy(policy: CouponPolicy, pageUrl: string): boolean {
  return policy.oldStrategy || readParameters(pageUrl).some(({ name, value }) => name === "ocs" && value === "0");
}
