/** A class that a style sheet has rules for. */
export interface StyledClass {
  readonly file: string;
  readonly name: string;
}

/** Comments, addresses and strings. */
const NO_SELECTOR = /\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/gu;
const CLASS = /\.([a-z][\w-]*)(?=[\s,:.{[>+~)])/gu;

/**
 * Classes of style sheets that nothing writes: every page would load rules for them. A class that code puts together
 * counts where its whole name stands nowhere, so name it in full.
 * @param sheets CSS by file name
 * @param sources the text of all that writes classes: components, and content that editors give them
 */
export function unusedClasses(sheets: ReadonlyMap<string, string>, sources: Iterable<string>): readonly StyledClass[] {
  const words = new Set<string>();
  for (const text of sources) for (const [word] of text.matchAll(/[A-Za-z][\w-]*/gu)) words.add(word);
  return [...sheets].flatMap(([file, css]) => {
    const names = new Set([...css.replaceAll(NO_SELECTOR, "").matchAll(CLASS)].map(([, name = ""]) => name));
    return [...names].filter((name) => !words.has(name)).map((name) => ({ file, name }));
  });
}
