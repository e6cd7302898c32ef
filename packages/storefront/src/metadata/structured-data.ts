/** JSON for a script element: every `<` is escaped, so that no text can leave the element. [SEO-013] */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * An editor's structured data for a script element: compacted where it is JSON, otherwise its own text,
 * in both cases with every `<` escaped. [SEO-013]
 */
export function structuredDataText(raw: string): string {
  try {
    return scriptJson(JSON.parse(raw));
  } catch {
    return raw.replaceAll("<", "\\u003c");
  }
}

/** The site and page graph of a page. [SEO-007] */
export function pageGraph(page: {
  readonly site: string;
  readonly siteUrl: string;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** What the page's blocks add. */
  readonly nodes?: readonly unknown[];
}): unknown {
  return {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebSite", "@id": `${page.siteUrl}#website`, url: page.siteUrl, name: page.site },
      {
        "@type": "WebPage",
        "@id": `${page.url}#webpage`,
        url: page.url,
        name: page.title,
        ...(page.description === "" ? {} : { description: page.description }),
        isPartOf: { "@id": `${page.siteUrl}#website` },
      },
      ...(page.nodes ?? []),
    ],
  };
}
