import {
  ANONYMOUS_ID_KEY,
  type Cookie,
  cookieDomain,
  COOKIES,
  MARKETING_COOKIES,
  sharingChoice,
} from "@courseway/brand/rules";
import { LOCATION_PATH, type VisitorBrowser } from "../browser.ts";
import { emitEvent } from "../events/index.ts";
import type { OfferRules } from "../offers/rules.ts";
import type { TurningPage } from "../offers/turns.ts";
import type { VisitorSettings } from "../settings.ts";
import type { Consent, Learned, VisitorSnapshot } from "../snapshot.ts";
import { type Read, readVisitor } from "./read-visitor.ts";
import { pageSiteData, type SiteData } from "./site-data.ts";

/** Everything of a visitor that most pages do without: what is stored, what follows from it, and writing it. */
export interface VisitorDetails {
  readonly read: (learned: Learned) => Read;
  /** What the page is to show to the visitor; null for what the server wrote, and until `learnOffers`. */
  readonly offers: (visitor: Read, page: TurningPage) => VisitorSnapshot["offers"];
  /** Loads the rules of offers, which most visitors do without. @returns whether they are new */
  readonly learnOffers: () => Promise<boolean>;
  /**
   * Puts what is stored right, on a load and whenever the page becomes visible again; has the host remember the affiliate or
   * advertisement that the visitor came by, or forgets both where they want nothing shared, and the analytics id too.
   * [CK-003, CK-010, CK-011, CK-012, CK-013, EC-024, PV-010, PV-011, PV-012]
   */
  readonly tidy: () => void;
  /** The state that the host knows, or null; a failure is no state. [LOC-001, API-034] */
  readonly askState: () => Promise<string | null>;
  /** Writes a cookie of `COOKIES` under its own life and domain. */
  readonly setCookie: (cookie: Cookie, value: string, lifeMs?: number) => void;
  readonly setItem: (key: string, value: string) => void;
  /** Whether this tab did something already, and that it has. */
  readonly isDone: (key: string) => boolean;
  readonly setDone: (key: string) => void;
  /** Stores whether personal data may be shared, at once and by the host, whose cookie browsers keep longer. [CK-003, PV-007] */
  readonly setConsent: (consent: Consent) => void;
  /** Asks the page's own origin for the visitor as they are on this page: a preview's is another than its editor. */
  readonly fetch: SiteData["fetch"];
}

/** The path of the call that sets cookies for longer than scripts may. */
const VISIT_PATH = "/api/visit/";

/** The path of the call that keeps the visitor's choice for longer than scripts may. */
const CONSENT_PATH = "/api/consent/";

/** Cookies that third parties' scripts leave on the site's own domain. */
const THIRD_PARTY = /^(?:ajs_|_ga|_gid|_gcl|_fb|optimizely)/;

/** In the tab's storage: the host was told of the choice. */
const REPORTED_KEY = "consent-told";

/** The details of a page's visitor. `rules` of offers are loaded where they are not given. */
export function visitorDetails(
  settings: VisitorSettings,
  browser: VisitorBrowser,
  data: SiteData = pageSiteData,
  rules: OfferRules | null = null,
): VisitorDetails {
  const turnsBy = ({ activeOffers, createTurns }: OfferRules) =>
    createTurns(settings, browser, (visitor) => activeOffers(visitor, settings.promotions, settings.renderedAt));
  let turns = rules && turnsBy(rules);
  const read = (learned: Learned) => readVisitor(browser, data, settings, learned);

  const findDomain = (cookie: Cookie) =>
    cookieDomain(cookie, { ...settings.cookies, host: new URL(browser.url()).host }) ?? undefined;

  const setCookie: VisitorDetails["setCookie"] = (cookie, value, lifeMs = cookie.lifeMs) => {
    const domain = findDomain(cookie);
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
    for (const domain of [findDomain(cookie), undefined]) data.removeCookie(cookie.name, { path: cookie.path, domain });
  };

  /** The page does not wait for it, and a visitor who goes on at once is heard all the same. A failure costs the cookie, nothing on the page. */
  const report = (path: string, body: unknown): void =>
    void data
      .fetch(path, {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
      .catch(() => {});

  const setConsent = (consent: Consent): void => {
    setCookie(COOKIES.consent, String(consent));
    if (consent === 0) setCookie(COOKIES.sharing, sharingChoice(data.isPrivacySignalOn()));
    else removeCookie(COOKIES.sharing);
    report(CONSENT_PATH, { share: consent === 0 });
    data.wasDone(REPORTED_KEY);
  };

  let isRenewed = false;
  /**
   * Written again on each visit: browsers keep no cookie as long as this one is to live. Once a page, because they tell the
   * page of each cookie that is written, even of its own, and then it is corrected again. A choice against the brand's default
   * must not be forgotten, so it is the host's cookie, which a script's would shorten; it is renewed once a tab.
   *
   * @returns what holds from now on
   */
  const keepConsent = ({ url, consent, isSignalHonored, handedConsent }: Read): Consent => {
    const stored = data.cookies()[COOKIES.consent.name];
    const { consentParam } = settings;
    const isHandedOptOut = consentParam !== undefined && new URL(url).searchParams.get(consentParam) === "1";
    // Anybody can write a link, so one never shares for a visitor, nor undoes what they chose here.
    if (isHandedOptOut && handedConsent === null) {
      setConsent(1);
      return 1;
    }
    if (isSignalHonored && stored !== "1") {
      setConsent(1);
      emitEvent({ name: "consent", dataSharing: false, source: "signal" });
    } else if (consent === (settings.optsOutByDefault ? 1 : 0)) {
      if (!isRenewed || stored !== String(consent)) setCookie(COOKIES.consent, String(consent));
      isRenewed = true;
    } else if (!data.wasDone(REPORTED_KEY)) report(CONSENT_PATH, { share: consent === 0 });
    return consent;
  };

  let announced: string | undefined;
  /** Once for each query that names a network; the page does not wait for it. */
  const announce = (url: string): void => {
    const query = new URL(url).search;
    // The host decides which of them counts.
    if (query === announced || !/[?&](cjevent|fbclid)=/.test(query)) return;
    announced = query;
    report(VISIT_PATH, { query });
  };

  return {
    read,
    offers: (visitor, page) => turns && turns(visitor, page),
    learnOffers: async () => {
      if (turns) return false;
      turns = turnsBy((await import("../offers/rules.ts")).offerRules);
      return true;
    },
    tidy: () => {
      const visitor = read({ earned: [], located: null });
      const { url, emailed } = visitor;
      const isOver = emailed.codes.length === 0 && COOKIES.emailCoupon.name in data.cookies();
      if (isOver) [COOKIES.emailCoupon, COOKIES.emailSubmissionDate].forEach(removeCookie);
      if (keepConsent(visitor) === 0) announce(url);
      else {
        const left = Object.keys(data.cookies()).filter((name) => THIRD_PARTY.test(name));
        [...MARKETING_COOKIES, ...left.map((name) => ({ ...COOKIES.fbp, name }))].forEach(removeCookie);
        data.storage()?.removeItem(ANONYMOUS_ID_KEY);
      }
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
    setConsent,
    fetch: data.fetch,
    isDone: data.isDone,
    setDone: (key) => void data.wasDone(key),
    setItem: (key, value) => {
      try {
        data.storage()?.setItem(key, value);
      } catch {
        // A full or forbidden storage forgets; the page goes on.
      }
    },
  };
}
