import { splitCodes, type CodeList } from "./split-codes.ts";

/** The form for comparing two codes: `save10` and `SAVE10` are one code. [CP-005] */
export function codeKey(code: string): string {
  // Lower case, not upper: upper-casing "ß" gives "SS" and would merge two codes.
  return code.trim().toLowerCase();
}

/**
 * Merges lists of codes into one: each code once, in the order and the spelling of its first appearance. [CP-001,
 * CP-002, CP-003, CP-004, CP-005]
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
