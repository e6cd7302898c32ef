import { isCheckoutLink } from "@courseway/coupons";

/**
 * Scrolls to the page's offer: its bundles, else the section of its first link to the checkout. It does not scroll a
 * page that sells nothing, nor for a visitor who prefers reduced motion, since the page would jump. [EC-016]
 */
export function scrollToOffer(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const slot =
    document.querySelector("[data-bundles]") ??
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find(({ href }) => isCheckoutLink(href));
  (slot?.closest("section") ?? slot)?.scrollIntoView({ block: "start" });
}
