import type { StructuredDataNode } from "@courseway/blocks";
import { scriptJson } from "@courseway/next-finish/start";
import type { Article, BlogPosting, BreadcrumbList, Graph, WebPage } from "schema-dts";

/**
 * An editor's structured data for a script element: compacted if it is JSON, otherwise unchanged; in both cases with every `<`
 * escaped. [SEO-013]
 */
export function structuredDataText(raw: string): string {
  try {
    return scriptJson(JSON.parse(raw));
  } catch {
    return raw.replaceAll("<", "\\u003c");
  }
}

/** A page of the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** The page's whole address. */
  readonly url: string;
}

/** The host's own structured data about a page. */
export interface DescribedPage {
  readonly site: string;
  readonly siteUrl: string;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** The pages above it, from the home page on; empty for the home page. Breadcrumbs that the page shows take precedence. */
  readonly trail?: readonly Crumb[];
  readonly imageUrl?: string | null;
  /** ISO 8601. */
  readonly published?: string | null;
  readonly changed?: string | null;
  /** The type of article; null for any other page. */
  readonly article?: "Article" | "BlogPosting" | null;
  /** The blocks' structured data. */
  readonly nodes?: readonly StructuredDataNode[];
}

/** The page's graph: site, page, breadcrumbs, article, and the blocks' data. [SEO-007] */
export function pageGraph(page: DescribedPage): Graph {
  const { site, siteUrl, title, url, description, trail = [], nodes = [] } = page;
  const line = nodes.find(isBreadcrumbs) ?? (trail.length === 0 ? null : breadcrumbs(page, trail));
  const publisher = { "@type": "Organization", "@id": `${siteUrl}#organization`, name: site, url: siteUrl } as const;
  const webPage: WebPage = {
    "@type": "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: title,
    inLanguage: "en-US",
    ...(description === "" ? {} : { description }),
    ...(page.imageUrl ? { primaryImageOfPage: { "@type": "ImageObject", url: page.imageUrl } } : {}),
    ...(page.published ? { datePublished: page.published } : {}),
    ...(page.changed ? { dateModified: page.changed } : {}),
    ...(line ? { breadcrumb: { "@id": `${url}#breadcrumb` } } : {}),
    isPartOf: { "@id": `${siteUrl}#website` },
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebSite", "@id": `${siteUrl}#website`, url: siteUrl, name: site, publisher },
      webPage,
      ...(line ? [{ ...line, "@id": `${url}#breadcrumb` }] : []),
      ...(page.article ? [article(page, page.article)] : []),
      ...withoutRepetitions(withOneFaq(nodes.filter((node) => !isBreadcrumbs(node)))).map((node) =>
        withPicture(node, page.imageUrl ?? null),
      ),
    ],
  };
}

const isBreadcrumbs = (node: StructuredDataNode): node is Extract<StructuredDataNode, { "@type": "BreadcrumbList" }> =>
  "@type" in node && node["@type"] === "BreadcrumbList";

function breadcrumbs({ url, title }: DescribedPage, trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...trail, { name: title, url }].map((crumb, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: crumb.name,
      item: crumb.url,
    })),
  };
}

function article(page: DescribedPage, type: "Article" | "BlogPosting"): Article | BlogPosting {
  const { siteUrl, title, url, description, imageUrl, published, changed } = page;
  return {
    "@type": type,
    "@id": `${url}#article`,
    headline: title,
    mainEntityOfPage: { "@id": `${url}#webpage` },
    author: { "@id": `${siteUrl}#organization` },
    publisher: { "@id": `${siteUrl}#organization` },
    ...(description === "" ? {} : { description }),
    ...(imageUrl ? { image: imageUrl } : {}),
    ...(published ? { datePublished: published } : {}),
    ...(changed ? { dateModified: changed } : {}),
  };
}

/** Search engines list no product without a picture, so one without gets its page's. */
function withPicture(node: StructuredDataNode, image: string | null): StructuredDataNode {
  const isBare = "@type" in node && node["@type"] === "Product" && !("image" in node);
  return isBare && image !== null ? { ...node, image } : node;
}

const isFaq = (node: StructuredDataNode): node is Extract<StructuredDataNode, { "@type": "FAQPage" }> =>
  "@type" in node && node["@type"] === "FAQPage";

/** Search engines read one FAQPage per page, so the questions of several blocks are merged. [SEO-010] */
function withOneFaq(nodes: readonly StructuredDataNode[]): readonly StructuredDataNode[] {
  const all = nodes.filter(isFaq);
  const [first] = all;
  if (first === undefined || all.length === 1) return nodes;
  const mainEntity = all.flatMap((faq) => (faq.mainEntity === undefined ? [] : [faq.mainEntity].flat()));
  return [...nodes.filter((node) => !isFaq(node)), { ...first, mainEntity }];
}

/** A product that two blocks show appears once. */
function withoutRepetitions(nodes: readonly StructuredDataNode[]): readonly StructuredDataNode[] {
  const seen = new Set<string>();
  return nodes.filter((node) => {
    const id = "@id" in node ? node["@id"] : undefined;
    if (id === undefined) return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
