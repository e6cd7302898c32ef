import { isCouponParameter } from "@courseway/coupons";
import type { BrandConfig } from "../config/schema.ts";
import { DEFAULT_BLOG_PATHS } from "../config/vertical-defaults.ts";
import { parseUrl } from "../values/parse-url.ts";

/** What the link functions must know of a brand. Plain JSON: it may be sent to a browser. */
export interface LinkRules {
  /** The site's own address without a path, for example `https://www.example.com`. */
  readonly origin: string;
  /** The site's own host, with its port where it has one. */
  readonly host: string;
  /** Every host that shows this same site, `host` first. */
  readonly hosts: readonly string[];
  /** Hosts of the family's other sites. [CFG-007] */
  readonly siblingHosts: readonly string[];
  /** Where a checkout link without a host leads. [LNK-011, LNK-012] */
  readonly checkoutOrigin: string;
  /** First path segments of blog links. */
  readonly blogPaths: readonly string[];
  /** The brand's own names of coupon parameters in addition to those of every brand; absent for none. [CFG-010] */
  readonly couponParams?: readonly string[];
  /** The parameter that hands the visitor's choice to the checkout and the family's sites; absent for none. */
  readonly consentParam?: string;
}

/** The settings that links depend on: those of `BRANDS` are enough, what is left out has the default. */
export type LinkSettings = Pick<
  BrandConfig,
  "url" | "siblingSites" | "checkoutUrl" | "agentBrand" | "globalCDIQueryParam" | "globalSalesQueryParam"
> &
  Partial<Pick<BrandConfig, "hostName" | "allowedHosts" | "blog" | "consentParam">>;

/** The link rules of a brand. */
export function linkRules(brand: LinkSettings): LinkRules {
  const own = new URL(brand.url);
  const couponParams = ownCouponParams(brand);
  return {
    origin: own.origin,
    host: own.host,
    hosts: [...new Set([own.host, brand.hostName ?? own.host, ...(brand.allowedHosts?.hosts ?? [])])],
    siblingHosts: [...new Set(brand.siblingSites.flatMap((site) => hostOfSite(site) ?? []))],
    checkoutOrigin: checkoutOrigin(brand, own),
    blogPaths: brand.blog?.paths ?? DEFAULT_BLOG_PATHS,
    ...(couponParams.length > 0 ? { couponParams } : {}),
    ...(brand.consentParam ? { consentParam: brand.consentParam } : {}),
  };
}

function ownCouponParams({ globalCDIQueryParam, globalSalesQueryParam }: LinkSettings): readonly string[] {
  return [globalCDIQueryParam, globalSalesQueryParam].filter((name) => !isCouponParameter(name));
}

/** The agent brand's checkout stands on a sub-host, where its host can have one. [LNK-012] */
function checkoutOrigin(brand: LinkSettings, own: URL): string {
  const domain = own.hostname.replace(/^www\./, "");
  const hasSubHosts = /\.[a-z][a-z0-9-]*$/.test(domain);
  return brand.agentBrand && hasSubHosts ? `${own.protocol}//checkout.${domain}` : new URL(brand.checkoutUrl).origin;
}

/** A sibling is written as an address or as a bare host. */
function hostOfSite(site: string): string | null {
  return parseUrl(site.includes("://") ? site : `https://${site}`)?.host || null;
}
