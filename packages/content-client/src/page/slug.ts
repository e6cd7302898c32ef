/**
 * What Craft makes of any slug: letters, digits and marks of all scripts, points, underscores and hyphens, at most 255
 * of them (`ElementHelper::normalizeSlug`).
 */
const SLUG = /^[\p{L}\p{N}\p{M}._-]{1,255}$/u;

/** As the first of several values these say how Craft joins the rest, in any case (`QueryParam::extractOperator`). */
const JOINING_WORD = /^(?:and|or|not)$/i;

/**
 * Whether an entry can have that slug. Craft reads a slug that it is asked for as a pattern (`*`, `:empty:`, `not a`, `> a`):
 * what is no slug must not be asked for, or an address that nobody made shows some other page.
 */
export function isSlug(slug: string): boolean {
  return SLUG.test(slug);
}

/** Slugs as the argument `slug`, so that Craft takes each of them literally. @param slugs that `isSlug` allows */
export function slugArgument(slugs: readonly string[]): readonly string[] {
  return JOINING_WORD.test(slugs[0] ?? "") ? ["or", ...slugs] : slugs;
}
