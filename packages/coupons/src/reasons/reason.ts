import { codeKey, uniqueCodes } from "../codes/unique-codes.ts";
import type { CodeList } from "../codes/split-codes.ts";

/** What commerce itself may say of a code that it refused. */
export type RefusedReason = "unknown-to-commerce" | "expired" | "not-yet" | "not-this-product";

/**
 * Why a code does not count: a blank entry, a text that is no code or one too many in an address, the same code twice, a
 * name that the link does not carry codes under, an emailed coupon of a brand that keeps none, a promotion or offer that
 * is to come, is over or never runs, the running promotion in its place, another code that commerce took, a price that
 * stays as it was, or what commerce says of it.
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

/** What commerce answered to a question with codes. */
export interface CommerceAnswer {
  /** The codes that gave the discount, as `couponCode` of a quote. */
  readonly counted: CodeList;
  /** What it says of others, where it does. */
  readonly refused?: readonly { readonly code: string; readonly reason: RefusedReason }[] | null | undefined;
}

/**
 * Whether a visitor may be told: not what would help to guess codes, that one exists for another product or a later time, or
 * that none is of that name. A code that is over buys nothing, so that its visitor may know.
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

/** Why a code does not count, and whether a visitor may be told. */
export interface CodeReason {
  readonly reason: CouponReason | null;
  readonly disclose: boolean;
}

/** A reason with whether a visitor may be told; a code that counts has none, and its visitor may know. */
export function withDisclosure(reason: CouponReason | null): CodeReason {
  return { reason, disclose: reason === null || DISCLOSED.has(reason) };
}

/**
 * Why a code that commerce was asked with does not count: what commerce says, else another code that it took, else a price
 * that stays as it was. The reason is null for a code that counts. [CP-024]
 *
 * @example codeReason("CRO5", { counted: "SALE20" }) // { reason: "replaced-by-better", disclose: true }
 */
export function codeReason(code: string, answer: CommerceAnswer): CodeReason {
  const { counted, refused } = { ...answer };
  const taken = uniqueCodes(counted).map(codeKey);
  const [key] = uniqueCodes(code).map(codeKey);
  if (key !== undefined && taken.includes(key)) return withDisclosure(null);
  const said = (Array.isArray(refused) ? refused : []).find(
    (one) => uniqueCodes({ ...one }.code).map(codeKey)[0] === key,
  );

  return withDisclosure(said?.reason ?? (taken.length > 0 ? "replaced-by-better" : "no-effect"));
}
