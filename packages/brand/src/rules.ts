export { isAllowedHost, isReviewApp } from "./config/allowed-hosts.ts";
export { couponPolicy } from "./config/coupon-policy.ts";
export { cookieDomain, type CookieScope } from "./cookies/cookie-domain.ts";
export {
  ANONYMOUS_ID_KEY,
  COOKIES,
  DEFAULT_COOKIE_LIFE_MS,
  dismissedKey,
  exitIntentKey,
  LONGEST_COOKIE_LIFE_MS,
  MARKETING_COOKIES,
  STYLE_SHEET_KEY,
  type Cookie,
} from "./cookies/cookies.ts";
export {
  affiliateEvent,
  type ConsentFacts,
  computeConsent,
  facebookClick,
  handedConsent,
  sharingChoice,
} from "./cookies/rules.ts";
export { LABELS } from "./labels/labels.ts";
export { absolutize, dropdownLink, isExternal, relativize, type DropdownLink } from "./links/dropdown-link.ts";
export { forwardQuery, withConsent } from "./links/forward-query.ts";
export { phoneLink } from "./links/phone-link.ts";
export { isBlogLink, isFileLink, isInternal, isSameSite } from "./links/kinds.ts";
export { linkRules, type LinkRules, type LinkSettings } from "./links/link-rules.ts";
export { parseUrl } from "./values/parse-url.ts";
export { emailFormLists, listType, MAILING_LISTS, type EmailFormListChoice } from "./lists/lists.ts";
export { isAllowedScript, vendorOrigins, type VendorOrigins, type Vendors } from "./config/vendor-origins.ts";
export { linkTarget, type LinkTarget } from "./pages/link-target.ts";
export {
  type Advice,
  type BrokenLink,
  brokenLinkAdvice,
  descriptionAdvice,
  getFileName,
  type GivenPicture,
  isLibraryPicture,
  type LibraryPicture,
  pictureAdvice,
  smallPictureAdvice,
  titleAdvice,
} from "./pages/page-advice.ts";
export { pageKey, type PageKey } from "./pages/page-key.ts";
export { previewRedirect, previewToken } from "./pages/preview.ts";
export { pathOfEntry, pathOfSlug, toSlug, withTrailingSlash } from "./pages/page-path.ts";
export { REFERRAL_PROGRAMS, type FormVertical, type ReferralProgram } from "./config/vertical-defaults.ts";
export { AMBASSADOR_TEXTS, isAmbassadorEmail } from "./referral/ambassador.ts";
export { ambassadorCampaigns, isAmbassadorVisit, referralVisit } from "./referral/referral.ts";
export { guessState, findState, stateToStore } from "./states/find-state.ts";
export { STATES, STATES_AND_DC, type State } from "./states/states.ts";
