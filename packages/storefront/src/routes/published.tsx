import { withTrailingSlash } from "@courseway/brand";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { tagPage } from "../cache/tag-page.ts";
import type { Chrome } from "../chrome/chrome.ts";
import type { Host } from "../host/host.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { findPage } from "./find-page.ts";
import type { PageModel } from "../pages/page-model.ts";
import { LISTING_ROUTE } from "../proxy/route.ts";
import { PageTemplate } from "../template/PageTemplate.tsx";

export interface PathProps {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}

/** The path of a catch-all route's segments, with slashes around it. */
export const pathOf = (segments: readonly string[] | undefined): string =>
  segments === undefined || segments.length === 0 ? "/" : withTrailingSlash(`/${segments.join("/")}`);

/** What the proxy asks of the cached route: a page, or a later page of its listing. */
function readParams(segments: readonly string[] = []): { readonly path: string; readonly listingPage: string | null } {
  const [first, listingPage = null, ...rest] = segments;
  if (`/${first}` !== LISTING_ROUTE) return { path: pathOf(segments), listingPage: null };
  return { path: pathOf(rest), listingPage };
}

/**
 * The route of published pages. Nothing of it depends on the visitor, so Next keeps it: until its life ends, its
 * promotion changes, or a publish takes it out. [RT-001, RT-002, RT-003]
 */
export function publishedRoute(host: () => Host, chrome: Chrome) {
  const find = cache(async (path: string, listingPage: string | null): Promise<PageModel | null> => {
    const found = await findPage(host(), path, null, { heading: null, listingPage });
    if (found !== null && found.failure !== null) throw new Error(found.failure.join(" "));
    // A page that is missing gets no tags: they would be an entry of their own for every address that anybody makes up.
    if (!found?.model) return null;
    const { address, model } = found;
    const isFresh = found.isFresh && model.isComplete;
    const { nextChange, listing } = model;
    const listingPages = listing.count;
    await tagPage({ slug: address.entrySlug, nextChange, listingPages, isFresh, now: host().now() });
    return model;
  });

  return {
    generateMetadata: async ({ params }: PathProps): Promise<Metadata> => {
      const { path, listingPage } = readParams((await params).path);
      const found = await find(path, listingPage);
      if (found === null) notFound();
      const { brand, env } = host();
      const { metaDescription, snapshot, listing } = found;
      const named = { page: snapshot.page, path, listingPage: listing.page, brand };
      return pageMetadata({ ...named, metaDescription, env, isPreview: false });
    },
    Page: async ({ params }: PathProps) => {
      const { path, listingPage } = readParams((await params).path);
      const found = await find(path, listingPage);
      if (found === null) notFound();
      return <PageTemplate host={host()} chrome={chrome} model={found} preview={null} />;
    },
  };
}
