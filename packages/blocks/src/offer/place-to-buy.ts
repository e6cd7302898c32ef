import { isCheckoutLink } from "@courseway/coupons";

/**
 * Shows the visitor what the page sells: its bundles, else the section of its first link to the checkout. A page that
 * sells nothing stays where it is, and so does that of a visitor who wants no motion: it would jump under their eyes. [EC-016]
 */
export function showPlaceToBuy(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const slot =
    document.querySelector("[data-bundles]") ??
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find(({ href }) => isCheckoutLink(href));
  (slot?.closest("section") ?? slot)?.scrollIntoView({ block: "start" });
}
