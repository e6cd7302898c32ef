import type { VisitorCodes } from "@courseway/visitor/offers";
import { type CommerceAnswer, codeReason, couponNotice, LONGEST_CODE, MOST_ADDRESS_CODES } from "@courseway/coupons";
import { fillText, NOTICE_TEXTS, type NoticeTexts } from "@courseway/coupons/texts";

/** The notice about a visitor's coupon next to a price. */
export interface VisitorNotice {
  readonly text: string;
  /** Whether the coupon lowers this price. */
  readonly lowers: boolean;
}

/** An offer's price before and after a visitor's coupons, in cents, and commerce's result for the coupons. */
export interface NoticedPrice {
  readonly before: number;
  readonly after: number;
  readonly couponCode: string | null;
  readonly refused?: CommerceAnswer["refused"];
}

/** A brand's settings for coupon notices: its parameter for coupons in an address, and its texts. */
export interface NoticeBrand {
  readonly cdiParam: string;
  /** By the names in `NOTICE_TEXTS`; the default texts if absent. */
  readonly texts?: NoticeTexts | undefined;
}

/** Parameters in an address that always name a coupon. `channel`, `c` and similar names have other meanings too. */
const COUPON_PARAMETER_NAME = /^(?:coupon|hc$|crohc$)/i;

/** The most characters of a code to show: an address may contain any text as a code. */
const MOST_LETTERS = 30;

const isOneOf = (code: string | null, codes: readonly string[]): boolean =>
  code !== null && codes.some((one) => one.toLowerCase() === code.toLowerCase());

const shorten = (code: string): string => (code.length > MOST_LETTERS ? `${code.slice(0, MOST_LETTERS)}…` : code);

/**
 * The notice about a visitor's coupon: "Coupon Applied!" for an emailed coupon or an event's coupon, else the result of
 * the coupon in the address. If the coupon does not lower the price, both notices say so, with the reason if a visitor
 * may know it. Null if there is nothing to say: no coupon, or a parameter that may mean something else and changed
 * nothing. [CP-006, CP-024]
 */
export function visitorNotice(
  { emailed, address }: VisitorCodes,
  price: NoticedPrice,
  { cdiParam, texts }: NoticeBrand,
): VisitorNotice | null {
  const words = { ...NOTICE_TEXTS, ...texts };
  const { before, after, couponCode } = price;
  const codes = [...emailed, ...address.map(({ code }) => code)];
  const lowers = after < before || isOneOf(couponCode, codes);
  const [mine] = emailed;
  const applied = couponNotice(emailed, lowers, words);
  if (applied) {
    const why = applied.note === null || mine === undefined ? null : describeRefusal(mine, price, words)?.text;
    return { lowers, text: [applied.text, applied.note, why].filter(Boolean).join(" ") };
  }
  if (lowers && codes.length > 0) {
    const taken = isOneOf(couponCode, codes) ? couponCode : codes.length === 1 ? codes[0] : null;
    return { lowers, text: taken ? fillText(words.taken, { code: shorten(taken) }) : words.lowered };
  }
  const at = address.findIndex(({ parameter }) => parameter === cdiParam || COUPON_PARAMETER_NAME.test(parameter));
  const named = address[at]?.code;
  if (named === undefined) return null;
  if (at >= MOST_ADDRESS_CODES || named.length > LONGEST_CODE)
    return { lowers, text: `${unlowered(named, words)} ${words["why.surplus"]}` };
  const refusalText = describeRefusal(named, price, words);
  if (refusalText?.isWhole === true) return { lowers, text: refusalText.text };
  return { lowers, text: `${unlowered(named, words)} ${refusalText?.text ?? words["why.not-told"]}` };
}

const unlowered = (code: string, words: Required<NoticeTexts>): string =>
  fillText(words["no-effect"], { code: shorten(code) });

/**
 * Why a coupon does not lower a price, and whether that text is the whole notice; null if the reason is unknown or not
 * for visitors.
 */
function describeRefusal(
  code: string,
  { couponCode, refused }: NoticedPrice,
  words: Required<NoticeTexts>,
): { readonly text: string; readonly isWhole: boolean } | null {
  const { reason } = codeReason(code, { counted: couponCode, refused });
  if (reason === "expired") return { text: fillText(words.expired, { code: shorten(code) }), isWhole: true };
  if (reason !== "replaced-by-better") return null;
  return { text: fillText(words["why.replaced-by-better"], { counted: couponCode }), isWhole: false };
}
