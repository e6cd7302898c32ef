import { type BrandConfig, linkRules } from "@courseway/brand";
import { parseDateTime } from "@courseway/coupons";
import { firstHeading } from "@courseway/ui";
import type { BlockContext } from "../../define-block.ts";
import { type CardLink, cardLink } from "../card-link.ts";
import { toPicture, type Picture } from "../picture.tsx";
import type { ArticleCardContent } from "./fields.ts";
import type { Filterable } from "./listing.ts";

/** One article of a listing. */
export interface Article extends Filterable {
  readonly id: string;
  readonly picture: Picture | null;
  /** The heading above the text; null if the text has its own heading. */
  readonly heading: string | null;
  readonly html: string;
  /** Null shows the card without a link. */
  readonly link: CardLink | null;
  readonly ctaLabel: string;
  /** The article's own title, which distinguishes its link from the others. */
  readonly title: string | null;
  /** "March 15, 2026", in the brand's time zone. */
  readonly dateText: string | null;
}

/** Whether a card has text. */
export const hasWords = (card: ArticleCardContent): boolean => card.relatedResourceContent !== "";

/**
 * The article of a card that an editor wrote, at its index in the listing. [BL-careerCenter-005, BL-careerCenter-010]
 */
export function buildCardArticle(
  card: ArticleCardContent,
  index: number,
  { brand, index: block }: BlockContext,
): Article {
  return {
    id: `${block}-${index}`,
    // Only the first cards can be on the first screen.
    picture: toPicture(card.image, block + index),
    heading: null,
    html: card.relatedResourceContent,
    link: card.relatedResourceLink ? cardLink(card.relatedResourceLink, linkRules(brand)) : null,
    title: firstHeading(card.relatedResourceContent),
    ctaLabel: card.relatedResourceCtaLabel,
    dateText: dateText(card.dateCreated, brand),
    states: card.state ? [card.state] : [],
    categories: card.relatedResourcesCategory.map((category) => category.title).filter(Boolean),
  };
}

/** The formatters by time zone: one costs far more to create than to use, and a site has one time zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** A day in the brand's time zone; null for no date or an invalid one. */
export function dateText(date: string | null, { timeZone }: BrandConfig): string | null {
  const at = date === null ? null : parseDateTime(date, timeZone);
  return at === null ? null : getFormatter(timeZone).format(at);
}
