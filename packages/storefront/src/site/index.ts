export type { Chrome, ChromeProps } from "@courseway/chrome";
export { CompactHeader } from "@courseway/chrome";
export { NotFoundContent } from "@courseway/chrome";
export type {
  FooterData,
  FooterApproval,
  FooterGroup,
  FooterItem,
  FooterLink,
  FooterSeal,
  PrivacyChoice,
} from "@courseway/chrome";
export { type NavigationLink, outsideLinks, readNavigation } from "@courseway/chrome";
export { NavigationList } from "@courseway/chrome";
export { outsideLink } from "@courseway/chrome";
export { accountMenu, SignInLink, signInUrl, SiteHeader } from "@courseway/chrome";
export { SearchForm } from "@courseway/chrome";
export { SiteFooter } from "@courseway/chrome";
export { PrivacyOpener } from "@courseway/chrome";
export { defineSite, type Site } from "./define-site.ts";
