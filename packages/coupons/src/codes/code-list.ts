import { wellFormed } from "../values/untrusted.ts";

/**
 * Codes from editors, cookies and addresses: a text that may be a comma-separated list, a list of such texts, or
 * nothing.
 */
export type CodeList = string | readonly string[] | null | undefined;

/**
 * Returns every comma-separated piece of a list, trimmed, with blanks as `""`. An entirely empty text is a field that
 * nobody filled and has no pieces. Anything that is not text counts as absent. [CP-001, CP-003]
 */
export function codePieces(list: CodeList): string[] {
  // Callers in plain JavaScript pass what a remote service sent, so the types are checked again here.
  const texts: readonly unknown[] = typeof list === "string" ? (list ? [list] : []) : Array.isArray(list) ? list : [];

  return texts.flatMap((text) =>
    typeof text === "string"
      ? wellFormed(text)
          .split(",")
          .map((piece) => piece.trim())
      : [],
  );
}

/**
 * Splits a list into codes: at commas, trimmed, without blanks; order and duplicates stay. Never throws; absent values
 * and values of other types give no codes. [CP-001, CP-002, CP-003]
 *
 * @example splitCodes(" SAVE10, ,CRO5 ") // ["SAVE10", "CRO5"]
 */
export function splitCodes(list: CodeList): string[] {
  return codePieces(list).filter((piece) => piece !== "");
}

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
