import type { BrandContent } from "./brand.ts";
import type { Fields } from "./record.ts";

/** An entry of the content tree: a page, a product, or a row of a matrix field. */
export interface Entry {
  readonly kind: "entry";
  readonly brand: BrandContent;
  /** A stable number made of where the entry stands. */
  readonly id: number;
  readonly slug: string | null;
  readonly sectionHandle: string | null;
  readonly typeHandle: string;
  /** The matrix field that holds the row, or null for an entry of a section. */
  readonly fieldHandle: string | null;
  /** The id of the entry whose row it is. */
  readonly ownerId?: number;
  readonly isDraft: boolean;
  readonly fields: Fields;
  /** When its file was saved while the sandbox runs, or null. */
  readonly savedAt?: Date | null;
  /** The file that the entry came from, for messages. */
  readonly file: string;
}

/** A number that is the same for the same text: ids without a database. */
export function stableId(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) % 2_000_000_000;
}
