import { Heading, RichText, Section, Badge, Card, Link } from "@courseway/ui";
import { useId } from "react";
import { BlockPicture } from "../picture.tsx";
import { Island } from "../island/Island.client.tsx";
import type { ArticleListingProps } from "./article-listing.ts";
import type { Article } from "./article.ts";

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

/** An article's picture, text and link. [BL-careerCenter-010] */
function ArticleCard({ picture, heading, html, link, title, ctaLabel, dateText, ...marks }: Article) {
  return (
    <Card as="article" padding="none" className="cw-article-card">
      {picture && <BlockPicture picture={picture} width={428} />}
      <div className="cw-article-card-text">
        <p className="cw-article-card-marks">
          {[...marks.categories, ...marks.states].map((mark) => (
            <Badge key={mark} tone="quiet">
              {mark}
            </Badge>
          ))}
        </p>
        {heading && (
          <Heading level={3} size="h4">
            {heading}
          </Heading>
        )}
        <RichText html={html} size="small" />
        {dateText && <p className="cw-article-card-date">{dateText}</p>}
        {link && (
          <Link {...link} ariaLabel={title && `${ctaLabel}: ${title}`}>
            {ctaLabel}
          </Link>
        )}
      </div>
    </Card>
  );
}
