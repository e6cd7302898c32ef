import { type BrandConfig, pageKey } from "@courseway/brand";

const UNRESERVED = /^[\w.~-]$/u;

/** One spelling of escapes: none where a letter can stand for itself, upper case in all others (RFC 3986, 6.2.2). */
const normalizeEscapes = (path: string): string =>
  path.replaceAll(/%[\da-f]{2}/giu, (escape) => {
    const letter = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(letter) ? letter : escape.toUpperCase();
  });

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Two hyphens in a slug are a slash of the path; a path that would have an empty segment is no page's. */
function withoutDoubleHyphens(path: string): string {
  const slashed = path.replaceAll("--", "/");
  return slashed.includes("//") ? path : slashed;
}

/**
 * The one address of the page that a path asks for: `/home/` and `/a--b/` name the pages of `/` and `/a/b/`, and
 * would stand in caches and search engines beside them. [RT-012, RT-013, RT-018]
 *
 * @param path with slashes around it, percent-encoded
 * @returns the path itself where it is the one address, or the address of nothing
 */
export function canonicalPath(path: string, brand: BrandConfig): string {
  if (!isDecodable(path)) return path;
  const escaped = normalizeEscapes(path);
  if (pageKey(escaped.split("/"), brand) === null) return escaped;
  const slashed = withoutDoubleHyphens(escaped);
  const isHome = pageKey(slashed.split("/"), brand)?.key === "home";
  return isHome ? slashed.replace(/\/home\/$/u, "/") : slashed;
}
