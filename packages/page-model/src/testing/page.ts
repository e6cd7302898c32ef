import type { Page } from "@courseway/content-client";

/** What a page's template and route read of it, without anything around its blocks. */
export const buildPage = (slug: string, blocks: readonly object[]): Page =>
  ({
    slug,
    header: { hideStickyBanner: false },
    seo: { ogImage: null },
    featuredEntryImage: null,
    styles: [],
    blogCategories: [],
    refusals: [],
    emailCapture: null,
    exitIntent: null,
    analytics: null,
    state: null,
    blocks,
    // No more of a page is read.
  }) as unknown as Page;
