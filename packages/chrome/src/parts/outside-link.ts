import { type BrandConfig, parseUrl } from "@courseway/brand";

/**
 * Where a link of the chrome leads: as written, or for a whole address on somebody else's host in development to the
 * brand's stand-in for all of them, below that host's name.
 */
export function outsideLink(
  href: string,
  { outsideUrl, hostName }: Pick<BrandConfig, "outsideUrl" | "hostName">,
): string {
  const url = /^https?:/iu.test(href) ? parseUrl(href) : null;
  if (outsideUrl === null || url === null || url.host === hostName) return href;
  const { host, pathname, search, hash } = url;
  return `${outsideUrl.replace(/\/$/u, "")}/${host}${pathname}${search}${hash}`;
}
