/** The mailing list of each business; the real-estate site and the general vertical ACE have one each. [ML-008] */
export const MAILING_LISTS = {
  RE: 94171,
  ACE: 5388805,
  DEC: 5039154,
  INS: 5388813,
  MTG: 5388818,
  QA: 7054980,
} as const;

/** The email form's own lists: for real estate, and for driving the parents' list, then the students'. [ML-010, ML-011] */
export const EMAIL_FORM_LISTS = { RE: [92256], DE: [916471, 916472] } as const;

/** What decides which lists an email form subscribes to. */
export interface EmailFormListChoice {
  /** RE, DE, INS or MTG. */
  readonly vertical: string;
  /** The editor's own ids, joined by commas; they win over the defaults. */
  readonly listIds: string | null;
  /** Whether the form asks for a parent's address. */
  readonly hasParentField: boolean;
}

/**
 * The list ids of an email form, empty where there is none. Without a parent field, driving leaves out the
 * parents' list. [ML-010, ML-011, ML-012]
 */
export function emailFormLists(choice: EmailFormListChoice): readonly number[] {
  const own = (choice.listIds ?? "")
    .split(",")
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
  if (own.length > 0) return own;
  if (choice.vertical === "RE") return EMAIL_FORM_LISTS.RE;
  if (choice.vertical === "DE") return choice.hasParentField ? EMAIL_FORM_LISTS.DE : EMAIL_FORM_LISTS.DE.slice(1);
  return choice.vertical === "INS" || choice.vertical === "MTG" ? [MAILING_LISTS[choice.vertical]] : [];
}

/** The type code of a subscription: RE for real estate, else the brand code. [ML-009] */
export function listType(vertical: string, brandId: string): string {
  return vertical === "RE" ? "RE" : brandId;
}
