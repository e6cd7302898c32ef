const PROPERTIES =
  /^(color|background(-color|-position|-repeat|-size)?|font(-.+)?|text-.+|line-height|letter-spacing|white-space|word-break|overflow-wrap|vertical-align|list-style(-.+)?|(min-|max-)?(width|height)|margin(-.+)?|padding(-.+)?|border(-.+)?|display|float|clear|opacity|gap|(row|column)-gap|flex(-.+)?|grid(-.+)?|order|align-.+|justify-.+|columns|column-.+|box-shadow|aspect-ratio|object-(fit|position))$/;

/** No address, script or escape can be written with these characters and words. */
const SAFE_VALUE =
  /^(?!.*(url|expression|image|element|attr|env|@import|behaviou?r|javascript)\s*[(:])[\w\s#%.,()+*/!'"-]*$/i;

/**
 * The declarations of an editor's `style` attribute that can only lay out and color.
 * Anything that could load, cover the page or run is dropped, and the rest stays.
 */
export function safeStyle(style: string): string {
  return style
    .split(";")
    .map((declaration) =>
      declaration
        .split(/:(.*)/s)
        .slice(0, 2)
        .map((part) => part.trim()),
    )
    .filter(
      ([property = "", value = ""]) =>
        value !== "" && PROPERTIES.test(property.toLowerCase()) && SAFE_VALUE.test(value),
    )
    .map(([property, value]) => `${property}: ${value}`)
    .join("; ");
}
