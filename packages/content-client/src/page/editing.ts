import { toList, property } from "../fields/read.ts";
import { readText } from "../fields/text.ts";

/** The fields of a page's entry that its editor needs. */
export const EDITED_ENTRY = ["cpEditUrl", "id", "canonicalId", "draftId", "isUnpublishedDraft"];

/** The fields of each row that its editor needs. */
export const EDITED_ROW = ["cpEditUrl", "id", "canonicalId"];

/** An element of the content system that an editor can open. */
export interface EditedElement {
  /** The address of its edit screen, as the content system returns it; null if unknown. */
  readonly address: string | null;
  /** The id of a draft's original element, else its own; null if unknown. */
  readonly id: string | null;
}

/** The elements that a preview's editor can open. */
export interface Editing extends EditedElement {
  /** The draft's id if the entry was never published, else null. */
  readonly draftId: string | null;
  /** In the order of the page's rows. */
  readonly rows: readonly EditedElement[];
}

/** Reads an id, which is a number or numeric text. */
const readId = (value: unknown): string | null =>
  typeof value === "number" || typeof value === "string" ? (/^\d+$/.exec(String(value))?.[0] ?? null) : null;

const readElement = (value: unknown): EditedElement => ({
  address: readText(property(value, "cpEditUrl")) || null,
  id: readId(property(value, "canonicalId")) ?? readId(property(value, "id")),
});

/** Reads the elements that a page's editor can open. */
export const readEditing = (entry: unknown, rows: unknown): Editing => ({
  ...readElement(entry),
  draftId: property(entry, "isUnpublishedDraft") === true ? readId(property(entry, "draftId")) : null,
  rows: toList(rows).map(readElement),
});
