/**
 * `robots.txt`: allows search engines on the live site only, and names its sitemap. [SEO-002]
 * @param siteUrl the site's own address
 */
export const robotsText = (siteUrl: string, isProduction: boolean): string =>
  isProduction
    ? `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", siteUrl).href}\n`
    : "User-agent: *\nDisallow: /\n";
