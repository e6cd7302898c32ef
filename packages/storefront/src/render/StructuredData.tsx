import { parseUrl } from "@courseway/brand";
import type { Page } from "@courseway/content-client";
import type { Host } from "../host/host.ts";
import { type Crumb, pageGraph, type PageModel, structuredDataText } from "@courseway/page-model";
import { findDescription, findImage } from "./page-metadata.ts";
import { scriptJson } from "@courseway/next-finish/start";
import { buildTrail } from "@courseway/site-content/site-index";

interface StructuredDataProps {
  readonly host: Pick<Host, "brand" | "siteIndex">;
  readonly model: PageModel;
  readonly title: string;
  readonly url: string;
}

/** The page's graph with its blocks' data, and the editor's own structured data. [SEO-007, SEO-010, SEO-013] */
export function StructuredData({ host, model, title, url }: StructuredDataProps) {
  const { brand } = host;
  const { metaDescription, structuredData, snapshot } = model;
  const { page } = snapshot;
  const image = findImage(page);
  const graph = pageGraph({
    site: brand.name,
    siteUrl: new URL("/", brand.url).href,
    title,
    url,
    description: findDescription({ page, metaDescription }) ?? "",
    trail: trailTo(model.context.path, host),
    imageUrl: image === null ? null : (parseUrl(image.url, brand.url)?.href ?? null),
    published: page.postDate,
    changed: page.dateUpdated,
    article: findArticleType(page, model.context.slug),
    nodes: structuredData,
  });
  const editorsText = page.seo.structuredData ?? "";
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />
      {editorsText.trim() === "" ? null : (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(editorsText) }} />
      )}
    </>
  );
}

/** A page does not wait for the list of pages. Until the list is known, the page has no breadcrumbs, and it is rendered again soon. */
function trailTo(path: string, { brand, siteIndex }: StructuredDataProps["host"]): readonly Crumb[] {
  const pages = siteIndex.pages.peek();
  if (pages === null) return [];
  return buildTrail(path, pages).map((above) => ({ name: above.title, url: new URL(above.path, brand.url).href }));
}

function findArticleType({ blog, seo }: Page, slug: string): "Article" | "BlogPosting" | null {
  if (blog && slug !== "home") return "BlogPosting";
  return seo.ogType === "article" ? "Article" : null;
}
