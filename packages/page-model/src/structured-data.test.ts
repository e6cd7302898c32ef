import { describe, expect, it } from "vitest";
import { pageGraph, structuredDataText } from "./structured-data.ts";

describe("structuredDataText", () => {
  it("escapes every < of JSON and of text that is not JSON [SEO-013]", () => {
    expect(structuredDataText('{"name":"</script><script>alert(1)</script>"}')).toBe(
      '{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}',
    );
    expect(structuredDataText("not json </script>")).toBe("not json \\u003c/script>");
  });
});

describe("pageGraph", () => {
  it("holds what the page's blocks add, behind site and page [SEO-010]", () => {
    const nodes = [{ "@type": "FAQPage" } as const];
    const page = { site: "Ace", siteUrl: "https://ace.example", title: "FAQ", url: "https://ace.example/faq/" };
    const types = { "@graph": [{ "@type": "WebSite" }, { "@type": "WebPage" }, { "@type": "FAQPage" }] };
    expect(pageGraph({ ...page, description: "", nodes })).toMatchObject(types);
  });

  it("makes a site and a page of title, address and description [SEO-007]", () => {
    const graph = pageGraph({
      site: "Ace",
      siteUrl: "https://ace.example",
      title: "Arizona",
      url: "https://ace.example/az/",
      description: "Learn",
    });
    expect(graph).toMatchObject({
      "@graph": [
        { "@type": "WebSite", url: "https://ace.example" },
        { "@type": "WebPage", url: "https://ace.example/az/", name: "Arizona", description: "Learn" },
      ],
    });
  });

  it("tells of the breadcrumbs that the page shows in the place of those of its address [SEO-007]", () => {
    const page = { site: "Ace", siteUrl: "https://ace.example", title: "FAQ", url: "https://ace.example/faq/" };
    const shown = { "@type": "ListItem", position: 1, name: "Help" } as const;
    const graph = pageGraph({
      ...page,
      description: "",
      trail: [{ name: "Home", url: "https://ace.example/" }],
      nodes: [{ "@type": "BreadcrumbList", itemListElement: [shown] }],
    });

    expect(graph["@graph"]).toEqual([
      expect.objectContaining({ "@type": "WebSite" }),
      expect.objectContaining({ breadcrumb: { "@id": "https://ace.example/faq/#breadcrumb" } }),
      { "@type": "BreadcrumbList", "@id": "https://ace.example/faq/#breadcrumb", itemListElement: [shown] },
    ]);
  });
});
