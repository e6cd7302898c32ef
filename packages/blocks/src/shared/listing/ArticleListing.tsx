import { Heading, RichText, Section } from "@courseway/ui";
import { useId } from "react";
import { ArticleCard } from "./ArticleCard.tsx";
import type { ArticleListingProps } from "./article-listing.ts";
import { Island } from "../island/Island.client.tsx";

/** Title, filters and side content next to a grid of cards with page numbers. [BL-careerCenter-001] */
export function ArticleListing({ ground, title, sideHtml, filters, articles, page, path }: ArticleListingProps) {
  const id = useId();
  const items = articles.map((article) => ({
    id: article.id,
    states: article.states,
    categories: article.categories,
    card: <ArticleCard {...article} />,
  }));
  return (
    <Section ground={ground}>
      <Heading level={2} className={title ? "cw-listing-title" : "cw-visually-hidden"}>
        {title || "Articles"}
      </Heading>
      <Island
        of="Listing"
        id={id}
        items={items}
        filters={filters}
        page={page}
        path={path}
        side={sideHtml ? <RichText html={sideHtml} /> : null}
      />
    </Section>
  );
}
