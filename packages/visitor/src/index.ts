export {
  anonymousId,
  closeExitIntent,
  dismissBanner,
  minimizeEmailCapture,
  rememberEmailedCoupon,
  saveConsent,
  wasExitIntentClosed,
} from "./actions.ts";
export { chooseState } from "./choose-state.ts";
export { LOCATION_PATH, pageBrowser, type VisitorBrowser } from "./browser.ts";
export { visitorDetails, type VisitorDetails } from "./details/index.ts";
export { cookieValue, pageSiteData, type CookieAttributes, type SiteData } from "./details/site-data.ts";
export { memoryStorage } from "./memory-storage.ts";
export type { VisitorSettings } from "./settings.ts";
export { type Consent, type EmailedCoupons, createAnonymousVisitor, type VisitorSnapshot } from "./snapshot.ts";
export { type Alarm, createVisitorStore, type LoadDetails, type VisitorStore } from "./store.ts";
