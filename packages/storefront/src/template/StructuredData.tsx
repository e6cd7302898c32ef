import type { BrandConfig } from "@courseway/brand";
import type { PageModel } from "../pages/page-model.ts";
import { descriptionOf } from "../metadata/page-metadata.ts";
import { pageGraph, scriptJson, structuredDataText } from "../metadata/structured-data.ts";

interface StructuredDataProps {
  readonly model: PageModel;
  readonly title: string;
  readonly url: string;
  readonly brand: BrandConfig;
}

/** The page's graph with what its blocks add, and what the editor wrote in addition. [SEO-007, SEO-010, SEO-013] */
export function StructuredData({ model, title, url, brand }: StructuredDataProps) {
  const { metaDescription, structuredData, snapshot } = model;
  const { page } = snapshot;
  const graph = pageGraph({
    site: brand.name,
    siteUrl: new URL("/", brand.url).href,
    title,
    url,
    description: descriptionOf({ page, metaDescription }) ?? "",
    nodes: structuredData,
  });
  const own = page.seo.structuredData ?? "";
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />
      {own.trim() === "" ? null : (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(own) }} />
      )}
    </>
  );
}
