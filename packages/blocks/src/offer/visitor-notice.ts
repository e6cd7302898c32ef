import type { VisitorCodes } from "@courseway/visitor/offers";
import { codeReason, couponNotice } from "@courseway/coupons";

/** What a visitor reads of their coupon next to a price. */
export interface VisitorNotice {
  readonly text: string;
  /** Whether the coupon lowers this price. */
  readonly lowers: boolean;
}

/** The price of an offer before and after a visitor's coupons, in cents, and the coupon that commerce took. */
export interface NoticedPrice {
  readonly before: number;
  readonly after: number;
  readonly couponCode: string | null;
}

/** Names under which an address carries a coupon and nothing else; `channel`, `c` and the like mean other things too. */
const SAYS_COUPON = /^(?:coupon|hc$|crohc$)/i;

const isOneOf = (code: string | null, codes: readonly string[]): boolean =>
  code !== null && codes.some((one) => one.toLowerCase() === code.toLowerCase());

/**
 * The words on a visitor's coupon: "Coupon Applied!" for an emailed one and for one that an event brought, else what
 * became of the one in the address. Both say where it does not lower the price. Null where there is nothing to say: no
 * coupon, or a parameter that may mean something else and changed nothing. [CP-006, CP-024]
 *
 * @param cdiParam the brand's own name for coupons in an address
 */
export function visitorNotice(
  { emailed, address }: VisitorCodes,
  { before, after, couponCode }: NoticedPrice,
  cdiParam: string,
): VisitorNotice | null {
  const codes = [...emailed, ...address.map(({ code }) => code)];
  const lowers = after < before || isOneOf(couponCode, codes);
  const applied = couponNotice(emailed, lowers);
  if (applied) return { lowers, text: [applied.text, applied.note].filter(Boolean).join(" ") };
  if (lowers && codes.length > 0) {
    const taken = isOneOf(couponCode, codes) ? couponCode : codes.length === 1 ? codes[0] : null;
    return { lowers, text: taken ? `Coupon ${taken} applied.` : "Coupon applied." };
  }
  const named = address.find(({ parameter }) => parameter === cdiParam || SAYS_COUPON.test(parameter));
  return named ? { lowers, text: withoutEffect(named.code, couponCode) } : null;
}

/** Why a coupon does not lower a price, as far as a visitor may know. */
function withoutEffect(code: string, counted: string | null): string {
  const { reason, disclose } = codeReason(code, { counted });
  const why =
    disclose && reason === "replaced-by-better" ? `Coupon ${counted} gives this discount.` : "It may have expired.";
  return `Coupon ${code} does not lower this price. ${why}`;
}
