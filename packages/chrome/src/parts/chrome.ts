import type { BrandConfig } from "@courseway/brand";
import type { HeaderOptions } from "@courseway/content-client";
import type { ComponentType } from "react";

/** All props of a brand's header and footer. With equal props, markup rendered within the last minute is reused. */
export interface ChromeProps {
  readonly brand: BrandConfig;
  /** The page's settings for the chrome, or null on a screen without a page. [NAV-009] */
  readonly options: HeaderOptions | null;
  /** The path of the page, `/` for home. */
  readonly path: string;
  /** The year of this render, for the copyright line. */
  readonly year: number;
}

/** The components of a page that a brand team owns. [RT-030, RT-036] */
export interface Chrome {
  readonly Header: ComponentType<ChromeProps>;
  readonly Footer: ComponentType<ChromeProps>;
  /** The content of the 404 screen. */
  readonly NotFound: ComponentType<{ readonly brand: BrandConfig }>;
}
