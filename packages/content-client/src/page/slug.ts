/**
 * The form of slugs in Craft: letters, digits and marks of all scripts, periods, underscores and hyphens, at most 255
 * characters (`ElementHelper::normalizeSlug`).
 */
const SLUG = /^[\p{L}\p{N}\p{M}._-]{1,255}$/u;

/**
 * As the first of several values, Craft reads these words, in any case, as operators (`QueryParam::extractOperator`).
 */
const JOINING_WORD = /^(?:and|or|not)$/i;

/**
 * Whether an entry can have a slug. Craft reads the argument `slug` as a pattern (`*`, `:empty:`, `not a`, `> a`), so a
 * query with an invalid slug could show another page at an address that does not exist.
 */
export function isSlug(slug: string): boolean {
  return SLUG.test(slug);
}

/** Writes the argument `slug` so that Craft reads each slug literally. @param slugs slugs that `isSlug` allows */
export function slugArgument(slugs: readonly string[]): readonly string[] {
  return JOINING_WORD.test(slugs[0] ?? "") ? ["or", ...slugs] : slugs;
}
