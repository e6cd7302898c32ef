import type { BrandConfig } from "@courseway/brand";
import type { Page } from "@courseway/content-client";
import { addressOf } from "../pages/address-of.ts";
import type { PageStore } from "../pages/page-store.ts";
import { createDedupe } from "./dedupe.ts";

export type PageBlocks = Page["blocks"];

/** How long a page's blocks are remembered, in ms: long enough for a crowd, short enough for an editor. */
export const FORM_PAGE_TTL_MS = 10_000;
const MAX_PAGES = 50;

/** The blocks of the page at a path, null where there is none or content cannot be asked. */
export type FindFormBlocks = (path: string) => Promise<PageBlocks | null>;

export interface FormPageDeps {
  readonly brand: BrandConfig;
  readonly pages: Pick<PageStore, "get">;
  readonly now: () => number;
}

/** Looks up pages for the forms that stand on them; a crowd that sends one form at once costs one lookup. */
export function createFindFormBlocks({ brand, pages, now }: FormPageDeps): FindFormBlocks {
  const dedupe = createDedupe<PageBlocks | null>({
    now,
    ttlMs: FORM_PAGE_TTL_MS,
    maxKeys: MAX_PAGES,
    isSuccess: (blocks) => blocks !== null,
  });
  return async (path) => {
    const address = addressOf(path, brand);
    if (address === null) return null;
    return dedupe(address.entrySlug, async () => {
      const lookup = await pages.get(address, null);
      return lookup.kind === "found" ? lookup.snapshot.page.blocks : null;
    });
  };
}
