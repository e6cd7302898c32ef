import { wellFormed } from "../values/well-formed.ts";

/** What editors, cookies and addresses hand over: one text that may be a comma-separated list, a list of such texts, or nothing. */
export type CodeList = string | readonly string[] | null | undefined;

/**
 * Every comma-separated piece of a list, trimmed, blanks kept as `""`. A text that is altogether empty is a
 * field nobody filled, and gives no piece. Anything that is not text counts as absent. [CP-001, CP-003]
 */
export function codePieces(list: CodeList): string[] {
  // Callers in plain JavaScript hand over what a remote service sent, so the types are checked again here.
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
 * The codes of a list: split at commas, trimmed, blanks dropped, order and repetitions kept.
 * Never throws; absent or foreign values give no code. [CP-001, CP-002, CP-003]
 *
 * @example splitCodes(" SAVE10, ,CRO5 ") // ["SAVE10", "CRO5"]
 */
export function splitCodes(list: CodeList): string[] {
  return codePieces(list).filter((piece) => piece !== "");
}
