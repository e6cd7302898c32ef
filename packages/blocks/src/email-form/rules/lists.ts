import type { EmailFormRules, EmailFormVertical } from "./fields.ts";

/** The student list and, before it, the parent list of drivers education. [ML-010, ML-011] */
const DE_PARENT_LIST = 916471;
const DE_STUDENT_LIST = 916472;

/** Lists of a form whose editor named none. [ML-008, ML-010, ML-012] */
const DEFAULT_LISTS: Record<EmailFormVertical, readonly number[]> = {
  RE: [92256],
  DE: [DE_PARENT_LIST, DE_STUDENT_LIST],
  INS: [5388813],
  MTG: [5388818],
};

/** The ids in an editor's comma-separated list; what is not a whole number is dropped. */
function givenLists(text: string): readonly number[] {
  const ids = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => /^\d+$/.test(part))
    .map(Number);
  return [...new Set(ids)];
}

/** Which lists a form feeds, in order: the first one is the parents' where parents are asked for. [BL-emailForm-010] */
export function emailFormLists(
  rules: Pick<EmailFormRules, "showParentEmailField">,
  subscriptionListIds: string,
  vertical: EmailFormVertical | null,
  brandListId: number | null,
): readonly number[] {
  const given = givenLists(subscriptionListIds);
  if (given.length > 0) return given;
  if (vertical === null) return brandListId === null ? [] : [brandListId];
  const lists = DEFAULT_LISTS[vertical];
  return rules.showParentEmailField ? lists : lists.filter((id) => id !== DE_PARENT_LIST);
}
