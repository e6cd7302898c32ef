import type { BrandConfig } from "@courseway/brand";
import type { Page } from "@courseway/content-client";
import { pageGraph, scriptJson, structuredDataText } from "../metadata/structured-data.ts";

interface StructuredDataProps {
  readonly page: Page;
  readonly title: string;
  readonly url: string;
  readonly brand: BrandConfig;
}

/** The page's graph, and what the editor wrote in addition. [SEO-007, SEO-013] */
export function StructuredData({ page, title, url, brand }: StructuredDataProps) {
  const graph = pageGraph({
    site: brand.name,
    siteUrl: new URL("/", brand.url).href,
    title,
    url,
    description: page.seo.description ?? "",
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
