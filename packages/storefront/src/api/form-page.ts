import type { BrandConfig } from "@courseway/brand";
import type { Page } from "@courseway/content-client";
import { addressOf } from "../pages/address-of.ts";
import type { PageStore } from "../pages/page-store.ts";
import { createOnlyOnce } from "./repeats.ts";

export type PageBlocks = Page["blocks"];

/** How long a page's blocks are remembered, in ms: long enough for a crowd, short enough for an editor. */
export const FORM_PAGE_MS = 10_000;
const MOST = 50;

/** The blocks of the page at a path, null where there is none or content cannot be asked. */
export type FormPage = (path: string) => Promise<PageBlocks | null>;

export interface FormPageTools {
  readonly brand: BrandConfig;
  readonly pages: Pick<PageStore, "look">;
  readonly now: () => number;
}

/** Looks up pages for the forms that stand on them; a crowd that sends one form at once costs one lookup. */
export function createFormPage({ brand, pages, now }: FormPageTools): FormPage {
  const onlyOnce = createOnlyOnce<PageBlocks | null>({
    now,
    lifeMs: FORM_PAGE_MS,
    most: MOST,
    keeps: (blocks) => blocks !== null,
  });
  return async (path) => {
    const address = addressOf(path, brand);
    if (address === null) return null;
    return onlyOnce(address.entrySlug, async () => {
      const lookup = await pages.look(address, null);
      return lookup.kind === "found" ? lookup.snapshot.page.blocks : null;
    });
  };
}
