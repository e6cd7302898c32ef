export type { Chrome, ChromeProps } from "../chrome/chrome.ts";
export { NotFoundContent } from "../chrome/NotFoundContent.tsx";
export type {
  FooterData,
  FooterGroup,
  FooterItem,
  FooterLink,
  FooterSeal,
  PrivacyChoice,
} from "../chrome/footer-data.ts";
export { outsideLink } from "../chrome/outside-link.ts";
export type { SiteLink } from "../chrome/site-links.ts";
export { SignInLink, SiteHeader } from "../chrome/SiteHeader.tsx";
export { SiteFooter } from "../chrome/SiteFooter.tsx";
export { PrivacyOpener } from "../privacy/PrivacyManager.tsx";
export { defineSite, type Site } from "./define-site.ts";
