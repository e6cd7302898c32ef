import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Host } from "../host/host.ts";
import type { PageModel } from "@courseway/page-model";
import { brand } from "../testing/brand.ts";
import { StructuredData } from "./StructuredData.tsx";

test("a page's graph holds what its blocks tell search engines, no text of which leaves the script [SEO-007, SEO-010]", () => {
  // Of a model, the graph reads only this.
  const model = {
    snapshot: { page: { seo: { description: null, structuredData: null, ogImage: null }, featuredEntryImage: null } },
    context: { path: "/faq/", slug: "faq" },
    metaDescription: "Answers.",
    structuredData: [{ "@type": "FAQPage", name: "</script><script>alert(1)</script>" }],
  } as unknown as PageModel;
  const pages = [{ path: "/", title: "Home" }].map((page) => [page.path, page] as const);
  // Of the host, the graph needs no more.
  const host = { brand, siteIndex: { pages: { peek: () => ({ byPath: new Map(pages) }) } } } as unknown as Host;
  const url = "https://www.ace.example/faq/";
  const html = renderToStaticMarkup(<StructuredData host={host} model={model} title="FAQ" url={url} />);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];

  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.[1] ?? "")).toMatchObject({
    "@graph": [
      { "@type": "WebSite" },
      { "@type": "WebPage", name: "FAQ", description: "Answers." },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, name: "Home", item: "https://www.ace.example/" },
          { position: 2, name: "FAQ", item: url },
        ],
      },
      { "@type": "FAQPage", name: "</script><script>alert(1)</script>" },
    ],
  });
});
