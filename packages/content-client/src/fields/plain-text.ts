const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** The text of an editor's rich text without tags, shortcodes and placeholders, for search engines and for labels. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gisu, " ")
    // Inline tags do not separate words.
    .replaceAll(/<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/giu, "")
    .replaceAll(/<[^<>]*>/gu, " ")
    .replaceAll(/\[\w+ [^[\]]*\]|\$\{\w+\}/gu, " ")
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/gu, " ")
    .trim();
