import type { BrandConfig } from "@courseway/brand";
import type { HeaderOptions } from "@courseway/content-client";
import type { ComponentType } from "react";

/** What a brand's own header and footer are given, and all that they are drawn from: equal props give what was drawn within a minute. */
export interface ChromeProps {
  readonly brand: BrandConfig;
  /** What the page asks of the chrome, or null on a screen that has no page. [NAV-009] */
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
