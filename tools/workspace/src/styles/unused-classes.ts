/** A class with rules in a style sheet. */
export interface StyledClass {
  readonly file: string;
  readonly name: string;
}

/** Text without selectors: comments, addresses and strings. */
const NO_SELECTOR = /\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/gu;
const CLASS = /\.([a-z][\w-]*)(?=[\s,:.{[>+~)])/gu;

/**
 * The classes of style sheets that no source uses: every page would load rules for them. A class name that code
 * assembles from parts counts as unused, so write names in full.
 * @param sheets CSS by file name
 * @param sources the texts of everything that sets classes: components, and content in which editors set them
 */
export function unusedClasses(sheets: ReadonlyMap<string, string>, sources: Iterable<string>): readonly StyledClass[] {
  const words = new Set<string>();
  for (const text of sources) for (const [word] of text.matchAll(/[A-Za-z][\w-]*/gu)) words.add(word);
  return [...sheets].flatMap(([file, css]) => {
    const names = new Set([...css.replaceAll(NO_SELECTOR, "").matchAll(CLASS)].map(([, name = ""]) => name));
    return [...names].filter((name) => !words.has(name)).map((name) => ({ file, name }));
  });
}
