import type { BrandContent } from "./brand.ts";
import type { Fields } from "./record.ts";

/** An entry of the content tree: a page, a product, or a row of a matrix field. */
export interface Entry {
  readonly kind: "entry";
  readonly brand: BrandContent;
  /** A stable number, derived from the entry's place in the content tree. */
  readonly id: number;
  readonly slug: string | null;
  readonly sectionHandle: string | null;
  readonly typeHandle: string;
  /** The matrix field that contains the row; null for an entry of a section. */
  readonly fieldHandle: string | null;
  /** The id of the entry that contains the row. */
  readonly ownerId?: number;
  readonly isDraft: boolean;
  readonly fields: Fields;
  /** When its file was saved while the sandbox runs; null if it was not. */
  readonly savedAt?: Date | null;
  /** The entry's source file, for messages. */
  readonly file: string;
}

/** A number that is always the same for the same text, as an id without a database. */
export function stableId(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) % 2_000_000_000;
}
