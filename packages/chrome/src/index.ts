export { pageAnalytics, type PageAnalytics } from "./analytics/page-analytics.ts";
export { standInVendors } from "./analytics/stand-in-vendors.ts";
export { Overlays, type OverlaysProps } from "./overlays/Overlays.tsx";
export { pageOverlays } from "./overlays/page-overlays.tsx";
export { CompactHeader } from "./parts/CompactHeader.tsx";
export { Frame, getYear } from "./parts/Frame.tsx";
export { NavigationList } from "./parts/NavigationList.tsx";
export { NotFoundContent } from "./parts/NotFoundContent.tsx";
export { ReloadWhenBackIsland } from "./parts/ReloadWhenBackIsland.client.tsx";
export { SiteFooter } from "./parts/SiteFooter.tsx";
export { accountMenu, SignInLink, signInUrl, SiteHeader } from "./parts/SiteHeader.tsx";
export { SearchForm } from "./parts/SiteSearch.tsx";
export { Suggestions } from "./parts/Suggestions.tsx";
export type { Chrome, ChromeProps } from "./parts/chrome.ts";
export type {
  FooterApproval,
  FooterData,
  FooterGroup,
  FooterItem,
  FooterLink,
  FooterSeal,
  PrivacyChoice,
} from "./parts/footer-data.ts";
export { type NavigationLink, outsideLinks, readNavigation } from "./parts/navigation.ts";
export { outsideLink } from "./parts/outside-link.ts";
export { PrivacyOpener } from "./privacy/PrivacyManager.tsx";
export { Banners, CouponsNeedScript, GraphicPromoBanner } from "./promotions/Banners.tsx";
export { PageSettingsData } from "./start/PageSettings.tsx";
export { ReloadOnSave } from "./start/ReloadOnSave.client.tsx";
export { stateName } from "./visitor-state/state-name.tsx";
export { ROW_MARK } from "./vitals/vitals-settings.ts";
