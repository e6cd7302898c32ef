import { ANONYMOUS_ID_KEY, COOKIES, sharingChoice } from "@courseway/brand/rules";
import {
  memoryStorage,
  type SiteData,
  type VisitorBrowser,
  visitorDetails,
  type VisitorSettings,
  type VisitorSnapshot,
} from "@courseway/visitor";
import { activeOffers, offerRules } from "@courseway/visitor/offers";
import type { RehearsalVisitor } from "@courseway/visitor/simulated";

const nothing = (): void => undefined;

function buildCookies({ consent, state, emailed }: RehearsalVisitor, now: number): Record<string, string> {
  return {
    ...(consent === 1 ? { [COOKIES.consent.name]: "1", [COOKIES.sharing.name]: sharingChoice(true) } : {}),
    ...(state === null ? {} : { [COOKIES.state.name]: state }),
    ...(emailed === null
      ? {}
      : {
          [COOKIES.emailCoupon.name]: emailed.code,
          [COOKIES.emailSubmissionDate.name]: String(now - emailed.ageMs),
        }),
  };
}

function buildAddress({ coupon, campaign }: RehearsalVisitor, page: string): string {
  const url = new URL(page);
  if (coupon) url.searchParams.set(coupon.parameter, coupon.codes);
  if (campaign) url.searchParams.set("campaignid", campaign);
  return url.href;
}

/**
 * The state of a visitor at a moment, read from their address, cookies and storage by the page's own code.
 * @param page the page's absolute URL
 * @param now epoch ms
 */
export function visitorSnapshot(
  visitor: RehearsalVisitor,
  { page, now, settings }: { readonly page: string; readonly now: number; readonly settings: VisitorSettings },
): VisitorSnapshot {
  const cookies = buildCookies(visitor, now);
  const storage = memoryStorage(
    visitor.isReturning && visitor.consent === 0 ? { [ANONYMOUS_ID_KEY]: "rehearsal" } : {},
  );
  const url = buildAddress(visitor, page);
  const browser: VisitorBrowser = {
    now: () => now,
    timer: () => nothing,
    url: () => url,
    mayHaveCookie: (start) => Object.entries(cookies).some(([name, value]) => `${name}=${value}`.startsWith(start)),
    onChange: () => nothing,
    onCoupon: () => nothing,
  };
  const data: SiteData = {
    cookies: () => cookies,
    setCookie: nothing,
    removeCookie: nothing,
    storage: () => storage,
    wasDone: () => false,
    isDone: () => false,
    fetch: () => Promise.reject(new Error("A rehearsal sends nothing.")),
    isPrivacySignalOn: () => false,
  };
  const read = visitorDetails(settings, browser, data, offerRules).read({ earned: [], located: null });
  const isAsServed = !read.url.includes("?") && read.emailed.codes.length === 0;
  const offers = isAsServed ? null : activeOffers(read, settings.promotions, settings.renderedAt);
  return { ...read, isAsServed, offers };
}
