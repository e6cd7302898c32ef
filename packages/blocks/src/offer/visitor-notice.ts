import type { VisitorCodes } from "@courseway/visitor/offers";
import { type CommerceAnswer, codeReason, couponNotice, LONGEST_CODE, MOST_ADDRESS_CODES } from "@courseway/coupons";
import { fillText, NOTICE_TEXTS, type NoticeTexts } from "@courseway/coupons/texts";

/** What a visitor reads of their coupon next to a price. */
export interface VisitorNotice {
  readonly text: string;
  /** Whether the coupon lowers this price. */
  readonly lowers: boolean;
}

/** The price of an offer before and after a visitor's coupons, in cents, and what commerce made of the coupons. */
export interface NoticedPrice {
  readonly before: number;
  readonly after: number;
  readonly couponCode: string | null;
  readonly refused?: CommerceAnswer["refused"];
}

/** What a brand says of coupons: the names under which an address carries them, and its words. */
export interface NoticeBrand {
  readonly cdiParam: string;
  /** By the names of `NOTICE_TEXTS`; the usual words where absent. */
  readonly texts?: NoticeTexts | undefined;
}

/** Names under which an address carries a coupon and nothing else; `channel`, `c` and the like mean other things too. */
const SAYS_COUPON = /^(?:coupon|hc$|crohc$)/i;

/** So much of a code is printed: an address may carry any text as one. */
const MOST_LETTERS = 30;

const isOneOf = (code: string | null, codes: readonly string[]): boolean =>
  code !== null && codes.some((one) => one.toLowerCase() === code.toLowerCase());

const shown = (code: string): string => (code.length > MOST_LETTERS ? `${code.slice(0, MOST_LETTERS)}…` : code);

/**
 * The words on a visitor's coupon: "Coupon Applied!" for an emailed one and for one that an event brought, else what
 * became of the one in the address. Where it does not lower the price, both say so, and why as far as a visitor may know.
 * Null where there is nothing to say: no coupon, or a parameter that may mean something else and changed nothing. [CP-006, CP-024]
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
    return { lowers, text: taken ? fillText(words.taken, { code: shown(taken) }) : words.lowered };
  }
  const at = address.findIndex(({ parameter }) => parameter === cdiParam || SAYS_COUPON.test(parameter));
  const named = address[at]?.code;
  if (named === undefined) return null;
  if (at >= MOST_ADDRESS_CODES || named.length > LONGEST_CODE)
    return { lowers, text: `${unlowered(named, words)} ${words["why.surplus"]}` };
  const told = describeRefusal(named, price, words);
  if (told?.isWhole === true) return { lowers, text: told.text };
  return { lowers, text: `${unlowered(named, words)} ${told?.text ?? words["why.not-told"]}` };
}

const unlowered = (code: string, words: Required<NoticeTexts>): string =>
  fillText(words["no-effect"], { code: shown(code) });

/** Why a coupon does not lower a price, and whether that says all; null where a visitor may not be told or nobody knows more. */
function describeRefusal(
  code: string,
  { couponCode, refused }: NoticedPrice,
  words: Required<NoticeTexts>,
): { readonly text: string; readonly isWhole: boolean } | null {
  const { reason } = codeReason(code, { counted: couponCode, refused });
  if (reason === "expired") return { text: fillText(words.expired, { code: shown(code) }), isWhole: true };
  if (reason !== "replaced-by-better") return null;
  return { text: fillText(words["why.replaced-by-better"], { counted: couponCode }), isWhole: false };
}
