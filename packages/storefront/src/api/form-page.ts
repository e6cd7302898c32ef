import type { BrandConfig } from "@courseway/brand";
import type { EmailCapture, Globals, Page } from "@courseway/content-client";
import { findAddress } from "../content/find-address.ts";
import type { PageStore } from "../content/page-store.ts";
import { createDedupe } from "./dedupe.ts";

/** What of a page its forms are made of. */
export interface FormPage {
  readonly blocks: Page["blocks"];
  /** The page's email capture, else the site's. [EC-041] */
  readonly emailCapture: EmailCapture | null;
}

/** How long a page's forms are remembered, in ms: long enough for a crowd, short enough for an editor. */
export const FORM_PAGE_TTL_MS = 10_000;
const MAX_PAGES = 50;

/** The forms of the page at a path; of one that is not the content's, the site's own; null where content cannot be asked. */
export type FindFormPage = (path: string) => Promise<FormPage | null>;

export interface FormPageDeps {
  readonly brand: BrandConfig;
  readonly pages: Pick<PageStore, "get">;
  /** Never rejects. */
  readonly globals: () => Promise<Globals>;
  readonly now: () => number;
}

/** Looks up pages for the forms that stand on them; a crowd that sends one form at once costs one lookup. */
export function createFindFormPage({ brand, pages, globals, now }: FormPageDeps): FindFormPage {
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
