import { Badge, Card, Heading, Link, RichText } from "@courseway/ui";
import { BlockPicture } from "../BlockPicture.tsx";
import type { Article } from "./article.ts";

/** An article's picture, text and link. [BL-careerCenter-010] */
export function ArticleCard({ picture, heading, html, link, title, ctaLabel, dateText, ...marks }: Article) {
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
