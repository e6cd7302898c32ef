/** A field of a block, or of its rows. */
export interface CatalogField {
  /** The handles that lead to it: `["sections", "questions", "answer"]`. */
  readonly path: readonly string[];
  /** Its name in Craft. */
  readonly name: string;
  readonly about: string;
}

/** The overview's data about a block. */
export interface CatalogBlock {
  readonly handle: string;
  /** Its name in Craft. */
  readonly title: string;
  /** Its purpose on a page, as a heading: "Heroes". */
  readonly job: string;
  readonly about: string;
  readonly fields: readonly CatalogField[];
}

/** A block that a search found, with the fields that contain the words. */
export interface FoundBlock {
  readonly block: CatalogBlock;
  readonly fields: readonly CatalogField[];
}

const hasAll = (words: readonly string[], ...texts: readonly string[]): boolean => {
  const text = texts.join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
};

/**
 * Finds the blocks whose name, job or purpose contains all words, and those with a field whose name or meaning contains
 * them. Blocks with the words in their name are first, then those with such a field name. Without words, finds all
 * blocks.
 */
export function findBlocks(catalog: readonly CatalogBlock[], query: string): readonly FoundBlock[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return catalog.map((block) => ({ block, fields: [] }));
  const found = catalog.flatMap((block) => {
    const named = block.fields.filter(({ path, name }) => hasAll(words, path.at(-1) ?? "", name));
    const described = block.fields.filter((field) => !named.includes(field) && hasAll(words, field.about));
    const isNamed = hasAll(words, block.handle, block.title);
    const isOther = named.length + described.length > 0 || hasAll(words, block.about, block.job);
    const rank = isNamed ? 0 : named.length > 0 ? 1 : 2;
    return isNamed || isOther ? [{ block, fields: [...named, ...described], rank }] : [];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ block, fields }) => ({ block, fields }));
}
