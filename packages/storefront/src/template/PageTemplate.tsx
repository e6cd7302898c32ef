import { pageAnalytics } from "../analytics/page-analytics.ts";
import type { Host } from "../host/host.ts";
import type { Chrome } from "../chrome/chrome.ts";
import { canonicalOf, titleOf } from "../metadata/page-metadata.ts";
import { pageOverlays } from "../overlays/page-overlays.tsx";
import type { PageModel } from "../pages/page-model.ts";
import { visitorSettings } from "../promotions/visitor-settings.ts";
import { BlockSlot, reportIslands } from "./BlockSlot.tsx";
import { PageShell } from "./PageShell.tsx";
import { PageStyles } from "./PageStyles.tsx";
import { PageWarnings, PreviewNotice, RefusalNotice } from "./EditorNotices.tsx";
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
  const { page, globals } = model.snapshot;
  const { path } = model.context;
  const named = { page, path, brand, listingPage: model.listing.page };
  const redirect = host.siteIndex.redirects.peek()?.byPath.get(path);
  const redirectsTo = redirect === undefined ? null : redirect.kind === "gone" ? "“gone”" : redirect.to;
  const checked = { page, metaDescription: model.metaDescription, redirectsTo };
  reportIslands(report);
  const showErrors = preview !== null || process.env.NODE_ENV === "development";
  return (
    <>
      <PageStyles page={page} brand={brand} report={report} />
      <PageShell
        chrome={chrome}
        brand={brand}
        path={path}
        options={page.header}
        promotion={model.promotion}
        client={model.client}
        visitor={visitorSettings(host, model.promotion, page.emailCapture ?? globals.emailCapture)}
        analytics={pageAnalytics({ brand, globals, path, page, isPreview: preview !== null })}
        overlays={pageOverlays({ brand, globals, promotion: model.promotion, path, page, report })}
        hasPrices={model.hasPrices}
        notice={
          <>
            {preview === null ? null : <PreviewNotice isDraft={preview.isDraft} />}
            {preview === null ? null : <PageWarnings {...checked} />}
            {showErrors ? <RefusalNotice refusals={page.refusals} /> : null}
          </>
        }
      >
        {model.slots.map((slot) => (
          <BlockSlot
            key={slot.index}
            slot={slot}
            showErrors={showErrors}
            report={report}
            shortcodes={model.shortcodes}
          />
        ))}
      </PageShell>
      <StructuredData host={host} model={model} title={titleOf(named)} url={canonicalOf(named)} />
    </>
  );
}
