import type { BrandConfig } from "@courseway/brand";
import type { StorefrontEnv } from "../env/variables.ts";

/** The brand as this deployment serves it: its own config, with the addresses that the environment sets. */
export function resolveBrand(brand: BrandConfig, env: StorefrontEnv): BrandConfig {
  const url = env.SITE_URL ?? brand.url;
  return {
    ...brand,
    url,
    hostName: env.SITE_URL === undefined ? brand.hostName : new URL(url).host,
    checkoutUrl: env.CHECKOUT_URL ?? brand.checkoutUrl,
    signInUrl: env.SIGN_IN_URL ?? brand.signInUrl,
    courseSelectionUrl: env.COURSE_SELECTION_URL ?? brand.courseSelectionUrl,
  };
}
