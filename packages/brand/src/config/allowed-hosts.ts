import { asText } from "../values/as-text.ts";
import type { BrandConfig } from "./schema.ts";

/** Whether a host is a preview deployment of the brand: the whole host matches one of its patterns. [CFG-006] */
export function isReviewApp(host: string, brand: Pick<BrandConfig, "allowedHosts">): boolean {
  return brand.allowedHosts.reviewAppPatterns.some((pattern) => new RegExp(`^(?:${pattern})$`, "i").test(asText(host)));
}

/**
 * Whether the site may answer requests for a host: one of its own hosts, a trusted domain or a sub-domain of one, or a
 * preview deployment. [CFG-006]
 */
export function isAllowedHost(host: string, brand: BrandConfig): boolean {
  const name = asText(host).toLowerCase();
  const { hosts, trustedDomains } = brand.allowedHosts;
  return (
    [new URL(brand.url).host, brand.hostName, ...hosts].includes(name) ||
    trustedDomains.some((domain) => name === domain || name.endsWith(`.${domain}`)) ||
    isReviewApp(name, brand)
  );
}
