import { asText } from "../values/as-text.ts";
import type { BrandConfig } from "../config/schema.ts";
import { isReviewApp } from "../config/allowed-hosts.ts";
import type { Cookie } from "./cookies.ts";

/** The page on which a cookie is written. */
export interface CookieScope {
  /** The host of the page, with or without a port. */
  readonly host: string;
  readonly production: boolean;
  readonly brand: Pick<BrandConfig, "url" | "allowedHosts">;
}

/**
 * The `Domain` of a cookie; null for a cookie of this host only. A host without a possible parent (a single label, an
 * IP address, a preview deployment) always gets null, because browsers would refuse the cookie.
 * [CK-005, CK-008, CK-010]
 */
export function cookieDomain(cookie: Cookie, { host, production, brand }: CookieScope): string | null {
  const name = asText(host).toLowerCase().replace(/:\d+$/, "");
  if (cookie.scope === "host" || isReviewApp(name, brand)) return null;
  if (cookie.scope === "parent") return parentDomain(name);

  const domain = parentDomain(new URL(brand.url).hostname);
  const onBrand = domain !== null && (name === domain || name.endsWith(`.${domain}`));
  return production && onBrand ? domain : null;
}

function parentDomain(host: string): string | null {
  const labels = host.split(".");
  const isAddress = host.includes(":") || /^\d+$/.test(labels.at(-1) ?? "");
  return labels.length < 2 || labels.includes("") || isAddress ? null : labels.slice(-2).join(".");
}
