import { BlocksProvider } from "@courseway/blocks/offer";
import type { PricingContext } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import { checkoutCodes } from "@courseway/coupons";
import type { ReactNode } from "react";
import type { Chrome, ChromeProps } from "../chrome/chrome.ts";
import { Frame } from "../chrome/Frame.tsx";
import { yearOf } from "../chrome/year.ts";
import { EarlyClicks } from "../links/EarlyClicks.tsx";
import { LinkDecorator } from "../links/LinkDecorator.client.tsx";
import { linkContext } from "../links/link-context.ts";
import { Banners } from "../promotions/Banners.tsx";
import type { Promotions } from "../promotions/promotions.ts";
import { SpeculationRules } from "./SpeculationRules.tsx";

interface PageShellProps {
  readonly chrome: Chrome;
  readonly brand: BrandConfig;
  readonly path: string;
  /** What the page asks of the chrome, or null where it asks nothing. */
  readonly options: ChromeProps["options"];
  readonly promotion: Promotions;
  /** What the page's islands share with its views. */
  readonly client: PricingContext;
  /** Above the banners. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
}

/** What stands around a page's own content, the content's or an app's: banners, chrome, and the rules of links. [RT-036] */
export function PageShell({ chrome, brand, path, options, promotion, client, notice, children }: PageShellProps) {
  const { now } = client;
  const links = linkContext(brand, promotion.coupons);
  const banner = (
    <>
      {notice}
      <Banners promotion={promotion} now={now} />
    </>
  );
  return (
    <BlocksProvider context={client}>
      <EarlyClicks />
      <Frame chrome={chrome} brand={brand} options={options} path={path} year={yearOf(now)} banner={banner}>
        {children}
      </Frame>
      <SpeculationRules />
      <LinkDecorator context={links} codes={checkoutCodes(promotion.coupons, now, links.policy).codes} />
    </BlocksProvider>
  );
}
