import { isCouponParameter } from "@courseway/coupons";
import type { BrandConfig } from "../config/schema.ts";
import { DEFAULT_BLOG_PATHS } from "../config/vertical-defaults.ts";
import { parseUrl } from "../values/parse-url.ts";

/** The brand's data that the link functions need. Plain JSON: it may be sent to a browser. */
export interface LinkRules {
  /** The site's address without a path, for example `https://www.example.com`. */
  readonly origin: string;
  /** The site's own host, with its port if it has one. */
  readonly host: string;
  /** All hosts of this site, `host` first. */
  readonly hosts: readonly string[];
  /** Hosts of the family's other sites. [CFG-007] */
  readonly siblingHosts: readonly string[];
  /** The origin of checkout links without a host. [LNK-011, LNK-012] */
  readonly checkoutOrigin: string;
  /** First path segments of blog links. */
  readonly blogPaths: readonly string[];
  /** The brand's coupon parameters in addition to those of every brand; absent for none. [CFG-010] */
  readonly couponParams?: readonly string[];
  /** The parameter that passes the visitor's choice to the checkout and the family's sites; absent for none. */
  readonly consentParam?: string;
}

/** The settings that links depend on. Those of `BRANDS` are sufficient; absent ones have defaults. */
export type LinkSettings = Pick<
  BrandConfig,
  "url" | "siblingSites" | "checkoutUrl" | "agentBrand" | "globalCDIQueryParam" | "globalSalesQueryParam"
> &
  Partial<Pick<BrandConfig, "hostName" | "allowedHosts" | "blog" | "consentParam">>;

/** Computes a brand's link rules. */
export function linkRules(brand: LinkSettings): LinkRules {
  const siteUrl = new URL(brand.url);
  const couponParams = getCouponParams(brand);
  return {
    origin: siteUrl.origin,
    host: siteUrl.host,
    hosts: [...new Set([siteUrl.host, brand.hostName ?? siteUrl.host, ...(brand.allowedHosts?.hosts ?? [])])],
    siblingHosts: [...new Set(brand.siblingSites.flatMap((site) => findSiteHost(site) ?? []))],
    checkoutOrigin: checkoutOrigin(brand, siteUrl),
    blogPaths: brand.blog?.paths ?? DEFAULT_BLOG_PATHS,
    ...(couponParams.length > 0 ? { couponParams } : {}),
    ...(brand.consentParam ? { consentParam: brand.consentParam } : {}),
  };
}

function getCouponParams({ globalCDIQueryParam, globalSalesQueryParam }: LinkSettings): readonly string[] {
  return [globalCDIQueryParam, globalSalesQueryParam].filter((name) => !isCouponParameter(name));
}

/** The agent brand's checkout is on a sub-host if the site's host can have one. [LNK-012] */
function checkoutOrigin(brand: LinkSettings, siteUrl: URL): string {
  const domain = siteUrl.hostname.replace(/^www\./, "");
  const hasSubHosts = /\.[a-z][a-z0-9-]*$/.test(domain);
  return brand.agentBrand && hasSubHosts
    ? `${siteUrl.protocol}//checkout.${domain}`
    : new URL(brand.checkoutUrl).origin;
}

/** The host of a sibling site, which is an address or only a host. */
function findSiteHost(site: string): string | null {
  return parseUrl(site.includes("://") ? site : `https://${site}`)?.host || null;
}
