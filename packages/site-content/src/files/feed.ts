import type { BrandConfig } from "@courseway/brand";
import { Feed } from "feed";
import type { IndexedPage } from "../site-index/site-index.ts";

/** The number of articles in a feed. */
export const MOST_ARTICLES = 50;

/** The files of a blog's feed, with their formats. */
export const FEED_TYPES = { "feed.xml": "application/rss+xml", "atom.xml": "application/atom+xml" } as const;

export type FeedName = keyof typeof FEED_TYPES;

export const isFeedName = (name: string): name is FeedName => Object.hasOwn(FEED_TYPES, name);

/** An article's date for sorting; one without a date is the oldest. */
const getNewsTime = ({ publishedAt, changedAt }: IndexedPage): number => (publishedAt ?? changedAt)?.getTime() ?? 0;

/** A brand's newest articles in RSS 2.0 or Atom, without those that search engines may not index. */
export function feed(name: FeedName, pages: readonly IndexedPage[], brand: BrandConfig): string {
  const articles = pages
    .filter(({ isArticle, isIndexed }) => isArticle && isIndexed)
    .toSorted((one, other) => getNewsTime(other) - getNewsTime(one))
    .slice(0, MOST_ARTICLES);
  const home = new URL(`/${brand.blog.paths[0] ?? "blog"}/`, brand.url).href;
  const newest = articles.reduce((at, { changedAt }) => Math.max(at, changedAt?.getTime() ?? 0), 0);
  const all = new Feed({
    id: home,
    title: `${brand.name}: Blog`,
    description: `New articles from ${brand.name}.`,
    link: home,
    language: "en-US",
    copyright: brand.name,
    updated: new Date(newest),
    // Otherwise the library names itself.
    generator: brand.name,
    feedLinks: { rss: new URL("/feed.xml", brand.url).href, atom: new URL("/atom.xml", brand.url).href },
  });
  for (const article of articles) all.addItem(toItem(article, brand));
  return name === "feed.xml" ? all.rss2() : all.atom1();
}

function toItem(article: IndexedPage, brand: BrandConfig): Parameters<Feed["addItem"]>[0] {
  const { title, path, description, changedAt, publishedAt, page } = article;
  const link = new URL(path, brand.url).href;
  return {
    title,
    id: link,
    link,
    date: changedAt ?? publishedAt ?? new Date(0),
    ...(publishedAt === null ? {} : { published: publishedAt }),
    ...(description === null ? {} : { description }),
    category: page.blogCategories.map(({ title: category }) => ({ name: category })),
  };
}
