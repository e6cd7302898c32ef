import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { tagPage } from "../cache/tag-page.ts";
import type { Chrome } from "../chrome/chrome.ts";
import type { Host } from "../host/host.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { findPage } from "./find-page.ts";
import type { PageModel } from "../pages/page-model.ts";
import { PageTemplate } from "../template/PageTemplate.tsx";

export interface PathProps {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}

/** The path of a catch-all route's segments, with slashes around it. */
export const pathOf = (segments: readonly string[] | undefined): string =>
  segments === undefined || segments.length === 0 ? "/" : `/${segments.join("/")}/`;

/**
 * The route of published pages. Nothing of it depends on the visitor, so Next keeps it: until its life ends, its
 * promotion changes, or a publish takes it out. [RT-001, RT-002, RT-003]
 */
export function publishedRoute(host: () => Host, chrome: Chrome) {
  const find = cache(async (path: string): Promise<PageModel | null> => {
    const found = await findPage(host(), path, null, { heading: null, listingPage: null });
    if (found !== null && found.failure !== null) throw new Error(found.failure.join(" "));
    // A page that is missing gets no tags: they would be an entry of their own for every address that anybody makes up.
    if (!found?.model) return null;
    const { address, model } = found;
    const isFresh = found.isFresh && model.isComplete;
    await tagPage({ slug: address.entrySlug, nextChange: model.nextChange, isFresh, now: host().now() });
    return model;
  });

  return {
    generateMetadata: async ({ params }: PathProps): Promise<Metadata> => {
      const path = pathOf((await params).path);
      const found = await find(path);
      if (found === null) notFound();
      const { brand, env } = host();
      const { metaDescription, snapshot } = found;
      return pageMetadata({ page: snapshot.page, metaDescription, path, brand, env, isPreview: false });
    },
    Page: async ({ params }: PathProps) => {
      const found = await find(pathOf((await params).path));
      if (found === null) notFound();
      return <PageTemplate host={host()} chrome={chrome} model={found} preview={null} />;
    },
  };
}
