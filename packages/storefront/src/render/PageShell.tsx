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

/** Lets the browser prepare a page while the visitor is about to follow its link: navigation is the browser's own. */
function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />;
}

export interface PageShellProps {
  readonly chrome: Chrome;
  readonly brand: BrandConfig;
  readonly path: string;
  /** What the page asks of the chrome, or null where it asks nothing. */
  readonly options: ChromeProps["options"];
  readonly promotion: Promotions;
  /** What the page's islands share with its views. */
  readonly client: PricingContext;
  readonly visitor: VisitorSettings;
  /** The page's fields and third-party scripts. */
  readonly analytics: PageAnalytics;
  /** The page's modals and what stays at the foot of the screen. */
  readonly overlays: OverlaysProps;
  /** Whether the page shows prices, which a coupon could change. */
  readonly hasPrices?: boolean;
  /** Above the banners. */
  readonly notice?: ReactNode;
  /** What tells an editor of the page; null for visitors. */
  readonly panel?: ReactNode;
  readonly children?: ReactNode;
}

/** Something on the page runs by itself: third parties' scripts, what stands over it, a promotion's clock. */
const isAwake = ({
  analytics,
  overlays,
  visitor,
}: Pick<PageShellProps, "analytics" | "overlays" | "visitor">): boolean =>
  analytics.scripts.length > 0 ||
  [overlays.capture, overlays.exit, overlays.chat].some((part) => part !== null) ||
  visitor.boundaries.length > 0;

/** When the page's bundle is asked for. */
function getStart({ runtime }: BrandConfig, page: Parameters<typeof isAwake>[0]): BrandConfig["runtime"] {
  return runtime === "late" && isAwake(page) ? "idle" : runtime;
}

/** What stands around a page's own content, the content's or an app's: banners, chrome, the rules of links and marketing's tags. [RT-036, RT-039] */
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
