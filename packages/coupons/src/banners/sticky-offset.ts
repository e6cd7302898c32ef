import type { Visibility } from "./visibility.ts";

/**
 * Where the sticky header stands: under the sale banner (the header offer or the top promo banner) while one shows,
 * else at the top. For other apps: the sites' styles tell by the banner itself. [HD-068]
 */
export function stickyOffset(offer: Pick<Visibility, "visible">, top: Pick<Visibility, "visible">): "top-14" | "top-0" {
  return { ...offer }.visible || { ...top }.visible ? "top-14" : "top-0";
}
