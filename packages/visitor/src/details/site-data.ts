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

/** What a browser keeps for a site, and the site's own answers; tests and stories use another one. */
export interface SiteData {
  /** All cookies of the page by name, decoded. */
  readonly cookies: () => Readonly<Record<string, string>>;
  readonly setCookie: (name: string, value: string, attributes: CookieAttributes) => void;
  readonly removeCookie: (name: string, attributes: CookieAttributes) => void;
  /** The local storage, or null where the browser keeps none. [CK-014] */
  readonly storage: () => Storage | null;
  /** Whether this tab did something already; from now on it has. Never, where the browser keeps nothing of its tabs. [CK-014] */
  readonly wasDone: (key: string) => boolean;
  /** The same, but it still may not have. */
  readonly isDone: (key: string) => boolean;
  readonly fetch: typeof fetch;
  /** The global privacy control signal. [PV-011] */
  readonly isPrivacySignalOn: () => boolean;
}

/**
 * The value of a cookie as every reader of the sites has it, in the browser and on the server.
 *
 * @param raw as in the header
 * @returns null for one that cannot be read: as good as no cookie
 */
export function cookieValue(raw: string): string | null {
  try {
    return Cookies.converter.read(raw, "");
  } catch {
    return null;
  }
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
