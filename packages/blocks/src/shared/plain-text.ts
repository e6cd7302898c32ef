const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** The words of an editor's rich text, for search engines: no tags, no shortcodes, no placeholders. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gisu, " ")
    // What stands inside of a line parts no words.
    .replaceAll(/<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/giu, "")
    .replaceAll(/<[^<>]*>/gu, " ")
    .replaceAll(/\[\w+ [^[\]]*\]|\$\{\w+\}/gu, " ")
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/gu, " ")
    .trim();
