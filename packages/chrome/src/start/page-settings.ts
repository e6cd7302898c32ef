import type { PricingContext } from "@courseway/blocks";
import type { VisitorSettings } from "@courseway/visitor";
import type { PageAnalytics } from "../analytics/page-analytics.ts";
import type { LinkContext } from "../links/link-context.ts";

/** What the browser needs of a page in addition to its islands. Plain JSON. */
export interface PageSettings {
  readonly visitor: VisitorSettings;
  /** What the page's prices share. */
  readonly pricing: PricingContext;
  readonly links: LinkContext;
  readonly analytics: PageAnalytics;
}
