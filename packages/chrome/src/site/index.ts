// What an app builds its header and footer of. Nothing here needs Node, so Storybook draws it in a browser.
export { CompactHeader } from "../parts/CompactHeader.tsx";
export { NavigationList } from "../parts/NavigationList.tsx";
export { NotFoundContent } from "../parts/NotFoundContent.tsx";
export { SiteFooter } from "../parts/SiteFooter.tsx";
export { accountMenu, SignInLink, signInUrl, SiteHeader } from "../parts/SiteHeader.tsx";
export { SearchForm } from "../parts/SiteSearch.tsx";
export { type NavigationLink, outsideLinks, readNavigation } from "../parts/navigation.ts";
export { outsideLink } from "../parts/outside-link.ts";
export { PrivacyOpener } from "../privacy/PrivacyManager.tsx";
export type { Chrome, ChromeProps } from "../parts/chrome.ts";
export type {
  FooterApproval,
  FooterData,
  FooterGroup,
  FooterItem,
  FooterLink,
  FooterSeal,
  PrivacyChoice,
} from "../parts/footer-data.ts";
