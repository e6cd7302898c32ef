import { encodeText, decodeName, decodeValue } from "../query/query-text.ts";

/** Joins codes or ids into a parameter's value: each is encoded, the commas between them are not. */
export function commaJoined(values: readonly string[]): string {
  return values.map(encodeText).join(",");
}

/** The decoded values of the pieces with this name, in order. */
export function listValues(pieces: readonly string[], name: string): string[] {
  return pieces.filter((piece) => decodeName(piece) === name).map(decodeValue);
}

/** The pieces without those that have an unwanted name; the others are unchanged. */
export function withoutNames(pieces: readonly string[], isUnwanted: (name: string) => boolean): string[] {
  return pieces.filter((piece) => !isUnwanted(decodeName(piece)));
}

/**
 * Sets one parameter: in its place if the link has it (once; further copies are removed), else at the end. A parameter
 * that already has this value keeps its encoding.
 */
export function withParameter(pieces: readonly string[], name: string, values: readonly string[]): string[] {
  const [present, ...copies] = listValues(pieces, name);
  if (copies.length === 0 && present === values.join(",")) return [...pieces];

  const written = `${encodeText(name)}=${commaJoined(values)}`;
  const first = pieces.findIndex((piece) => decodeName(piece) === name);
  if (first < 0) return [...pieces.filter((piece) => piece !== ""), written];

  return pieces.flatMap((piece, at) => (at === first ? [written] : decodeName(piece) === name ? [] : [piece]));
}
