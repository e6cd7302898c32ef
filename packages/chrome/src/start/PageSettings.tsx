import type { PricingContext } from "@courseway/blocks";
import { scriptJson, SETTINGS_MARK } from "@courseway/next-finish/start";
import type { VisitorSettings } from "@courseway/visitor";
import type { PageAnalytics } from "../analytics/page-analytics.ts";
import type { LinkContext } from "../links/decorate-link.ts";

/** The page's settings for the browser, in addition to its islands. Plain JSON. */
export interface PageSettings {
  readonly visitor: VisitorSettings;
  /** The pricing context of the page's prices. */
  readonly pricing: PricingContext;
  readonly links: LinkContext;
  readonly analytics: PageAnalytics;
}

/** The page's settings for the browser; a finished page has them in its file. */
export const PageSettingsData = ({ settings }: { readonly settings: PageSettings }) => (
  <script
    type="application/json"
    suppressHydrationWarning
    {...{ [SETTINGS_MARK]: "" }}
    dangerouslySetInnerHTML={{ __html: scriptJson(settings) }}
  />
);
