import { withTrailingSlash } from "@courseway/brand";
import { earliestChange } from "@courseway/coupons";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { type PageTags, tagPage } from "@courseway/next-page-cache/tag-page";
import { createDedupe } from "../api/dedupe.ts";
import type { Chrome } from "@courseway/chrome";
import type { Host } from "../host/host.ts";
import { modelMetadata } from "../render/page-metadata.ts";
import { findPage } from "./find-page.ts";
import type { PageModel, PageParams } from "@courseway/page-model";
import { HEADING_SLOT } from "@courseway/next-finish/heading";
import { HEADING_ROUTE, LISTING_ROUTE } from "../request/route.ts";
import { trueUntil } from "@courseway/site-content";
import { PageTemplate } from "../render/PageTemplate.tsx";

export interface PathProps {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}

/** The path of a catch-all route's segments, with slashes around it. */
export const toPath = (segments: readonly string[] | undefined): string =>
  segments === undefined || segments.length === 0 ? "/" : withTrailingSlash(`/${segments.join("/")}`);

interface Asked extends PageParams {
  readonly path: string;
}

/** The variants of the cached route: a page, a later page of its listing, or either with placeholders for a heading. */
function readParams(segments: readonly string[] = []): Asked {
  const [first, ...rest] = segments;
  if (`/${first}` === HEADING_ROUTE) return { ...readParams(rest), heading: HEADING_SLOT };
  if (`/${first}` !== LISTING_ROUTE) return { path: toPath(segments), listingPage: null, heading: null };
  const [listingPage = null, ...path] = rest;
  return { path: toPath(path), listingPage, heading: null };
}

interface Built extends Pick<PageTags, "slug" | "nextChange" | "isFresh"> {
  readonly model: PageModel;
}

const getInternalRoute = ({ path, listingPage, heading }: Asked): string =>
  `${heading === null ? "" : HEADING_ROUTE}${listingPage === null ? "" : `${LISTING_ROUTE}/${listingPage}`}${path}`;

/** Whether the page has its breadcrumbs for search engines. A process that is still reading the list of pages adds them later. */
const isIndexed = (path: string, { siteIndex }: Host): boolean => siteIndex.pages.peek() !== null || path === "/";

/**
 * The route of published pages. It does not depend on the visitor, so Next caches it until its time to live ends, its promotion changes,
 * or a publish removes it. [RT-001, RT-002, RT-003]
 */
export function publishedRoute(host: () => Host, chrome: Chrome) {
  /** Pages while they are built. With Cache Components metadata and page cannot share one through React's `cache`. */
  const building = createDedupe<Built | null>({ now: () => 0, ttlMs: 0 });

  const build = async ({ path, listingPage, heading }: Asked): Promise<Built | null> => {
    const asked = host().now();
    const found = await findPage(host(), path, null, { heading, listingPage });
    if (found !== null && found.failure !== null) throw new Error(found.failure.join(" "));
    // A missing page gets no tags: every made-up address would add an entry.
    if (!found?.model) return null;
    const { address, model } = found;
    host().ledger?.page(model, asked);
    host().recorder?.page(model);
    return {
      model,
      slug: address.entrySlug,
      nextChange: earliestChange([model.nextChange, trueUntil(asked)]),
      isFresh: found.isFresh && model.isComplete && isIndexed(path, host()),
    };
  };

  const find = cache(async (path: string, listingPage: string | null, heading: string | null) => {
    const asked = { path, listingPage, heading };
    const route = getInternalRoute(asked);
    const built = await building(route, () => build(asked));
    if (built === null) return null;
    const { model, slug, nextChange, isFresh } = built;
    await tagPage({ slug, route, nextChange, listingPages: model.listing.count, isFresh, now: host().now() });
    return model;
  });

  return {
    generateMetadata: async ({ params }: PathProps): Promise<Metadata> => {
      const { path, listingPage, heading } = readParams((await params).path);
      const found = await find(path, listingPage, heading);
      if (found === null) notFound();
      return modelMetadata(found, host(), { isPreview: false });
    },
    Page: async ({ params }: PathProps) => {
      const { path, listingPage, heading } = readParams((await params).path);
      const found = await find(path, listingPage, heading);
      if (found === null) notFound();
      return <PageTemplate host={host()} chrome={chrome} model={found} preview={null} />;
    },
  };
}
