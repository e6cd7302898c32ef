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

/** The part of the visitor's store that most pages do not need: stored data, its consequences, and writes. */
export interface VisitorDetails {
  readonly read: (learned: Learned) => Read;
  /** The offers to show to the visitor; null for the server's, and until `learnOffers`. */
  readonly offers: (visitor: Read, page: TurningPage) => VisitorSnapshot["offers"];
  /** Loads the rules of offers, which most visitors do not need. @returns whether they are new */
  readonly learnOffers: () => Promise<boolean>;
  /**
   * Corrects stored data, on a load and whenever the page becomes visible again. Lets the host store the affiliate or advertisement that led
   * to the visit, or deletes both, and the analytics id, if the visitor opted out.
   * [CK-003, CK-010, CK-011, CK-012, CK-013, EC-024, PV-010, PV-011, PV-012]
   */
  readonly tidy: () => void;
  /** The host's state of the visitor, or null, also after a failure. [LOC-001, API-034] */
  readonly askState: () => Promise<string | null>;
  /** Writes a cookie of `COOKIES` with its lifetime and domain. */
  readonly setCookie: (cookie: Cookie, value: string, lifeMs?: number) => void;
  readonly setItem: (key: string, value: string) => void;
  /** Whether this tab has done something, and storing that it has. */
  readonly isDone: (key: string) => boolean;
  readonly setDone: (key: string) => void;
  /** Stores whether personal data may be shared, immediately and through the host, whose cookie browsers keep longer. [CK-003, PV-007] */
  readonly setConsent: (consent: Consent) => void;
  /** Calls the page's own origin for the page's visitor: in a preview that is not the editor. */
  readonly fetch: SiteData["fetch"];
}

/** The path of the call that sets cookies with a longer lifetime than scripts may. */
const VISIT_PATH = "/api/visit/";

/** The path of the call that stores the visitor's choice for longer than scripts may. */
const CONSENT_PATH = "/api/consent/";

/** Cookies of third-party scripts on the site's own domain. */
const THIRD_PARTY = /^(?:ajs_|_ga|_gid|_gcl|_fb|optimizely)/;

/** Key in the tab's storage: the host knows the choice. */
const REPORTED_KEY = "consent-told";

/** Creates the details of a page's visitor. The rules of offers are loaded unless `rules` is given. */
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
    // Browsers refuse cookies for a public suffix. [CK-005]
    if (domain && data.cookies()[cookie.name] !== value) data.setCookie(cookie.name, value, attributes);
  };

  const removeCookie = (cookie: Cookie): void => {
    for (const domain of [findDomain(cookie), undefined]) data.removeCookie(cookie.name, { path: cookie.path, domain });
  };

  /** Not awaited by the page, and sent even if the visitor leaves immediately. If it fails, only the cookie is missing. */
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
   * Renewed on each visit, since no browser keeps a cookie for its whole lifetime. Once per page, because browsers notify the page of each
   * written cookie, even its own, which would renew it again. A choice against the brand's default must not be lost, so the host sets that
   * cookie, which a script's would shorten; it is renewed once per tab.
   *
   * @returns the choice that applies from now on
   */
  const keepConsent = ({ url, consent, isSignalHonored, handedConsent }: Read): Consent => {
    const stored = data.cookies()[COOKIES.consent.name];
    const { consentParam } = settings;
    const isHandedOptOut = consentParam !== undefined && new URL(url).searchParams.get(consentParam) === "1";
    // Anybody can write a link, so a link never opts a visitor in, nor changes their choice here.
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
  /** Once for each query of a network, not awaited by the page. */
  const announce = (url: string): void => {
    const query = new URL(url).search;
    // The host decides which one counts.
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
        // If the storage is full or blocked, the value is lost and the page works on.
      }
    },
  };
}
