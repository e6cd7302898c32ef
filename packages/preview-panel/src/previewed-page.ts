import type { PreviewProps } from "./preview-props.ts";
import { type OwnLinks, ownLinks } from "./page-links.ts";
import { actAsPhone } from "./visitor/act-as-phone.ts";
import { type PreviewBrowser, previewBrowser } from "./visitor/preview-browser.ts";
import { readVisitorParameter, type SimulatedVisitor, VISITOR_PARAMETER } from "./visitor/simulated.ts";

/** What a preview is visited with, and what it was before anything of it ran. */
export interface PreviewedPage {
  readonly visitor: SimulatedVisitor | null;
  readonly browser: PreviewBrowser;
  readonly links: OwnLinks;
}

let page: PreviewedPage | null = null;

/** The previewed page as it was before anything of it ran; null where nobody looked. */
export const previewedPage = (): PreviewedPage | null => page;

/** Reads the previewed page, before anything of it runs. */
export function lookAtPage({ inspection }: Pick<PreviewProps, "inspection">): PreviewedPage {
  const visitor = readVisitorParameter(new URLSearchParams(location.search).get(VISITOR_PARAMETER));
  if (visitor?.hasPhone === true) actAsPhone(window);
  page = { visitor, browser: previewBrowser(visitor, inspection.clockOffsetMs), links: ownLinks(document) };
  return page;
}
