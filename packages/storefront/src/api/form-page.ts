import type { EmailCapture, Page } from "@courseway/content-client";
import { findAddress } from "@courseway/site-content";
import type { Host } from "../host/host.ts";
import { createDedupe } from "./dedupe.ts";

/** The parts of a page that its forms need. */
export interface FormPage {
  readonly blocks: Page["blocks"];
  /** The page's email capture, or else the site's. [EC-041] */
  readonly emailCapture: EmailCapture | null;
}

/** How long a page's forms are remembered, in ms: long enough for a crowd, short enough for an editor. */
export const FORM_PAGE_TTL_MS = 10_000;
const MAX_PAGES = 50;

/**
 * Looks up the forms of the page at a path: the site's own for an app's page, null if content fails. Concurrent submits of one form share
 * a lookup.
 */
export function createFindFormPage({
  brand,
  pages,
  globals,
  elapsed: now,
}: Pick<Host, "brand" | "pages" | "globals" | "elapsed">): (path: string) => Promise<FormPage | null> {
  const dedupe = createDedupe<FormPage | null>({
    now,
    ttlMs: FORM_PAGE_TTL_MS,
    maxKeys: MAX_PAGES,
    isSuccess: (page) => page !== null,
  });
  return async (path) => {
    const address = findAddress(path, brand);
    if (address === null) return null;
    return dedupe(address.entrySlug, async () => {
      const lookup = await pages.get(address, null);
      if (lookup.kind === "failed") return null;
      if (lookup.kind === "missing") return { blocks: [], emailCapture: (await globals()).emailCapture };
      const { page, globals: site } = lookup.snapshot;
      return { blocks: page.blocks, emailCapture: page.emailCapture ?? site.emailCapture };
    });
  };
}
