import { type BrandConfig, parseUrl } from "@courseway/brand";
import type { Asset, Page } from "@courseway/content-client";
import type { PageModel } from "@courseway/page-model";
import { imageUrl, isOnImageHost, isSvg } from "@courseway/ui";
import type { Metadata } from "next";
import type { StorefrontEnv } from "../site/env/variables.ts";

/** Title of the 404 screen, before the brand's name. [RT-029] */
export const NOT_FOUND_TITLE = "404 - Page Not Found";

/** A title without an editor's SEO title also names the brand. */
export const brandedTitle = (title: string, { name }: Pick<BrandConfig, "name">): string =>
  title.includes(name) ? title : `${title} | ${name}`;

/** Metadata of a screen of the host's own, which is never indexed. [RT-029] */
export const screenMetadata = (title: string, brand: Pick<BrandConfig, "name">): Metadata => ({
  title: brandedTitle(title, brand),
  robots: "noindex, nofollow",
});

interface MetadataInput {
  readonly page: Page;
  readonly path: string;
  /** The shown page of the page's listing, from 1. */
  readonly listingPage: number;
  readonly brand: BrandConfig;
  readonly env: Pick<StorefrontEnv, "ROBOTS" | "SITE_ENV">;
  /** A block's description, for a page without one of its own. [SEO-011] */
  readonly metaDescription?: string | null;
  /** A preview is never indexed. */
  readonly isPreview: boolean;
}

/** The robots meta: only production is indexed, and there the page's own switches decide. [SEO-001, SEO-002] */
export function getRobots({ page, env, isPreview }: MetadataInput): string {
  if (env.ROBOTS !== undefined) return env.ROBOTS;
  if (isPreview || env.SITE_ENV !== "production") return "noindex, nofollow";
  return `${page.seo.noindex ? "noindex" : "index"}, ${page.seo.nofollow ? "nofollow" : "follow"}`;
}

type Named = Pick<MetadataInput, "page" | "path" | "brand" | "listingPage">;

/** The canonical URL: the page's own address or the editor's override. Each later page of a listing has its own. [SEO-003, SEO-004] */
export function getCanonical({ page, path, brand, listingPage }: Named): string {
  const canonicalUrl = page.seo.canonicalUrl ?? new URL(path, brand.url).href;
  if (listingPage === 1 || !URL.canParse(canonicalUrl)) return canonicalUrl;
  const url = new URL(canonicalUrl);
  url.searchParams.set("page", String(listingPage));
  return url.href;
}

/** The page's SEO title, or its own title with the brand. A later page of a listing includes its number. */
export function getTitle({ page, brand, listingPage }: Omit<Named, "path">): string {
  const title = page.seo.pageTitle ?? brandedTitle(page.pageTitle ?? page.title ?? brand.name, brand);
  return listingPage === 1 ? title : `${title} - Page ${listingPage}`;
}

/** The maximum length of a block's description, in characters. [SEO-012] */
const LONGEST_DESCRIPTION = 155;

const shortened = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > LONGEST_DESCRIPTION ? `${characters.slice(0, LONGEST_DESCRIPTION).join("")}…` : text;
};

/** The description for search results: the editor's, or that of the first block with one. [SEO-011, SEO-012] */
export const findDescription = ({
  page,
  metaDescription,
}: Pick<MetadataInput, "page" | "metaDescription">): string | null =>
  page.seo.description ?? (metaDescription ? shortened(metaDescription) : null);

const OPEN_GRAPH_TYPES = ["website", "article", "book", "profile"] as const;

/** Next's metadata of a page. [SEO-001, SEO-003, SEO-005, SEO-006, SEO-008] */
export function pageMetadata(input: MetadataInput): Metadata {
  const { page, brand, listingPage } = input;
  const { seo } = page;
  const title = getTitle(input);
  const canonical = getCanonical(input);
  const description = findDescription(input);
  const image = findImage(page);
  const social = {
    title: seo.ogTitle === null || listingPage !== 1 ? title : seo.ogTitle,
    ...(description === null ? {} : { description }),
    ...(image === null ? {} : { images: [sharedImage(image, brand)] }),
  };
  const languages = findLanguages(input, canonical);
  const feeds = Object.entries(listFeeds(brand)).map(([type, path]) => [type, new URL(path, brand.url).href]);
  return {
    title,
    description,
    keywords: seo.keywords,
    robots: getRobots(input),
    alternates: {
      canonical,
      ...(languages === null ? {} : { languages }),
      ...(feeds.length === 0 ? {} : { types: Object.fromEntries(feeds) }),
    },
    openGraph: {
      type: OPEN_GRAPH_TYPES.find((type) => type === seo.ogType) ?? "website",
      locale: "en_US",
      siteName: brand.name,
      url: listingPage === 1 ? (seo.ogUrl ?? canonical) : canonical,
      ...social,
    },
    twitter: { card: image === null ? "summary" : "summary_large_image", ...social },
  };
}

/** Next's metadata of a page as its model has it. */
export function modelMetadata(
  { snapshot, context, listing, metaDescription }: PageModel,
  { brand, env }: Pick<MetadataInput, "brand" | "env">,
  { isPreview }: Pick<MetadataInput, "isPreview">,
): Metadata {
  const named = { page: snapshot.page, path: context.path, listingPage: listing.page, brand };
  return pageMetadata({ ...named, metaDescription, env, isPreview });
}

/**
 * A picture for shared links: absolute URL, size and alternative text. The asset's title is no alternative text, since Craft makes it
 * from the file name.
 */
function sharedImage({ url, alt, width, height, focalPoint }: Asset, brand: BrandConfig) {
  const address = parseUrl(url, brand.url)?.href ?? url;
  const words = alt === "" ? {} : { alt };
  // Sites that show shared links crop the picture to this shape, around its middle.
  if (focalPoint !== null && isOnImageHost(address) && !isSvg(address))
    return { url: imageUrl(address, { ...SHARED_SHAPE, focus: focalPoint }), ...words, ...SHARED_SHAPE };
  return { url: address, ...words, ...(width === null || height === null ? {} : { width, height }) };
}

/** In px, as sites that show shared links require. */
const SHARED_SHAPE = { width: 1200, height: 630 } as const;

/** The picture of a shared link. */
export const findImage = ({ seo, featuredEntryImage }: Page): Asset | null => seo.ogImage ?? featuredEntryImage;

/** The page in all its languages, itself included, as search engines require; empty if there is only one. */
function findLanguages(
  { page, listingPage }: MetadataInput,
  canonical: string,
): Readonly<Record<string, string>> | null {
  const others = page.seo.alternateLanguages.filter(({ language, address }) => language !== "" && address !== null);
  if (others.length === 0 || listingPage !== 1) return null;
  const all = others.map(({ language, address }) => [language, address ?? ""] as const);
  return { "en-US": canonical, "x-default": canonical, ...Object.fromEntries(all) };
}

const listFeeds = ({ blog }: BrandConfig): Readonly<Record<string, string>> =>
  blog.enabled ? { "application/rss+xml": "/feed.xml", "application/atom+xml": "/atom.xml" } : {};
