/**
 * Reads an address, or gives null for one that cannot be read. `URL.parse` and `URL.canParse` do the same, but the oldest
 * browsers of the sites lack them.
 *
 * @param base what a relative address is read against
 */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
