import { pathOfSlug, findState } from "@courseway/brand";
import type { FeaturedEntry } from "@courseway/content-client";
import type { PageContext, ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { FeaturedArticleContent } from "./fields.ts";

export interface FeaturedCard {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly picture: Picture | null;
  readonly categories: readonly string[];
}

export interface FeaturedArticleProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly cards: readonly FeaturedCard[];
}

/** [BL-featuredArticle-001] */
const MOST_ARTICLES = 3;

/**
 * At most three articles that belong to the page.
 * [BL-featuredArticle-001, BL-featuredArticle-002, BL-featuredArticle-003]
 */
export function featuredArticleView({
  content,
  context,
}: ViewInput<FeaturedArticleContent, null>): FeaturedArticleProps | null {
  const { page, index } = context;
  const cards = listArticles(page)
    .slice(0, MOST_ARTICLES)
    .map((article) => toCard(article, index));
  return cards.length === 0
    ? null
    : { ground: getGround(index), title: fillTitle(content.componentTitle, page), cards };
}

/**
 * The articles that share a category with the page, and its state unless that is "default"; never the page itself.
 * [BL-featuredArticle-002]
 */
function listArticles({ slug, state, categories = [], featured = [] }: PageContext): readonly FeaturedEntry[] {
  const codes = new Set(categories.map(({ code }) => code).filter(Boolean));
  return featured.filter(
    (article) =>
      article.slug !== "" &&
      article.title !== "" &&
      article.slug !== slug &&
      isOfState(article, state) &&
      (codes.size === 0 || article.blogCategories.some(({ code }) => codes.has(code))),
  );
}

function isOfState({ pageState }: FeaturedEntry, state: string | null): boolean {
  const wanted = findState(state);
  return wanted === null || findState(pageState)?.abbreviation === wanted.abbreviation;
}

function toCard(article: FeaturedEntry, index: number): FeaturedCard {
  return {
    href: pathOfSlug(article.slug),
    title: article.title,
    summary: article.blogSummary ?? "",
    picture: toPicture(article.featuredEntryImage, index),
    categories: article.blogCategories.map(({ title }) => title).filter(Boolean),
  };
}

const AND = new Intl.ListFormat("en-US");

/** Fills the page's state and categories into the title. A missing value leaves no gap. [BL-featuredArticle-003] */
function fillTitle(title: string, { state, categories = [] }: PageContext): string {
  const values: Readonly<Record<string, string>> = {
    state: findState(state)?.name ?? "",
    categories: AND.format(categories.map((category) => category.title).filter(Boolean)),
  };
  return title
    .replaceAll(/\$?\{(state|categories)\}/g, (_, name: string) => values[name] ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
