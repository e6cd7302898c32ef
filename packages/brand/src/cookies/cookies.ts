import { asText } from "../values/as-text.ts";

const DAY_MS = 86_400_000;

/** A cookie: its name, lifetime in milliseconds, path, and the hosts that can read it. */
export interface Cookie {
  readonly name: string;
  readonly lifeMs: number;
  readonly path: "/";
  /**
   * `host`: this host only; `parent`: the last two parts of the host; `brand`: the brand's domain, in production only.
   */
  readonly scope: "host" | "parent" | "brand";
}

/** The lifetime of a cookie for which none is specified. [CK-009] */
export const DEFAULT_COOKIE_LIFE_MS = 7 * DAY_MS;

/** Browsers store no cookie longer than this. A cookie with a longer lifetime is written again on each visit. */
export const LONGEST_COOKIE_LIFE_MS = 400 * DAY_MS;

/** Every cookie of the sites. [CK-001, CK-003, CK-004, CK-006, CK-007, CK-009, CK-010, CK-011] */
export const COOKIES = {
  emailCoupon: { name: "emailCoupon", lifeMs: DEFAULT_COOKIE_LIFE_MS, path: "/", scope: "host" },
  emailSubmissionDate: { name: "emailSubmissionDate", lifeMs: DEFAULT_COOKIE_LIFE_MS, path: "/", scope: "host" },
  emailMinimize: { name: "emailMinimize", lifeMs: DEFAULT_COOKIE_LIFE_MS, path: "/", scope: "host" },
  state: { name: "state", lifeMs: 7 * DAY_MS, path: "/", scope: "brand" },
  consent: { name: "consent-ad-personalization", lifeMs: 3700 * DAY_MS, path: "/", scope: "parent" },
  /**
   * How the visitor chose to share; absent if they did not. A 0 in `consent` may be the site's default.
   * [PV-010, PV-011]
   */
  sharing: { name: "consent-sharing", lifeMs: 3700 * DAY_MS, path: "/", scope: "parent" },
  affiliate: { name: "CJEVENTID", lifeMs: 30 * DAY_MS, path: "/", scope: "parent" },
  fbp: { name: "fbp", lifeMs: 90 * DAY_MS, path: "/", scope: "parent" },
  fbc: { name: "fbc", lifeMs: 90 * DAY_MS, path: "/", scope: "parent" },
} as const satisfies Readonly<Record<string, Cookie>>;

/** The cookies by which networks recognize a visitor; set and stored only with consent. [CK-010, CK-011] */
export const MARKETING_COOKIES: readonly Cookie[] = [COOKIES.affiliate, COOKIES.fbc, COOKIES.fbp];

/** The local-storage key that remembers a dismissed email-capture banner; its value is `true`. [EC-027, CK-002] */
export function dismissedKey(coupon: string): string {
  return `dismissed-${asText(coupon).trim()}`;
}

/** The session-storage key that remembers a closed exit-intent modal, one for each path. [EX-006] */
export function exitIntentKey(path: string): string {
  return `exit-intent-closed-${asText(path)}`;
}

/** The local-storage key of the anonymous analytics id. [CK-002] */
export const ANONYMOUS_ID_KEY = "anonymousId";

/**
 * The local-storage key of the address of the site's style sheet, stored once the browser has loaded it. It contains
 * nothing about the visitor.
 */
export const STYLE_SHEET_KEY = "styleSheet";
