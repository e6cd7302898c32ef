/**
 * What a visitor reads next to a price about their own coupon, with `{code}`, and `{counted}` for the one that gives the
 * discount. `why.` is added to `no-effect`: the reasons that a visitor may be told, and `why.not-told` for
 * the others, which must give nothing away. A brand gives its own words as `couponNotices`. [CP-024]
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

/** The same in a brand's words; those that are left out stay as they are. */
export type NoticeTexts = Readonly<Partial<Record<keyof typeof NOTICE_TEXTS, string>>>;
