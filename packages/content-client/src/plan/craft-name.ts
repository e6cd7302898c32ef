/** Words of handles that are written in capitals. */
const ACRONYMS = /\b(?:aarp|cta|faq|id|rsa|seo|url|wysiwyg)\b/giu;

/**
 * The name that editors read in Craft for a handle: `learnMoreContent` is "Learn more content", `aarpFaq` "AARP FAQ".
 * Everything that names a block or a field for editors takes it from here.
 */
export function toCraftName(handle: string): string {
  const words = handle.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll(ACRONYMS, (word) => word.toUpperCase());
}
