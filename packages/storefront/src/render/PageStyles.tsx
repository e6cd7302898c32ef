import { type BrandConfig, parseUrl } from "@courseway/brand";
import type { Page } from "@courseway/content-client";
import type { Report } from "@courseway/observability";
import { safeStyleSheet } from "@courseway/ui";

interface PageStylesProps {
  readonly page: Page;
  readonly brand: Pick<BrandConfig, "hostName">;
  readonly report: Report;
  /** Of a page that is rendered for one request. */
  readonly nonce?: string | undefined;
}

/** The brand's own hosts, whatever stands before its domain. */
function isOwnHost(address: string, { hostName }: PageStylesProps["brand"]): boolean {
  const url = parseUrl(address);
  const domain = hostName.replace(/^www\./u, "");
  return url?.protocol === "https:" && (url.hostname === domain || url.hostname.endsWith(`.${domain}`));
}

/**
 * The CSS texts that editors embed in a page, of the page and of its SEO data. They reach the main part only, and load
 * from the brand's own hosts only; what is refused is reported. [SEO-009]
 */
export function PageStyles({ page, brand, report, nonce }: PageStylesProps) {
  return page.styles.map((text) => {
    const { css, refused } = safeStyleSheet(text, { scope: "#main", mayLoad: (address) => isOwnHost(address, brand) });
    if (refused.length > 0)
      report({
        level: "warn",
        message: `The embedded styles of page ${page.slug} are shown without: ${refused.slice(0, 5).join(" … ")}`,
        tags: { page: page.slug },
      });
    return css === "" ? null : <style key={text} nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
  });
}
