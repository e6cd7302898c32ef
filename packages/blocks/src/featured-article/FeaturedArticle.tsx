import { Badge, Card, Heading, Section } from "@courseway/ui";
import { BlockPicture } from "../shared/BlockPicture.tsx";
import type { FeaturedArticleProps, FeaturedCard } from "./view.ts";

/** A heading and up to three cards, each of which is one link to its article. [BL-featuredArticle-001] */
export function FeaturedArticle({ ground, title, cards }: FeaturedArticleProps) {
  return (
    <Section ground={ground}>
      <Heading level={2} className={title ? "cw-featured-title" : "cw-visually-hidden"}>
        {title || "Featured articles"}
      </Heading>
      <ul className="cw-card-rows cw-featured-articles">
        {cards.map((card) => (
          <ArticleCard key={card.href} {...card} />
        ))}
      </ul>
    </Section>
  );
}

function ArticleCard({ href, title, summary, picture, categories }: FeaturedCard) {
  return (
    <Card as="li" padding="none" interactive className="cw-featured-article">
      {picture && (
        <BlockPicture picture={picture} width={384} sizes="(max-width: 767px) 100vw, (max-width: 1280px) 30vw, 384px" />
      )}
      <div className="cw-featured-article-text">
        {categories.length > 0 && (
          <p className="cw-featured-article-marks">
            {categories.map((category) => (
              <Badge key={category} tone="quiet">
                {category}
              </Badge>
            ))}
          </p>
        )}
        <Heading level={3} size="h4">
          <a className="cw-card-link" href={href}>
            {title}
          </a>
        </Heading>
        {summary && <p className="cw-featured-article-summary">{summary}</p>}
      </div>
    </Card>
  );
}
