import type { Page } from "@courseway/content-client";
import { describe, expect, it } from "vitest";
import { brand } from "../testing/brand.ts";
import { NOT_FOUND_TITLE, pageMetadata, getRobots, screenMetadata } from "./page-metadata.ts";

const metadata = (
  listingPage: number,
  seo: Partial<Page["seo"]> = {},
  site: "production" | "development" = "production",
  title = "x",
) => {
  const empty = { canonicalUrl: null, pageTitle: "Articles | Ace", description: null, keywords: null, nofollow: false };
  const more = {
    noindex: false,
    ogImage: null,
    ogTitle: null,
    ogType: null,
    ogUrl: null,
    alternateLanguages: [],
    ...seo,
  };
  const page = { seo: { ...empty, ...more }, pageTitle: null, title, featuredEntryImage: null } as unknown as Page;
  const env = { ROBOTS: undefined, SITE_ENV: site };
  const input = { page, path: "/articles/", listingPage, brand, env, isPreview: false };
  return { ...pageMetadata(input), robots: getRobots(input) };
};

describe("the later pages of a listing", () => {
  it("have a title and an address of their own, which the first page has without a number [SEO-003, BL-careerCenter-003]", () => {
    expect(metadata(1)).toMatchObject({
      title: "Articles | Ace",
      alternates: { canonical: "https://www.ace.example/articles/" },
    });
    expect(metadata(2)).toMatchObject({
      title: "Articles | Ace - Page 2",
      alternates: { canonical: "https://www.ace.example/articles/?page=2" },
      openGraph: { title: "Articles | Ace - Page 2", url: "https://www.ace.example/articles/?page=2" },
    });
  });

  it("are added to the editor's own address, in any form [SEO-004]", () => {
    const getCanonical = (canonicalUrl: string) => metadata(3, { canonicalUrl }).alternates?.canonical;
    expect(getCanonical("https://other.example/list/?a=b")).toBe("https://other.example/list/?a=b&page=3");
    expect(getCanonical("not an address")).toBe("not an address");
  });
});

describe("robots", () => {
  it("go by the page's own switches in production [SEO-001]", () => {
    expect(metadata(1).robots).toBe("index, follow");
    expect(metadata(1, { noindex: true }).robots).toBe("noindex, follow");
    expect(metadata(1, { nofollow: true }).robots).toBe("index, nofollow");
  });

  it("let nothing be indexed elsewhere, whatever the page says [SEO-002]", () => {
    expect(metadata(1, {}, "development").robots).toBe("noindex, nofollow");
  });
});

describe("where a page is shared", () => {
  const image = {
    url: "/images/a.jpg",
    alt: "Keys",
    title: "Img 2041",
    width: 1200,
    height: 630,
    mimeType: "image/jpeg",
    focalPoint: null,
  };
  const shared = { url: "https://www.ace.example/images/a.jpg", alt: "Keys", width: 1200, height: 630 };

  it("stands its picture, with its whole address, its size and its words [SEO-008]", () => {
    const { openGraph, twitter } = metadata(1, { ogImage: image, ogTitle: "Shared" });
    expect(openGraph).toMatchObject({ title: "Shared", images: [shared] });
    expect(twitter).toMatchObject({ card: "summary_large_image", title: "Shared", images: [shared] });
    expect(metadata(1, { ogImage: { ...image, width: null } }).openGraph?.images).toEqual([
      { url: shared.url, alt: shared.alt },
    ]);
  });

  it("is told no words of a picture but those that an editor wrote: its title is the file's name", () => {
    const { openGraph, twitter } = metadata(1, { ogImage: { ...image, alt: "" } });
    for (const { images } of [openGraph, twitter].map((one) => one ?? { images: [] }))
      expect(images).toEqual([{ url: shared.url, width: 1200, height: 630 }]);
  });

  it("is cropped around what its editor marked, where the image host crops [CH-012]", () => {
    const marked = { ...image, url: "https://images.example/a.jpg", height: 1200, focalPoint: [0.5, 0.1] as const };
    const [cropped] = [metadata(1, { ogImage: marked }).openGraph?.images ?? []].flat();
    expect(cropped).toMatchObject({ width: 1200, height: 630, url: expect.stringMatching(/fit=crop.*&fp-y=0.1$/u) });
    const drawing = { ...marked, url: "https://images.example/a.svg" };
    expect(metadata(1, { ogImage: drawing }).openGraph?.images).toMatchObject([{ url: drawing.url, height: 1200 }]);
  });

  it("stand words alone where it has no picture", () => {
    const { openGraph, twitter } = metadata(1);
    expect(openGraph).not.toHaveProperty("images");
    expect(twitter).toMatchObject({ card: "summary", title: "Articles | Ace" });
  });
});

describe("the same page in other languages", () => {
  const alternateLanguages = [
    { language: "es", address: "https://es.ace.example/cursos/" },
    { language: "", address: "https://x.example/" },
    { language: "fr", address: null },
  ];

  it("is named, along with the page itself", () => {
    expect(metadata(1, { alternateLanguages }).alternates?.languages).toEqual({
      "en-US": "https://www.ace.example/articles/",
      "x-default": "https://www.ace.example/articles/",
      es: "https://es.ace.example/cursos/",
    });
  });

  it("is named by no page that has none, nor by a later page of a listing", () => {
    expect(metadata(1).alternates).not.toHaveProperty("languages");
    expect(metadata(2, { alternateLanguages }).alternates).not.toHaveProperty("languages");
  });
});

describe("a title", () => {
  it("is the editor's own for search results, as it is", () => {
    expect(metadata(1, { pageTitle: "Become an agent" }).title).toBe("Become an agent");
  });

  it("names the brand where the editor of the page gave none for search results, once", () => {
    const title = (own: string) => metadata(1, { pageTitle: null }, "production", own).title;
    expect(title("Your first client")).toBe("Your first client | Ace");
    expect(title("Why Ace")).toBe("Why Ace");
  });

  it("of a screen names the brand and keeps it out of search results [RT-029]", () => {
    expect(screenMetadata(NOT_FOUND_TITLE, brand)).toEqual({
      title: "404 - Page Not Found | Ace",
      robots: "noindex, nofollow",
    });
  });
});
