import { encodeText, decodeName, decodeValue } from "../query/query-text.ts";

/** Codes or ids as a parameter's value: each encoded, the commas between them plain. */
export function commaJoined(values: readonly string[]): string {
  return values.map(encodeText).join(",");
}

/** The values that pieces of this name carry, in order, decoded. */
export function listValues(pieces: readonly string[], name: string): string[] {
  return pieces.filter((piece) => decodeName(piece) === name).map(decodeValue);
}

/** The pieces without those whose name is unwanted; the others exactly as they were. */
export function withoutNames(pieces: readonly string[], isUnwanted: (name: string) => boolean): string[] {
  return pieces.filter((piece) => !isUnwanted(decodeName(piece)));
}

/**
 * The pieces with one parameter set: in its place where the link has it (once, further copies go), else
 * at the end. A parameter that says the same already keeps its own way of writing it.
 */
export function withParameter(pieces: readonly string[], name: string, values: readonly string[]): string[] {
  const [present, ...copies] = listValues(pieces, name);
  if (copies.length === 0 && present === values.join(",")) return [...pieces];

  const written = `${encodeText(name)}=${commaJoined(values)}`;
  const first = pieces.findIndex((piece) => decodeName(piece) === name);
  if (first < 0) return [...pieces.filter((piece) => piece !== ""), written];

  return pieces.flatMap((piece, at) => (at === first ? [written] : decodeName(piece) === name ? [] : [piece]));
}
