export type { Chrome, ChromeProps } from "../chrome/chrome.ts";
export { CompactHeader } from "../chrome/CompactHeader.tsx";
export { NotFoundContent } from "../chrome/NotFoundContent.tsx";
export type {
  FooterData,
  FooterApproval,
  FooterGroup,
  FooterItem,
  FooterLink,
  FooterSeal,
  PrivacyChoice,
} from "../chrome/footer-data.ts";
export { type NavigationLink, outsideLinks, readNavigation } from "../chrome/navigation.ts";
export { NavigationList } from "../chrome/NavigationList.tsx";
export { outsideLink } from "../chrome/outside-link.ts";
export { accountMenu, SignInLink, signInUrl, SiteHeader } from "../chrome/SiteHeader.tsx";
export { SearchForm } from "../chrome/SiteSearch.tsx";
export { SiteFooter } from "../chrome/SiteFooter.tsx";
export { PrivacyOpener } from "../privacy/PrivacyManager.tsx";
export { defineSite, type Site } from "./define-site.ts";
