/** What one visitor brings to a cached page's prices. */
export interface Visitor {
  /** The page's whole address, for its coupon parameters and strategy. */
  readonly url: string;
  /** Emailed coupons: the cookie's, then those that came while the page was open. */
  readonly emailed: readonly string[];
}

/** The cookie that the e-mail capture leaves. [CP-011] */
const COOKIE = "emailCoupon";

/** The emailed coupon among the page's cookies, or null. A value that cannot be decoded counts as none. */
export function emailedCookie(cookies: string): string | null {
  const pair = cookies.split("; ").find((part) => part.startsWith(`${COOKIE}=`));
  try {
    return decodeURIComponent(pair?.slice(COOKIE.length + 1) ?? "").trim() || null;
  } catch {
    return null;
  }
}

/** The visitor as the browser knows them, or null for one who brings nothing: the cached prices hold. */
export function visitorOf(url: string, cookies: string): Visitor | null {
  const cookie = emailedCookie(cookies);
  if (!cookie && !url.split("#")[0]?.includes("?")) return null;
  return { url, emailed: cookie ? [cookie] : [] };
}

/** The visitor after a coupon event. A code that they already have changes nothing. [CP-029, OQ-16] */
export function withEvent(visitor: Visitor | null, url: string, code: string): Visitor {
  const emailed = visitor?.emailed ?? [];
  const has = emailed.some((known) => known.toUpperCase() === code.trim().toUpperCase());
  return { url: visitor?.url ?? url, emailed: has ? emailed : [...emailed, code.trim()] };
}
