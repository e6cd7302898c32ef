import { defineBrand } from "@courseway/brand";

/** A brand with every default. */
export const brand = defineBrand({
  id: "ACE",
  name: "Ace",
  url: "https://www.ace.example",
  craftSite: "ace",
  ctaText: "Start",
  vertical: "RE",
  checkoutUrl: "https://checkout.ace.example/",
  signInUrl: "https://account.ace.example/",
  courseSelectionUrl: "https://account.ace.example/",
});
