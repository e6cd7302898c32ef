import { type BrandConfig, isAllowedHost } from "@courseway/brand";
import { isIP } from "node:net";
import { requestHost } from "../api/guard.ts";

const MOST_HOSTS = 50;
const told = new Set<string>();

/** True for the first request under a host, so that a log says it once; of ever new hosts, the first fifty. */
export function isNewHost(host: string): boolean {
  if (told.has(host) || told.size >= MOST_HOSTS) return false;
  told.add(host);
  return true;
}

/**
 * The domain under which a page is asked for, where it is none of the site's: another domain must not show the site as
 * its own, nor stand in its redirects. An address, or a name without a dot, is how a health check or a neighbor in the
 * network asks, and no domain that a visitor could be sent to. [CFG-006]
 */
export function foreignHost(request: Request, brand: BrandConfig): string | null {
  const host = requestHost(request).split(",", 1)[0]?.trim().toLowerCase() ?? "";
  const name = host.replace(/:\d*$/u, "");
  const isLocal = !name.includes(".") || isIP(name) !== 0;
  return isLocal || isAllowedHost(host, brand) || isAllowedHost(name, brand) ? null : host;
}
