import type { VisitorSettings } from "@courseway/visitor";
import type { ReactNode } from "react";
import { pageAnalytics, type Chrome, type OverlaysProps, pageOverlays } from "@courseway/chrome";
import type { Host } from "../host/host.ts";
import { getCanonical, getTitle } from "./page-metadata.ts";
import type { PageModel } from "@courseway/page-model";
import { visitorSettings } from "@courseway/chrome/promotions";
import { inspect, type Inspection, type PreviewFrame, type PreviewRequest } from "./preview/inspection.ts";
import { BlockSlot, PageDialogs, reportIslands } from "./BlockSlot.tsx";
import { PageShell } from "./PageShell.tsx";
import { PageStyles } from "./PageStyles.tsx";
import { PageWarnings, pageWarnings, PreviewNotice, RefusalNotice } from "./EditorNotices.tsx";
import { StructuredData } from "./StructuredData.tsx";

interface PageTemplateProps {
  readonly host: Host;
  readonly chrome: Chrome;
  readonly model: PageModel;
  /** Null on a published page. */
  readonly preview: PagePreview | null;
  /** The nonce for style elements. A published page uses hashes instead. */
  readonly nonce?: string | undefined;
}

/** A page's preview. */
export interface PagePreview {
  readonly isDraft: boolean;
  /** The panel that explains the page; null if the token opens nothing. */
  readonly panel: { readonly Frame: PreviewFrame; readonly request: PreviewRequest } | null;
}

function renderPanel(
  { model, host }: PageTemplateProps,
  { Frame, request }: NonNullable<PagePreview["panel"]>,
  { health, visitor }: { readonly health: Inspection["health"]; readonly visitor: VisitorSettings },
  { capture, exit, ambassador }: OverlaysProps,
): ReactNode {
  const overlays = {
    emailCapture: capture && { coupon: capture.offer.coupon, sale: capture.sale, threshold: capture.threshold },
    hasExitIntent: exit !== null,
    ambassador: ambassador === null ? [] : [ambassador.campaignId],
  };
  const inspection = inspect(model, host, request, { health, overlays });
  return <Frame context={model.client} visitor={visitor} inspection={inspection} />;
}

/** The template of all pages: banner, header, the blocks in order, footer, and the browser's data. [RT-036, RT-037] */
export function PageTemplate(props: PageTemplateProps) {
  const { host, chrome, model, preview } = props;
  const { brand, report } = host;
  const { page, globals } = model.snapshot;
  const { path } = model.context;
  const named = { page, path, brand, listingPage: model.listing.page };
  const redirect = host.siteIndex.redirects.peek()?.byPath.get(path);
  const redirectsTo = redirect === undefined ? null : redirect.kind === "gone" ? "“gone”" : redirect.to;
  const health = pageWarnings({ page, metaDescription: model.metaDescription, redirectsTo });
  const panel = preview?.panel ?? null;
  const overlays = pageOverlays({ brand, globals, promotion: model.promotion, path, page, report });
  const visitor = visitorSettings(host, model.promotion, page.emailCapture ?? globals.emailCapture);
  reportIslands(report);
  const showErrors = preview !== null || process.env.NODE_ENV === "development";
  return (
    <>
      <PageStyles page={page} brand={brand} report={report} nonce={props.nonce} />
      <PageShell
        chrome={chrome}
        brand={brand}
        path={path}
        options={page.header}
        promotion={model.promotion}
        client={model.client}
        visitor={visitor}
        analytics={pageAnalytics({ brand, globals, path, page, isPreview: preview !== null })}
        overlays={overlays}
        hasPrices={model.hasPrices}
        panel={panel === null ? null : renderPanel(props, panel, { health, visitor }, overlays)}
        notice={
          <>
            {preview === null ? null : (
              <PreviewNotice
                isDraft={preview.isDraft}
                opensDrafts={panel !== null}
                problem={panel?.request.momentProblem ?? null}
              />
            )}
            {preview === null ? null : <PageWarnings warnings={[...model.unreadDates, ...health]} />}
            {showErrors ? <RefusalNotice refusals={page.refusals} /> : null}
          </>
        }
      >
        {model.slots.map((slot) => (
          <BlockSlot
            key={slot.index}
            slot={slot}
            showErrors={showErrors}
            isInspected={panel !== null}
            isMeasured={preview === null && brand.vitals.share > 0}
            report={report}
            shortcodes={model.shortcodes}
          />
        ))}
        <PageDialogs slots={model.slots} report={report} shortcodes={model.shortcodes} />
      </PageShell>
      <StructuredData host={host} model={model} title={getTitle(named)} url={getCanonical(named)} />
    </>
  );
}
