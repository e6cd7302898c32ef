import { asText } from "../values/as-text.ts";

/**
 * The mailing list of each business; the real-estate site and the general vertical ACE each have their own. [ML-008]
 */
export const MAILING_LISTS = {
  RE: 94171,
  ACE: 5388805,
  DEC: 5039154,
  INS: 5388813,
  MTG: 5388818,
  QA: 7054980,
} as const;

/** The parents' list of drivers' education; it precedes the students' list. [ML-010, ML-011] */
const DE_PARENT_LIST = 916471;

/** The default lists of email forms. [ML-008, ML-010, ML-012] */
const FORM_LISTS: ReadonlyMap<string, readonly number[]> = new Map([
  ["RE", [92256]],
  ["DE", [DE_PARENT_LIST, 916472]],
  ["INS", [MAILING_LISTS.INS]],
  ["MTG", [MAILING_LISTS.MTG]],
]);

/** The inputs that select the lists of an email form. */
export interface EmailFormListChoice {
  /** RE, DE, INS or MTG; other verticals have no form lists. */
  readonly vertical: string | null;
  /** The editor's list ids, separated by commas; they override the defaults. */
  readonly listIds: string | null;
  /** Whether the form asks for a parent's address. */
  readonly hasParentField: boolean;
  /** The brand's own list (`email.listId`), for a vertical without form lists. */
  readonly brandListId: number | null;
}

/**
 * Returns the list ids of an email form, in order and without duplicates, empty for none. Without a parent field,
 * drivers' education omits the parents' list. [ML-010, ML-011, ML-012, BL-emailForm-010]
 */
export function emailFormLists({
  vertical,
  listIds,
  hasParentField,
  brandListId,
}: EmailFormListChoice): readonly number[] {
  const given = readIds(listIds);
  if (given.length > 0) return given;
  const lists = FORM_LISTS.get(vertical ?? "");
  if (lists === undefined) return brandListId === null ? [] : [brandListId];
  return hasParentField ? lists : lists.filter((id) => id !== DE_PARENT_LIST);
}

/** Reads the integers above 0 of a comma-separated list and drops everything else. */
function readIds(text: string | null): readonly number[] {
  const parts = asText(text)
    .split(",")
    .map((part) => part.trim());
  const ids = parts.filter((part) => /^[0-9]+$/.test(part)).map(Number);
  return [...new Set(ids.filter((id) => id > 0))];
}

/** The type code of a subscription: RE for real estate, else the brand's id. [ML-009] */
export function listType(vertical: string | null, brandId: string): string {
  return vertical === "RE" ? "RE" : brandId;
}
