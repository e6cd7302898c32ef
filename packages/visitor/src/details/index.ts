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
  /**
   * Puts what is stored right, on a load and whenever the page is looked at anew; has the host remember the affiliate or
   * advertisement that the visitor came by, or forgets both where they want nothing shared.
   * [CK-003, CK-010, CK-011, CK-012, CK-013, EC-024, PV-010, PV-011]
   */
  readonly tidy: () => void;
  /** The state that the host knows, or null; a failure is no state. [LOC-001, API-034] */
  readonly askState: () => Promise<string | null>;
  /** Writes a cookie of `COOKIES` under its own life and domain. */
  readonly setCookie: (cookie: Cookie, value: string, lifeMs?: number) => void;
  readonly setItem: (key: string, value: string) => void;
}

/** The path of the location call, on the page's own origin. */
export const LOCATION_PATH = "/api/location/";

/** The path of the call that sets cookies for longer than scripts may. */
const VISIT_PATH = "/api/visit/";

const MARKETING = [COOKIES.affiliate, COOKIES.fbc, COOKIES.fbp];

/** The details of a page's visitor. */
export function visitorDetails(
  settings: VisitorSettings,
  browser: VisitorBrowser,
  data: SiteData = pageSiteData,
): VisitorDetails {
  const read = (learned: Learned) => readVisitor(browser, data, settings, learned);

  const domainOf = (cookie: Cookie) =>
    cookieDomain(cookie, { ...settings.cookies, host: new URL(browser.url()).host }) ?? undefined;

  const setCookie: VisitorDetails["setCookie"] = (cookie, value, lifeMs = cookie.lifeMs) => {
    const domain = domainOf(cookie);
    const attributes = {
      path: cookie.path,
      expires: new Date(browser.now() + lifeMs),
      sameSite: "lax",
      secure: browser.url().startsWith("https:"),
    } as const;
    data.setCookie(cookie.name, value, { ...attributes, domain });
    // Of a domain that is a public suffix, a browser takes no cookie. [CK-005]
    if (domain && data.cookies()[cookie.name] !== value) data.setCookie(cookie.name, value, attributes);
  };

  const removeCookie = (cookie: Cookie): void => {
    for (const domain of [domainOf(cookie), undefined]) data.removeCookie(cookie.name, { path: cookie.path, domain });
  };

  let announced: string | undefined;
  /** Once for each query that names a network; the page does not wait for it. */
  const announce = (url: string): void => {
    const query = new URL(url).search;
    // The host decides which of them counts.
    if (query === announced || !/[?&](cjevent|fbclid)=/.test(query)) return;
    announced = query;
    // A visitor who goes on at once is remembered all the same. A failure costs the cookie, nothing on the page.
    data
      .fetch(VISIT_PATH, {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      })
      .catch(() => {});
  };

  return {
    read,
    offers: (visitor) => activeOffers(visitor, settings.promotions, settings.renderedAt),
    tidy: () => {
      const { url, emailed, consent } = read({ earned: [], located: null });
      const isOver = emailed.codes.length === 0 && COOKIES.emailCoupon.name in data.cookies();
      if (isOver) [COOKIES.emailCoupon, COOKIES.emailSubmissionDate].forEach(removeCookie);
      // Written anew on each visit: browsers keep no cookie as long as this one is to live.
      setCookie(COOKIES.consent, String(consent));
      if (consent === 0) announce(url);
      else MARKETING.forEach(removeCookie);
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
