import { asText, wellFormed } from "../values/untrusted.ts";

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

/** One parameter of a query, decoded. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** Returns the decoded parameters of an address, in the order written. Accepts any text; never throws. */
export function readParameters(address: string | null | undefined): Parameter[] {
  const beforeFragment = asText(address).split("#", 1)[0] ?? "";
  const at = beforeFragment.indexOf("?");
  if (at < 0) return [];

  return beforeFragment
    .slice(at + 1)
    .split("&")
    .map((piece) => ({ name: decodeName(piece), value: decodeValue(piece) }));
}
