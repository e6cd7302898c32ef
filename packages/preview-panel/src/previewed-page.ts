import type { PreviewProps } from "./preview-props.ts";
import { type OwnLinks, ownLinks } from "./page-links.ts";
import { followSaves } from "./follow/follow-saves.ts";
import { actAsPhone } from "./visitor/act-as-phone.ts";
import { type PreviewBrowser, previewBrowser } from "./visitor/preview-browser.ts";
import { readVisitorParameter, type SimulatedVisitor, VISITOR_PARAMETER } from "@courseway/visitor/simulated";

/** What a preview is visited with, and what it was before anything of it ran. */
export interface PreviewedPage {
  readonly visitor: SimulatedVisitor | null;
  readonly browser: PreviewBrowser;
  readonly links: OwnLinks;
}

let page: PreviewedPage | null = null;

let followed: PreviewProps | null = null;

const listeners = new Set<() => void>();

/** Calls back after each save that the page has followed. @returns what ends that */
export function onFollowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The panel's props as of the last save; null before the first save. */
export const followedProps = (): PreviewProps | null => followed;

function follow(props: PreviewProps, changed: readonly Element[]): void {
  if (page === null) return;
  const kept = page.links.filter(({ element }) => element.isConnected);
  page = { ...page, links: [...kept, ...changed.flatMap(ownLinks)] };
  followed = props;
  for (const listener of listeners) listener();
}

/** The previewed page as it was before anything of it ran; null where nobody looked. */
export const previewedPage = (): PreviewedPage | null => page;

/** Reads the previewed page, before anything of it runs. */
export function lookAtPage({ inspection }: Pick<PreviewProps, "inspection">): PreviewedPage {
  const visitor = readVisitorParameter(new URLSearchParams(location.search).get(VISITOR_PARAMETER));
  if (visitor?.hasPhone === true) actAsPhone(window);
  page = { visitor, browser: previewBrowser(visitor, inspection.clockOffsetMs), links: ownLinks(document) };
  followSaves({ onChange: follow });
  return page;
}
