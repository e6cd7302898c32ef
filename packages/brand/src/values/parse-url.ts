/**
 * Parses an address; null if it is invalid. `URL.parse` and `URL.canParse` do the same, but the oldest browsers that
 * the sites support lack them.
 *
 * @param base the base of a relative address
 */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
