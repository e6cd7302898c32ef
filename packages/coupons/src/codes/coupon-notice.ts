import { NOTICE_TEXTS, type NoticeTexts } from "../texts/notice-texts.ts";
import { uniqueCodes } from "./unique-codes.ts";
import type { CodeList } from "./split-codes.ts";

/** What a price says once its visitor has a coupon. [CP-024] */
export interface CouponNotice {
  /** "Coupon Applied!", or a brand's own words. */
  readonly text: string;
  /** A note next to it, so that nobody looks for a saving that does not exist; null where the coupon lowers the price. */
  readonly note: string | null;
}

/**
 * What to say next to a price about the visitor's coupon: "Coupon Applied!" as soon as there is an emailed coupon or an
 * event brought one, whether or not it lowers this very price. Null without either. The one answer for every block that
 * shows prices, on server and browser. [CP-024, EC-014]
 *
 * @param codes the emailed coupon and the codes of events; not those of the address, the banner or the product
 * @param lowers whether the coupon lowers the price that is shown next to it; null where that is not known
 * @param texts a brand's own words, by the names of `NOTICE_TEXTS`
 */
export function couponNotice(codes: CodeList, lowers: boolean | null, texts?: NoticeTexts): CouponNotice | null {
  if (uniqueCodes(codes).length === 0) return null;
  const words = { ...NOTICE_TEXTS, ...texts };
  return { text: words.emailed, note: lowers === false ? words["emailed.no-effect"] : null };
}
