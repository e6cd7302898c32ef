/**
 * The notices next to a price about a visitor's own coupon, with `{code}`, and `{counted}` for the code that gives the
 * discount. A `why.` text follows `no-effect`: one for each reason that a visitor may know, and `why.not-told` for the
 * others, which must reveal nothing. A brand's own words are its `couponNotices`. [CP-024]
 */
export const NOTICE_TEXTS = {
  emailed: "Coupon Applied!",
  "emailed.no-effect": "It does not lower this price.",
  taken: "Coupon {code} applied.",
  lowered: "Coupon applied.",
  expired: "Coupon {code} is no longer valid.",
  "no-effect": "Coupon {code} does not lower this price.",
  "why.replaced-by-better": "Coupon {counted} gives this discount.",
  "why.surplus": "The address has more coupons, or a longer one, than count.",
  "why.not-told": "It may have expired.",
} as const;

/** A brand's own words; missing ones keep the default. */
export type NoticeTexts = Readonly<Partial<Record<keyof typeof NOTICE_TEXTS, string>>>;
