import { ANONYMOUS_ID_KEY, computeConsent, COOKIES, dismissedKey, handedConsent } from "@courseway/brand/rules";
import type { VisitorBrowser } from "../browser.ts";
import type { VisitorSettings } from "../settings.ts";
import type { EmailedCoupons, Learned, VisitorSnapshot } from "../snapshot.ts";
import type { SiteData } from "./site-data.ts";

const DAY_MS = 86_400_000;

/** The stored part of a snapshot, without its consequences. */
export type Read = Omit<VisitorSnapshot, "isAsServed" | "offers">;

const parseNumber = (text: string | undefined): number | null => (text && Number.isFinite(+text) ? +text : null);

/**
 * The valid coupons: the cookie's if the brand uses it, and those of events, each until it expires.
 * [CP-011, CP-026, CK-013, EC-024]
 */
function emailedCoupons(
  cookies: Readonly<Record<string, string>>,
  { earned }: Learned,
  { isStored, lifeDays }: VisitorSettings["emailed"],
  now: number,
): EmailedCoupons {
  const lifeMs = lifeDays === null ? Infinity : lifeDays * DAY_MS;
  const stored = isStored ? cookies[COOKIES.emailCoupon.name]?.trim() : "";
  const submitted = stored ? parseNumber(cookies[COOKIES.emailSubmissionDate.name]) : null;
  const mailed = [...(stored ? [{ code: stored, at: submitted ?? Infinity }] : []), ...earned];
  const alive = mailed.filter(({ at }) => now < at + lifeMs);
  const ends = Math.min(...alive.map(({ at }) => at + lifeMs));
  return {
    codes: alive.map(({ code }) => code),
    submitted,
    ends: ends < Infinity ? ends : null,
  };
}

/** Two letters. The location call corrects names and slugs that older pages stored. [LOC-003, LOC-004] */
const stateIn = (text: string | undefined): string | null =>
  /^[a-z]{2}$/i.test(text ?? "") ? (text?.toUpperCase() ?? null) : null;

function dismissedIn(storage: Storage | null): readonly string[] {
  const start = dismissedKey("");
  return storage === null
    ? []
    : Object.keys(storage).flatMap((key) =>
        key.startsWith(start) && storage.getItem(key) === "true" ? [key.slice(start.length)] : [],
      );
}

/** Reads the visitor from the browser. */
export function readVisitor(
  browser: Pick<VisitorBrowser, "now" | "url">,
  data: Pick<SiteData, "cookies" | "storage" | "isPrivacySignalOn">,
  settings: VisitorSettings,
  learned: Learned,
): Read {
  const now = browser.now();
  const url = browser.url();
  const cookies = data.cookies();
  const storage = data.storage();
  const isSignalOn = data.isPrivacySignalOn();
  const facts = {
    stored: cookies[COOKIES.consent.name],
    sharing: cookies[COOKIES.sharing.name],
    isSignalOn,
    optsOutByDefault: settings.optsOutByDefault,
  };
  const consent = computeConsent(facts);
  const campaign = new URL(url).searchParams.get("campaignid");
  return {
    now,
    url,
    emailed: emailedCoupons(cookies, learned, settings.emailed, now),
    state: stateIn(cookies[COOKIES.state.name]) ?? learned.located,
    consent,
    isSignalHonored: isSignalOn && consent === 1,
    handedConsent: handedConsent(facts),
    anonymousId: storage?.getItem(ANONYMOUS_ID_KEY) ?? null,
    dismissed: dismissedIn(storage),
    isEmailMinimized: cookies[COOKIES.emailMinimize.name] === "true",
    ambassador: settings.ambassadorCampaigns.find((id) => id === campaign) ?? null,
  };
}
