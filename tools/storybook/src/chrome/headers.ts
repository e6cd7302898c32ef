import type { BrandConfig } from "@courseway/brand";
import type { ChromeProps } from "@courseway/storefront/site";
import type { ComponentType } from "react";
import { brandConfig } from "../brands/brand-configs.ts";

const HEADERS = import.meta.glob<ComponentType<ChromeProps>>("../../../../apps/*/chrome/Header.tsx", {
  import: "Header",
  eager: true,
});

/** A page's options for its header. */
export type PageOptions = NonNullable<ChromeProps["options"]>;

const PLAIN: PageOptions = {
  hideFooter: false,
  hideNav: false,
  hideStickyBanner: false,
  isNavSticky: false,
  hasInPersonLessons: false,
  pageState: null,
  stickyEmailOverride: null,
  additionalHeaderLogo: null,
};

/** The header of a brand's app, and the props that a page passes to it. @throws Error when no app has that name */
export function getHeader(
  name: string,
  { path = "/", ...options }: Partial<PageOptions> & { readonly path?: string } = {},
): { readonly Header: ComponentType<ChromeProps>; readonly props: ChromeProps; readonly brand: BrandConfig } {
  const Header = HEADERS[`../../../../apps/${name}/chrome/Header.tsx`];
  if (Header === undefined) throw new Error(`There is no app "${name}" with a header.`);
  const brand = brandConfig(name);
  return { Header, props: { brand, options: { ...PLAIN, ...options }, path, year: 2026 }, brand };
}
