import type { PricingContext } from "@courseway/blocks";
import type { VisitorSettings } from "@courseway/visitor";
import type { PageAnalytics } from "../analytics/page-analytics.ts";
import type { LinkContext } from "../links/link-context.ts";

/** The page's settings for the browser, in addition to its islands. Plain JSON. */
export interface PageSettings {
  readonly visitor: VisitorSettings;
  /** The pricing context of the page's prices. */
  readonly pricing: PricingContext;
  readonly links: LinkContext;
  readonly analytics: PageAnalytics;
}
