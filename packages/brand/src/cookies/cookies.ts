import { asText } from "../values/as-text.ts";

const DAY_MS = 86_400_000;

/** A cookie: its name, its life in milliseconds, its path, and on which hosts it may be read. */
export interface Cookie {
  readonly name: string;
  readonly lifeMs: number;
  readonly path: "/";
  /** `host`: this host only; `parent`: the last two parts of the host; `brand`: the brand's domain, in production only. */
  readonly scope: "host" | "parent" | "brand";
}

/** The life of a cookie for which none is stated. [CK-009] */
export const DEFAULT_COOKIE_LIFE_MS = 7 * DAY_MS;

/** Browsers keep no cookie longer, whatever it asks for; one that asks for more is written again on each visit. */
export const LONGEST_COOKIE_LIFE_MS = 400 * DAY_MS;

/** Every cookie of the sites. [CK-001, CK-003, CK-004, CK-006, CK-007, CK-009, CK-010, CK-011] */
export const COOKIES = {
  emailCoupon: { name: "emailCoupon", lifeMs: DEFAULT_COOKIE_LIFE_MS, path: "/", scope: "host" },
  emailSubmissionDate: { name: "emailSubmissionDate", lifeMs: DEFAULT_COOKIE_LIFE_MS, path: "/", scope: "host" },
  emailMinimize: { name: "emailMinimize", lifeMs: DEFAULT_COOKIE_LIFE_MS, path: "/", scope: "host" },
  state: { name: "state", lifeMs: 7 * DAY_MS, path: "/", scope: "brand" },
  consent: { name: "consent-ad-personalization", lifeMs: 3700 * DAY_MS, path: "/", scope: "parent" },
  /** How the visitor chose to share, if they did: a stored 0 of `consent` may be the site's own default. [PV-010, PV-011] */
  sharing: { name: "consent-sharing", lifeMs: 3700 * DAY_MS, path: "/", scope: "parent" },
  affiliate: { name: "CJEVENTID", lifeMs: 30 * DAY_MS, path: "/", scope: "parent" },
  fbp: { name: "fbp", lifeMs: 90 * DAY_MS, path: "/", scope: "parent" },
  fbc: { name: "fbc", lifeMs: 90 * DAY_MS, path: "/", scope: "parent" },
} as const satisfies Readonly<Record<string, Cookie>>;

/** Those by which networks know a visitor again: set and kept only with consent. [CK-010, CK-011] */
export const MARKETING_COOKIES: readonly Cookie[] = [COOKIES.affiliate, COOKIES.fbc, COOKIES.fbp];

/** The local-storage key that remembers a dismissed email-capture banner; its value is `true`. [EC-027, CK-002] */
export function dismissedKey(coupon: string): string {
  return `dismissed-${asText(coupon).trim()}`;
}

/** The key in a tab's storage that remembers a closed exit-intent modal, one for each path. [EX-006] */
export function exitIntentKey(path: string): string {
  return `exit-intent-closed-${asText(path)}`;
}

/** The local-storage key of the anonymous analytics id. [CK-002] */
export const ANONYMOUS_ID_KEY = "anonymousId";

/** The local-storage key of the address of the site's style sheet, once a browser has loaded it; it says nothing of the visitor. */
export const STYLE_SHEET_KEY = "styleSheet";
