import { COOKIES, type Cookie, cookieDomain } from "@courseway/brand/rules";
import type { VisitorBrowser } from "../browser.ts";
import { activeOffers } from "../offers/active-offers.ts";
import type { VisitorSettings } from "../settings.ts";
import type { Learned, VisitorSnapshot } from "../snapshot.ts";
import { type Read, readVisitor } from "./read-visitor.ts";
import { pageSiteData, type SiteData } from "./site-data.ts";

/** Everything of a visitor that most pages do without: what is stored, what follows from it, and writing it. */
export interface VisitorDetails {
  readonly read: (learned: Learned) => Read;
  readonly offers: (visitor: Read) => VisitorSnapshot["offers"];
  /** Puts what is stored right, on a load and whenever the page is looked at anew. [CK-003, CK-013, EC-024, PV-010, PV-011] */
  readonly tidy: () => void;
  /** The state that the host knows, or null; a failure is no state. [LOC-001, API-034] */
  readonly askState: () => Promise<string | null>;
  /** Writes a cookie of `COOKIES` under its own life and domain. */
  readonly setCookie: (cookie: Cookie, value: string, lifeMs?: number) => void;
  readonly setItem: (key: string, value: string) => void;
}

/** The path of the location call, on the page's own origin. */
export const LOCATION_PATH = "/api/location/";

/** The details of a page's visitor. */
export function visitorDetails(
  settings: VisitorSettings,
  browser: VisitorBrowser,
  data: SiteData = pageSiteData,
): VisitorDetails {
  const read = (learned: Learned) => readVisitor(browser, data, settings, learned);

  const setCookie: VisitorDetails["setCookie"] = (cookie, value, lifeMs = cookie.lifeMs) => {
    const { protocol, host } = new URL(browser.url());
    const domain = cookieDomain(cookie, { ...settings.cookies, host });
    const attributes = {
      path: cookie.path,
      expires: new Date(browser.now() + lifeMs),
      sameSite: "lax",
      secure: protocol === "https:",
    } as const;
    data.setCookie(cookie.name, value, domain === null ? attributes : { ...attributes, domain });
    // Of a domain that is a public suffix, a browser takes no cookie. [CK-005]
    if (domain !== null && data.cookies()[cookie.name] !== value) data.setCookie(cookie.name, value, attributes);
  };

  return {
    read,
    offers: (visitor) => activeOffers(visitor, settings.promotions, settings.renderedAt),
    tidy: () => {
      const { emailed, consent } = read({ earned: [], located: null });
      const isOver = emailed.codes.length === 0 && COOKIES.emailCoupon.name in data.cookies();
      if (isOver)
        for (const { name, path } of [COOKIES.emailCoupon, COOKIES.emailSubmissionDate])
          data.removeCookie(name, { path });
      // Written anew on each visit: browsers keep no cookie as long as this one is to live.
      setCookie(COOKIES.consent, String(consent));
    },
    askState: async () => {
      try {
        const response = await data.fetch(LOCATION_PATH);
        const body: unknown = response.ok ? await response.json() : null;
        const state = typeof body === "object" && body !== null && "state" in body ? body.state : null;
        return typeof state === "string" ? state : null;
      } catch {
        return null;
      }
    },
    setCookie,
    setItem: (key, value) => {
      try {
        data.storage()?.setItem(key, value);
      } catch {
        // A full or forbidden storage forgets; the page goes on.
      }
    },
  };
}
