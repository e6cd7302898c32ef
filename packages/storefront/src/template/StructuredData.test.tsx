import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageModel } from "../pages/page-model.ts";
import { brand } from "../testing/brand.ts";
import { StructuredData } from "./StructuredData.tsx";

test("a page's graph holds what its blocks tell search engines, no text of which leaves the script [SEO-007, SEO-010]", () => {
  // Of a model, the graph reads only this.
  const model = {
    snapshot: { page: { seo: { description: null, structuredData: null } } },
    metaDescription: "Answers.",
    structuredData: [{ "@type": "FAQPage", name: "</script><script>alert(1)</script>" }],
  } as unknown as PageModel;
  const url = "https://www.ace.example/faq/";
  const html = renderToStaticMarkup(<StructuredData model={model} title="FAQ" url={url} brand={brand} />);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];

  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.[1] ?? "")).toMatchObject({
    "@graph": [
      { "@type": "WebSite" },
      { "@type": "WebPage", name: "FAQ", description: "Answers." },
      { "@type": "FAQPage", name: "</script><script>alert(1)</script>" },
    ],
  });
});
