import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { markPage } from "../cache/mark-page.ts";
import type { Chrome } from "../chrome/chrome.ts";
import type { Host } from "../host/host.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { addressOf } from "../pages/address-of.ts";
import { type PageModel, pageModel } from "../pages/page-model.ts";
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
    const { brand, pages, ports, commerce, report, now, blocks } = host();
    const address = addressOf(path, brand);
    if (address === null) return null;
    const lookup = await pages.look(address, null);
    if (lookup.kind === "failed") {
      throw new Error(
        `The page ${path} cannot be shown: the content API failed and there is no earlier copy. See the log for code 40403.`,
      );
    }
    if (lookup.kind === "missing") {
      await markPage({ slug: address.entrySlug, nextChange: null, isFresh: true, now: now() });
      return null;
    }
    const tools = { brand, blocks, ports, quotes: commerce.quotes, report, now: now() };
    const model = await pageModel(address, lookup.snapshot, { heading: null, listingPage: null }, tools);
    await markPage({ slug: address.entrySlug, nextChange: model.nextChange, isFresh: lookup.isFresh, now: now() });
    return model;
  });

  return {
    generateMetadata: async ({ params }: PathProps): Promise<Metadata> => {
      const path = pathOf((await params).path);
      const found = await find(path);
      if (found === null) notFound();
      const { brand, env } = host();
      return pageMetadata({ page: found.snapshot.page, path, brand, env, isPreview: false });
    },
    Page: async ({ params }: PathProps) => {
      const found = await find(pathOf((await params).path));
      if (found === null) notFound();
      return <PageTemplate host={host()} chrome={chrome} model={found} preview={null} />;
    },
  };
}
