import { BlocksProvider } from "@courseway/blocks/offer";
import { checkoutCodes } from "@courseway/coupons";
import type { Host } from "../host/host.ts";
import type { Chrome } from "../chrome/chrome.ts";
import { yearOf } from "../chrome/year.ts";
import { Frame } from "../chrome/Frame.tsx";
import { EarlyClicks } from "../links/EarlyClicks.tsx";
import { LinkDecorator } from "../links/LinkDecorator.client.tsx";
import { linkContext } from "../links/link-context.ts";
import { canonicalOf, titleOf } from "../metadata/page-metadata.ts";
import type { PageModel } from "../pages/page-model.ts";
import { Banners } from "../promotions/Banners.tsx";
import { BlockSlot } from "./BlockSlot.tsx";
import { reportIslands } from "./report-islands.ts";
import { PageStyles } from "./PageStyles.tsx";
import { PreviewNotice } from "./PreviewNotice.tsx";
import { SpeculationRules } from "./SpeculationRules.tsx";
import { StructuredData } from "./StructuredData.tsx";

interface PageTemplateProps {
  readonly host: Host;
  readonly chrome: Chrome;
  readonly model: PageModel;
  /** Null on a published page. */
  readonly preview: { readonly isDraft: boolean } | null;
}

/** The single-page template: banner, header, the ordered blocks, footer, and what a browser needs. [RT-036, RT-037] */
export function PageTemplate({ host, chrome, model, preview }: PageTemplateProps) {
  const { brand, report } = host;
  const { page } = model.snapshot;
  const { path, coupons } = model.context;
  const { now } = model.client;
  reportIslands(report);
  const links = linkContext(brand, coupons);
  const showErrors = preview !== null || process.env.NODE_ENV === "development";
  const banner = (
    <>
      {preview === null ? null : <PreviewNotice isDraft={preview.isDraft} />}
      <Banners promotion={model.promotion} now={now} />
    </>
  );
  return (
    <BlocksProvider context={model.client}>
      <EarlyClicks />
      <PageStyles page={page} brand={brand} report={report} />
      <Frame chrome={chrome} brand={brand} options={page.header} path={path} year={yearOf(now)} banner={banner}>
        {model.slots.map((slot) => (
          <BlockSlot
            key={slot.index}
            slot={slot}
            showErrors={showErrors}
            report={report}
            shortcodes={model.shortcodes}
          />
        ))}
      </Frame>
      <StructuredData page={page} title={titleOf(page, brand)} url={canonicalOf({ page, path, brand })} brand={brand} />
      <SpeculationRules />
      <LinkDecorator context={links} codes={checkoutCodes(coupons, now, links.policy).codes} />
    </BlocksProvider>
  );
}
