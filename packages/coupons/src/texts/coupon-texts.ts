import { asText } from "../values/untrusted.ts";

/** The values for the names in a text. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Fills in the `{names}` of a catalog's text; a name without a value becomes empty. Never throws.
 *
 * @example fillText(NOTICE_TEXTS.taken, { code: "SALE20" }) // "Coupon SALE20 applied."
 */
export function fillText(text: string, values: TextValues): string {
  return asText(text).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/**
 * The sentences of `explainCoupons` and `explainAnswer`, with `{names}` for the variable parts: `place.` is a code's
 * source, `left-out.` is why it is not on the link, `answer.` is commerce's result. Pass your own sentences, all or
 * some, in your language.
 * For other apps, and for the panel that explains a page to its editors.
 */
export const COUPON_TEXTS = {
  "place.globalBanner": "the sale banner",
  "place.emailCapture": "the email sign-up",
  "place.urlParameters": "the page address",
  "place.builderCategories": "the bundle builder",
  "place.craft": "the product’s own field (xgritCoupon)",
  "place.override": "the promotion",
  "place.link": "the checkout link itself",
  "place.parameter": "{place} ({parameter})",
  blank: "A blank entry in {place} is ignored.",
  applied: "{code} from {place} applies.",
  "applied.replaced-by-better": "{code} from {place} is on the link, and another code gives the discount.",
  "applied.no-effect": "{code} from {place} is on the link and does not lower the price.",
  "applied.unknown-to-commerce": "{code} from {place} is on the link, and commerce does not know it.",
  "applied.expired": "{code} from {place} is on the link, and commerce says that it is over.",
  "applied.not-yet": "{code} from {place} is on the link, and commerce says that it has not started yet.",
  "applied.not-this-product": "{code} from {place} is on the link, and commerce says that it is not for this product.",
  overridden: "{code} from {place} is replaced on checkout links by {promoted} while the promotion runs.",
  duplicate: "{code} from {place} is left out: the same code already comes from {first}.",
  "duplicate.spelled": "{code} from {place} is left out: the same code, spelled {spelled}, already comes from {first}.",
  "left-out.not-kept": "{code} from {place} is left out: this brand does not keep emailed coupons.",
  "left-out.expired": "{code} from {place} is left out: the emailed offer is over.",
  "left-out.not-started": "{code} from {place} is left out: the promotion has not started yet.",
  "left-out.ended": "{code} from {place} is left out: the promotion is over.",
  "left-out.never-runs":
    "{code} from {place} is left out: the promotion never runs, because a date of it cannot be read or it ends before it starts.",
  "left-out.link-parameter":
    "{code} from {place} is taken off: this link carries coupons under the parameter {parameter} only.",
  "left-out.replaced": "{code} from {place} is taken off: the running promotion replaces it.",
  "left-out.surplus":
    "{code} from {place} is left out: of an address the first {most} codes count, up to {longest} characters each.",
  "answer.counts": "{code} gives the discount.",
  "answer.none": "{code} is on the link, and commerce gave no price.",
  "answer.replaced-by-better": "{code} does not count: {counted} gives the discount.",
  "answer.unknown-to-commerce": "{code} does not count: commerce does not know it.",
  "answer.expired": "{code} does not count: commerce says that it is over.",
  "answer.not-yet": "{code} does not count: commerce says that it has not started yet.",
  "answer.not-this-product": "{code} does not count: commerce takes it for other products only.",
  "answer.no-effect": "{code} does not lower this price: commerce did not take it, and does not say why.",
} as const;

/** Sentences about codes in any language; missing ones stay in English. */
export type CouponTexts = Readonly<Partial<Record<keyof typeof COUPON_TEXTS, string>>>;

/** Writes one sentence of a catalog. */
export type Write = (name: keyof typeof COUPON_TEXTS, values?: TextValues) => string;
