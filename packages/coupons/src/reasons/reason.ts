import { codeKey, uniqueCodes, type CodeList } from "../codes/code-list.ts";

/** Commerce's own reasons for refusing a code. */
export type RefusedReason = "unknown-to-commerce" | "expired" | "not-yet" | "not-this-product";

/**
 * Why a code does not count. `malformed`: a blank entry. `surplus`: an address has more codes, or longer ones, than
 * count. `duplicate`: the same code again. `other-parameter`: the link does not carry codes under this name.
 * `not-kept`: an emailed coupon of a brand that keeps none. `not-yet`, `expired`, `never-runs`: a promotion or offer
 * that has not started, is over or never runs. `replaced-by-override`: the running promotion replaces it.
 * `replaced-by-better`: commerce applied another code. `no-effect`: the price does not change. Otherwise commerce's own
 * reason.
 */
export type CouponReason =
  | "malformed"
  | "surplus"
  | "duplicate"
  | "other-parameter"
  | "not-kept"
  | "never-runs"
  | "replaced-by-override"
  | "replaced-by-better"
  | "no-effect"
  | RefusedReason;

/** Commerce's response to a price request with codes. */
export interface CommerceAnswer {
  /** The codes that gave the discount: `couponCode` of a quote. */
  readonly counted: CodeList;
  /** Why other codes were refused, if commerce says so. */
  readonly refused?: readonly { readonly code: string; readonly reason: RefusedReason }[] | null | undefined;
}

/**
 * The reasons that a visitor may know. The others would help to guess codes: that a code exists for another product or
 * a later time, or that no code has this name. An expired code buys nothing, so its visitor may know.
 */
const DISCLOSED = new Set<CouponReason>([
  "malformed",
  "surplus",
  "duplicate",
  "other-parameter",
  "not-kept",
  "never-runs",
  "replaced-by-override",
  "replaced-by-better",
  "no-effect",
  "expired",
]);

/** Why a code does not count, and whether a visitor may know it. */
export interface CodeReason {
  readonly reason: CouponReason | null;
  readonly disclose: boolean;
}

/** Adds whether a visitor may know a reason; a code that counts has no reason, and its visitor may know. */
export function withDisclosure(reason: CouponReason | null): CodeReason {
  return { reason, disclose: reason === null || DISCLOSED.has(reason) };
}

/**
 * Returns why a code that was sent to commerce does not count: commerce's own reason; else that commerce applied
 * another code; else that the price does not change. The reason is null for a code that counts. [CP-024]
 *
 * @example codeReason("CRO5", { counted: "SALE20" }) // { reason: "replaced-by-better", disclose: true }
 */
export function codeReason(code: string, answer: CommerceAnswer): CodeReason {
  const { counted, refused } = { ...answer };
  const taken = uniqueCodes(counted).map(codeKey);
  const [key] = uniqueCodes(code).map(codeKey);
  if (key !== undefined && taken.includes(key)) return withDisclosure(null);
  const refusal = (Array.isArray(refused) ? refused : []).find(
    (one) => uniqueCodes({ ...one }.code).map(codeKey)[0] === key,
  );

  return withDisclosure(refusal?.reason ?? (taken.length > 0 ? "replaced-by-better" : "no-effect"));
}
