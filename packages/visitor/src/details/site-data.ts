import Cookies from "js-cookie";

/** Where a cookie goes, and until when. */
export interface CookieAttributes {
  readonly path: string;
  /** Absent for a cookie of this host only. */
  readonly domain?: string | undefined;
  readonly expires?: Date;
  readonly sameSite?: "lax";
  readonly secure?: boolean;
}

/** What a browser keeps for a site, and the site's own answers; another one stands in for it in tests and stories. */
export interface SiteData {
  /** All cookies of the page by name, decoded. */
  readonly cookies: () => Readonly<Record<string, string>>;
  readonly setCookie: (name: string, value: string, attributes: CookieAttributes) => void;
  readonly removeCookie: (name: string, attributes: CookieAttributes) => void;
  /** The local storage, or null where the browser keeps none. [CK-014] */
  readonly storage: () => Storage | null;
  readonly fetch: typeof fetch;
}

/** A browser whose visitor blocks site data throws where others answer. */
function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The site data of the page's own browser: the one place that reads and writes cookies. */
export const pageSiteData: SiteData = {
  cookies: () => attempt(() => Cookies.get(), {}),
  setCookie: (name, value, attributes) => attempt(() => void Cookies.set(name, value, attributes), undefined),
  removeCookie: (name, attributes) => attempt(() => Cookies.remove(name, attributes), undefined),
  storage: () => attempt(() => localStorage, null),
  fetch: (input, init) => fetch(input, init),
};
