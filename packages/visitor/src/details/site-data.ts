import Cookies from "js-cookie";

/** A cookie's domain and lifetime. */
export interface CookieAttributes {
  readonly path: string;
  /** Absent for a cookie of this host only. */
  readonly domain?: string | undefined;
  readonly expires?: Date;
  readonly sameSite?: "lax";
  readonly secure?: boolean;
}

/** The browser's data of a site, and the site's own calls. Tests and stories use their own. */
export interface SiteData {
  /** All cookies of the page by name, decoded. */
  readonly cookies: () => Readonly<Record<string, string>>;
  readonly setCookie: (name: string, value: string, attributes: CookieAttributes) => void;
  readonly removeCookie: (name: string, attributes: CookieAttributes) => void;
  /** The local storage, or null if the browser has none. [CK-014] */
  readonly storage: () => Storage | null;
  /** Whether this tab has already done something, and stores that it has. Always false without a session storage. [CK-014] */
  readonly wasDone: (key: string) => boolean;
  /** The same without storing. */
  readonly isDone: (key: string) => boolean;
  readonly fetch: typeof fetch;
  /** The global privacy control signal. [PV-011] */
  readonly isPrivacySignalOn: () => boolean;
}

/**
 * Decodes a cookie's value, in the same way in the browser and on the server.
 *
 * @param raw the value in the header
 * @returns null for a value that cannot be decoded, which counts as no cookie
 */
export function cookieValue(raw: string): string | null {
  try {
    return Cookies.converter.read(raw, "");
  } catch {
    return null;
  }
}

/** Returns `otherwise` if the browser throws, as it does for visitors who block site data. */
function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The site data of the page's own browser. All cookies are read and written here. */
export const pageSiteData: SiteData = {
  cookies: () => attempt(() => Cookies.get(), {}),
  setCookie: (name, value, attributes) => attempt(() => void Cookies.set(name, value, attributes), undefined),
  removeCookie: (name, attributes) => attempt(() => Cookies.remove(name, attributes), undefined),
  storage: () => attempt(() => localStorage, null),
  wasDone: (key) =>
    attempt(() => {
      const wasDone = key in sessionStorage;
      sessionStorage.setItem(key, "1");
      return wasDone;
    }, false),
  isDone: (key) => attempt(() => key in sessionStorage, false),
  fetch: (input, init) => fetch(input, init),
  isPrivacySignalOn: () => "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true,
};
