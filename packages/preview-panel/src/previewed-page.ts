import type { PreviewProps } from "./preview-props.ts";
import { type PageLinks, listPageLinks } from "./page-links.ts";
import { followSaves } from "./follow/follow-saves.ts";
import { actAsPhone } from "./visitor/act-as-phone.ts";
import { type PreviewBrowser, previewBrowser } from "./visitor/preview-browser.ts";
import { readVisitorParameter, type SimulatedVisitor, VISITOR_PARAMETER } from "@courseway/visitor/simulated";

/** The visitor and browser of a preview, and the page's links before any of its scripts ran. */
export interface PreviewedPage {
  readonly visitor: SimulatedVisitor | null;
  readonly browser: PreviewBrowser;
  readonly links: PageLinks;
}

let page: PreviewedPage | null = null;

let followed: PreviewProps | null = null;

const listeners = new Set<() => void>();

/** Calls back after each save that the page has followed. @returns a function that ends this */
export function onFollowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the panel's props as of the last save; null before the first save. */
export const followedProps = (): PreviewProps | null => followed;

function follow(props: PreviewProps, changed: readonly Element[]): void {
  if (page === null) return;
  const connected = page.links.filter(({ element }) => element.isConnected);
  page = { ...page, links: [...connected, ...changed.flatMap(listPageLinks)] };
  followed = props;
  for (const listener of listeners) listener();
}

/** Returns the previewed page as it was before any of its scripts ran; null if `lookAtPage` was not called. */
export const previewedPage = (): PreviewedPage | null => page;

/** Reads the previewed page, before any of its scripts run. */
export function lookAtPage({ inspection }: Pick<PreviewProps, "inspection">): PreviewedPage {
  const visitor = readVisitorParameter(new URLSearchParams(location.search).get(VISITOR_PARAMETER));
  if (visitor?.hasPhone === true) actAsPhone(window);
  page = { visitor, browser: previewBrowser(visitor, inspection.clockOffsetMs), links: listPageLinks(document) };
  followSaves({ onChange: follow });
  return page;
}
