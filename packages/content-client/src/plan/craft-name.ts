/** Words that names write in capital letters. */
const ACRONYMS = /\b(?:aarp|cta|faq|id|rsa|seo|url|wysiwyg)\b/giu;

/**
 * Returns the name that Craft shows editors for a handle: `learnMoreContent` is "Learn more content", `aarpFaq` "AARP
 * FAQ". All names of blocks and fields for editors use this function.
 */
export function toCraftName(handle: string): string {
  const words = handle.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll(ACRONYMS, (word) => word.toUpperCase());
}
