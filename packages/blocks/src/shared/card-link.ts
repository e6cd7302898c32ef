import { isExternal, type LinkRules, pathOfSlug, relativize } from "@courseway/brand";

/** A card's link, ready to render. */
export interface CardLink {
  readonly href: string;
  readonly newTab: boolean;
}

/**
 * Builds a card's link. In a slug or path, slashes replace double dashes. An address of this site loses its host. An
 * address of another site stays as it is and opens in a new tab. [BL-careerCenter-005]
 *
 * @example
 * cardLink("careers--exam-day", rules).href; // "/careers/exam-day/"
 */
export function cardLink(link: string, rules: LinkRules): CardLink {
  if (/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(link))
    return { href: relativize(link, rules), newTab: isExternal(link, rules) };

  const [, slug = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  return { href: `${slug ? pathOfSlug(slug) : ""}${rest}`, newTab: false };
}
