import { BlocksProvider } from "@courseway/blocks/offer";
import type { PricingContext } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import type { VisitorSettings } from "@courseway/visitor";
import type { ReactNode } from "react";
import {
  type PageAnalytics,
  type Chrome,
  type ChromeProps,
  Frame,
  getYear,
  Banners,
  CouponsNeedScript,
  GraphicPromoBanner,
  Overlays,
  type OverlaysProps,
  PageSettingsData,
  ReloadOnSave,
} from "@courseway/chrome";
import { linkContext } from "@courseway/chrome/links";
import { SPECULATION_RULES } from "@courseway/chrome/scripts";
import type { Promotions } from "@courseway/chrome/promotions";

/** Speculation rules: the browser prepares a page that the visitor is about to open. */
function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />;
}

export interface PageShellProps {
  readonly chrome: Chrome;
  readonly brand: BrandConfig;
  readonly path: string;
  /** The page's settings for the chrome, or null. */
  readonly options: ChromeProps["options"];
  readonly promotion: Promotions;
  /** The pricing context that the page's islands share with its views. */
  readonly client: PricingContext;
  readonly visitor: VisitorSettings;
  /** The page's fields and third-party scripts. */
  readonly analytics: PageAnalytics;
  /** The page's modals, and what is fixed at the bottom of the screen. */
  readonly overlays: OverlaysProps;
  /** Whether the page shows prices that a coupon could change. */
  readonly hasPrices?: boolean;
  /** Above the banners. */
  readonly notice?: ReactNode;
  /** The editor's notices about the page; null for visitors. */
  readonly panel?: ReactNode;
  readonly children?: ReactNode;
}

/** Whether anything on the page runs without a visitor's action: third-party scripts, overlays, a countdown. */
const needsEarlyStart = ({
  analytics,
  overlays,
  visitor,
}: Pick<PageShellProps, "analytics" | "overlays" | "visitor">): boolean =>
  analytics.scripts.length > 0 ||
  [overlays.capture, overlays.exit, overlays.chat].some((part) => part !== null) ||
  visitor.boundaries.length > 0;

function getStart({ runtime }: BrandConfig, page: Parameters<typeof needsEarlyStart>[0]): BrandConfig["runtime"] {
  return runtime === "late" && needsEarlyStart(page) ? "idle" : runtime;
}

/** The frame of every page: banners, chrome, link rules and marketing tags. [RT-036, RT-039] */
export function PageShell({ chrome, brand, path, options, promotion, client, visitor, ...page }: PageShellProps) {
  const { analytics, overlays } = page;
  const links = linkContext(brand, promotion.offers);
  const banner = (
    <>
      {page.notice}
      <Banners promotions={promotion} />
      {page.hasPrices ? <CouponsNeedScript /> : null}
    </>
  );
  return (
    <BlocksProvider context={client} visitor={visitor}>
      <Frame
        chrome={chrome}
        brand={brand}
        start={getStart(brand, { analytics, overlays, visitor })}
        options={options}
        path={path}
        year={getYear(promotion.renderedAt)}
        banner={banner}
        promo={<GraphicPromoBanner promotions={promotion} />}
      >
        {page.children}
      </Frame>
      {page.panel ? null : <SpeculationRules />}
      <Overlays {...overlays} />
      {page.panel}
      <PageSettingsData settings={{ visitor, pricing: client, links, analytics }} />
      {process.env.NODE_ENV === "development" ? <ReloadOnSave renderedAt={promotion.renderedAt} /> : null}
    </BlocksProvider>
  );
}
