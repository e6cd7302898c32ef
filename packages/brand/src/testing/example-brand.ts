import { defineBrand } from "../config/define-brand.ts";
import type { BrandConfig, BrandInput } from "../config/schema.ts";

/** The settings that all test brands share; only for this package's tests, so not exported. */
const input: BrandInput = {
  id: "ACE",
  name: "Acme Real Estate",
  url: "https://www.brand.example",
  siblingSites: ["https://www.sibling.example/", "other.example"],
  craftSite: "acme",
  ctaText: "Get My License",
  vertical: "RE",
  blog: { enabled: true },
  allowedHosts: {
    hosts: ["brand.example"],
    trustedDomains: ["trusted.example"],
    reviewAppPatterns: ["pr-\\d+\\.preview\\.example"],
  },
  checkoutUrl: "https://shop.example/checkout",
  signInUrl: "https://account.example/sign-in",
  courseSelectionUrl: "https://account.example/courses",
};

export function exampleBrand(changes: Partial<BrandInput> = {}): BrandConfig {
  return defineBrand({ ...input, ...changes });
}
