import { Badge, Card, Heading, Section } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { BlockPicture } from "../shared/picture.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type FeaturedArticleProps, type FeaturedCard, featuredArticleView } from "./view.ts";

/** A heading and up to three cards, each of which is one link to its article. [BL-featuredArticle-001] */
function FeaturedArticle({ ground, title, cards }: FeaturedArticleProps) {
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

/** Up to three of the site's featured articles. [BL-featuredArticle-001, BL-featuredArticle-002] */
export const featuredArticle = defineBlock({
  name: "featuredArticle",
  about,
  fields,
  view: featuredArticleView,
  component: FeaturedArticle,
  examples,
});
