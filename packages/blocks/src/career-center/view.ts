import { linkRules, type BrandConfig } from "@courseway/brand";
import { parseDateTime } from "@courseway/coupons";
import { firstHeading } from "@courseway/ui";
import type { BlockContext, ViewInput } from "../define-block.ts";
import { type CardLink, cardLink } from "../shared/card-link.ts";
import { groundOf } from "../shared/ground.ts";
import { filterOf, type ListingFilter } from "../shared/listing/filters.ts";
import { type Filterable, listingPage, pageCount } from "../shared/listing/listing.ts";
import { pictureOf, type Picture } from "../shared/picture.ts";
import type { CareerCenterContent } from "./fields.ts";

export interface Article extends Filterable {
  readonly id: string;
  readonly picture: Picture | null;
  readonly html: string;
  /** Null shows the card without a way on. */
  readonly link: CardLink | null;
  readonly ctaLabel: string;
  /** The article's own title, which tells its link from the others. */
  readonly title: string | null;
  /** "March 15, 2026", in the brand's time zone. */
  readonly dateText: string | null;
}

export interface CareerCenterProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly sideHtml: string;
  readonly filters: readonly ListingFilter[];
  readonly articles: readonly Article[];
  readonly page: number;
  readonly path: string;
}

/** [BL-careerCenter-001, BL-careerCenter-002, BL-careerCenter-004] */
export function careerCenterView({ content, context }: ViewInput<CareerCenterContent, null>): CareerCenterProps | null {
  const articles = shownCards(content).map((card, index) => articleOf(card, index, context));
  if (articles.length === 0) return null;

  return {
    ground: groundOf(context.index),
    title: content.careerCenterTitle,
    sideHtml: content.careerCenterSideContent,
    filters: filtersOf(content, articles),
    articles,
    page: listingPage(context.page.listingPage, pageCount(articles.length)),
    path: context.page.path,
  };
}

const shownCards = ({ careerCenterArticleCards }: CareerCenterContent) =>
  careerCenterArticleCards.filter((card) => card.relatedResourceContent);

/** How many pages the articles fill. [BL-careerCenter-004, BL-careerCenter-009] */
export const careerCenterPages = (content: CareerCenterContent): number => pageCount(shownCards(content).length);

/** Entry listings have a state and a category filter, a career center one by category. [BL-careerCenter-001, BL-careerCenter-013] */
function filtersOf(content: CareerCenterContent, articles: readonly Article[]): ListingFilter[] {
  const filters = content.isEntryListings
    ? [
        filterOf("state", articles, { title: content.stateFilterTitle, allLabel: content.stateFilterDefaultLabel }),
        filterOf("category", articles, {
          title: content.categoryFilterTitle,
          allLabel: content.categoryFilterDefaultLabel,
        }),
      ]
    : [filterOf("category", articles, { title: content.filterTitle, allLabel: content.filterDefaultLabel })];
  return filters.filter((filter) => filter !== null);
}

type Card = CareerCenterContent["careerCenterArticleCards"][number];

function articleOf(card: Card, index: number, { brand, index: block }: BlockContext): Article {
  return {
    id: `${block}-${index}`,
    // Only the first cards can be on the first screen.
    picture: pictureOf(card.image, block + index),
    html: card.relatedResourceContent,
    link: card.relatedResourceLink ? cardLink(card.relatedResourceLink, linkRules(brand)) : null,
    title: firstHeading(card.relatedResourceContent),
    ctaLabel: card.relatedResourceCtaLabel,
    dateText: dateText(card.dateCreated, brand),
    states: card.state ? [card.state] : [],
    categories: card.relatedResourcesCategory.map((category) => category.title).filter(Boolean),
  };
}

function dateText(date: string | null, { timeZone }: BrandConfig): string | null {
  const at = date === null ? null : parseDateTime(date, timeZone);
  return at === null ? null : new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(at);
}
