import { splitCodes, type CodeList } from "./split-codes.ts";

/** The form in which two codes are compared: `save10` and `SAVE10` are one code. [CP-005] */
export function codeKey(code: string): string {
  // Lower, not upper: upper-casing "ß" gives "SS" and would make two codes one.
  return code.trim().toLowerCase();
}

/**
 * One list of all the codes in the given lists, each once, in the order in which they first appear and
 * in the spelling seen first. [CP-001, CP-002, CP-003, CP-004, CP-005]
 *
 * @example uniqueCodes("SAVE10", ["save10", "CRO5"]) // ["SAVE10", "CRO5"]
 */
export function uniqueCodes(...lists: readonly CodeList[]): string[] {
  const spellings = new Map<string, string>();

  for (const code of lists.flatMap(splitCodes)) {
    const key = codeKey(code);
    if (!spellings.has(key)) spellings.set(key, code);
  }

  return [...spellings.values()];
}
