export type { Chrome, ChromeProps } from "./chrome/chrome.ts";
export { NotFoundContent } from "./chrome/NotFoundContent.tsx";
export type { SiteLink, SiteLinkGroup } from "./chrome/site-links.ts";
export { SignInLink, SiteHeader } from "./chrome/SiteHeader.tsx";
export { SiteFooter } from "./chrome/SiteFooter.tsx";
export { createStorefront, type StorefrontInput } from "./create-storefront.ts";
export { NOT_FOUND_METADATA } from "./metadata/page-metadata.ts";
export { PREVIEW_BROKEN_NOTICE } from "./routes/screens.tsx";
