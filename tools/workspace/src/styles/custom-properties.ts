/** A use of an undeclared custom property. */
export interface UnknownProperty {
  readonly file: string;
  readonly name: string;
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//gu, "");

/** The names that a source declares: in CSS, as a key of a style object, or as the variable of a font. */
const declaredIn = (text: string): readonly string[] =>
  [...text.matchAll(/(--cw-[\w-]+)["'\]]*\s*:|variable: "(--cw-[\w-]+)"/gu)].map(
    ([, inStyle, ofFont]) => inStyle ?? ofFont ?? "",
  );

/** The names in `var()`; computed names (`var(--cw-${name})`) are left to the type check. */
const usedIn = (text: string): readonly string[] =>
  [...text.matchAll(/var\(\s*(--cw-[\w-]+)(?!\$\{|[\w-])/gu)].map(([, name = ""]) => name);

/**
 * Every `var(--cw-…)` whose property no file declares: browsers silently ignore such a declaration.
 * @param sources text by file, styles and components together
 */
export function unknownProperties(sources: ReadonlyMap<string, string>): readonly UnknownProperty[] {
  const texts = [...sources].map(([file, text]) => [file, withoutComments(text)] as const);
  const known = new Set(texts.flatMap(([, text]) => declaredIn(text)));
  return texts.flatMap(([file, text]) =>
    [...new Set(usedIn(text))].filter((name) => !known.has(name)).map((name) => ({ file, name })),
  );
}
