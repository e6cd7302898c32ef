import { isCheckoutLink } from "@courseway/coupons";

/**
 * Shows the visitor what the page sells: its bundles, else the section of its first link to the checkout. A page that
 * sells nothing stays where it is. [EC-016]
 */
export function showPlaceToBuy(): void {
  const slot =
    document.querySelector("[data-bundles]") ??
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find(({ href }) => isCheckoutLink(href));
  (slot?.closest("section") ?? slot)?.scrollIntoView({ block: "start" });
}
