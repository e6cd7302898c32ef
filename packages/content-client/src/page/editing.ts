import { toList, property } from "../fields/read.ts";
import { readText } from "../fields/text.ts";

/** What is asked of a page's entry for its editor. */
export const EDITED_ENTRY = ["cpEditUrl", "id", "canonicalId", "draftId", "isUnpublishedDraft"];

/** What is asked of each of its rows for its editor. */
export const EDITED_ROW = ["cpEditUrl", "id", "canonicalId"];

/** An element of the content system that an editor can open. */
export interface EditedElement {
  /** Where it is edited, in the content system's own words; null where those are not known. */
  readonly address: string | null;
  /** The id of the element that a draft is made of, else its own; null where it is not known. */
  readonly id: string | null;
}

/** What a preview's editor can open. */
export interface Editing extends EditedElement {
  /** Of an entry that was never published. */
  readonly draftId: string | null;
  /** In the order of the page's rows. */
  readonly rows: readonly EditedElement[];
}

/** Ids are numbers, as text or not. */
const readId = (value: unknown): string | null =>
  typeof value === "number" || typeof value === "string" ? (/^\d+$/.exec(String(value))?.[0] ?? null) : null;

const readElement = (value: unknown): EditedElement => ({
  address: readText(property(value, "cpEditUrl")) || null,
  id: readId(property(value, "canonicalId")) ?? readId(property(value, "id")),
});

/** Reads what a page's editor can open. */
export const readEditing = (entry: unknown, rows: unknown): Editing => ({
  ...readElement(entry),
  draftId: property(entry, "isUnpublishedDraft") === true ? readId(property(entry, "draftId")) : null,
  rows: toList(rows).map(readElement),
});
