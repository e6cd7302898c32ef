import { ambassadorCampaigns, type BrandConfig } from "@courseway/brand";
import type { EmailCapture } from "@courseway/content-client";
import { EMAIL_CAPTURE_DEFAULTS } from "@courseway/coupons/emailed";
import type { VisitorSettings } from "@courseway/visitor";
import type { Promotions } from "./promotions.ts";

/**
 * The page's settings for the visitor's store. [CK-013, EC-007, EC-024, EC-036]
 *
 * @param capture the email capture of the page, or else of the site
 */
export function visitorSettings(
  { brand, env }: { readonly brand: BrandConfig; readonly env: { readonly SITE_ENV: string } },
  { page, renderedAt, boundaries }: Promotions,
  capture: EmailCapture | null,
): VisitorSettings {
  const { url, allowedHosts } = brand;
  return {
    renderedAt,
    promotions: page,
    boundaries,
    emailed: {
      isStored: brand.keepsEmailedCoupons,
      lifeDays: capture && (capture.countdownDays ?? EMAIL_CAPTURE_DEFAULTS.countdownDays),
    },
    optsOutByDefault: brand.optsOutByDefault,
    ...(brand.consentParam ? { consentParam: brand.consentParam } : {}),
    ambassadorCampaigns: ambassadorCampaigns(brand),
    cookies: { production: env.SITE_ENV === "production", brand: { url, allowedHosts } },
  };
}
