import { wellFormed } from "../values/well-formed.ts";

/** Decodes one name or value of a query; a broken escape stays as written. */
export function decodeText(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Encodes a value so that nothing in it can end the parameter, the query or the host. Never throws. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** The decoded name of a `name=value` piece. */
export function decodeName(piece: string): string {
  return decodeText(piece.split("=", 1)[0] ?? "");
}

/** The decoded value of a `name=value` piece; empty if it has none. */
export function decodeValue(piece: string): string {
  const at = piece.indexOf("=");

  return at < 0 ? "" : decodeText(piece.slice(at + 1));
}
