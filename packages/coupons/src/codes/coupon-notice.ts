import { NOTICE_TEXTS, type NoticeTexts } from "../texts/notice-texts.ts";
import { uniqueCodes, type CodeList } from "./code-list.ts";

/** The notice next to a price for a visitor with a coupon. [CP-024] */
export interface CouponNotice {
  /** "Coupon Applied!", or a brand's own words. */
  readonly text: string;
  /** A note for a coupon that does not lower this price, so that nobody looks for a saving; else null. */
  readonly note: string | null;
}

/**
 * Returns the notice about the visitor's coupon next to a price: "Coupon Applied!" if there is an emailed coupon or an
 * event brought one, whether or not it lowers this price. Null without either. Every block that shows prices uses this
 * function, on server and browser. [CP-024, EC-014]
 *
 * @param codes the emailed coupon and the codes of events; not the codes of the address, the banner or the product
 * @param lowers whether the coupon lowers the price next to the notice; null if unknown
 * @param texts a brand's own words, by the names of `NOTICE_TEXTS`
 */
export function couponNotice(codes: CodeList, lowers: boolean | null, texts?: NoticeTexts): CouponNotice | null {
  if (uniqueCodes(codes).length === 0) return null;
  const words = { ...NOTICE_TEXTS, ...texts };
  return { text: words.emailed, note: lowers === false ? words["emailed.no-effect"] : null };
}
