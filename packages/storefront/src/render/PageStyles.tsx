import { type BrandConfig, parseUrl } from "@courseway/brand";
import type { Page } from "@courseway/content-client";
import type { Report } from "@courseway/observability";
import { safeStyleSheet } from "@courseway/ui";

interface PageStylesProps {
  readonly page: Page;
  readonly brand: Pick<BrandConfig, "hostName">;
  readonly report: Report;
  /** The nonce of a dynamic page. */
  readonly nonce?: string | undefined;
}

/** The brand's own hosts: its domain and all subdomains. */
function isSiteHost(address: string, { hostName }: PageStylesProps["brand"]): boolean {
  const url = parseUrl(address);
  const domain = hostName.replace(/^www\./u, "");
  return url?.protocol === "https:" && (url.hostname === domain || url.hostname.endsWith(`.${domain}`));
}

/**
 * The CSS that editors embed in a page or its SEO data. It applies only to the main area and loads only from the brand's own hosts;
 * anything else is refused and reported. [SEO-009]
 */
export function PageStyles({ page, brand, report, nonce }: PageStylesProps) {
  return page.styles.map((text) => {
    const { css, refused } = safeStyleSheet(text, { scope: "#main", mayLoad: (address) => isSiteHost(address, brand) });
    if (refused.length > 0)
      report({
        level: "warn",
        message: `The embedded styles of page ${page.slug} are shown without: ${refused.slice(0, 5).join(" … ")}`,
        tags: { page: page.slug },
      });
    return css === "" ? null : <style key={text} nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
  });
}
