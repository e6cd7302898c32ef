import { type BrandInput, defineBrand } from "@courseway/brand";

/** What a brand of the tests is made of, for those that change a setting. */
export const brandInput = {
  id: "ACE",
  name: "Ace",
  url: "https://www.ace.example",
  craftSite: "ace",
  ctaText: "Start",
  vertical: "RE",
  checkoutUrl: "https://checkout.ace.example/",
  signInUrl: "https://account.ace.example/",
  courseSelectionUrl: "https://account.ace.example/",
} as const satisfies BrandInput;

/** A brand with every default. */
export const brand = defineBrand(brandInput);
