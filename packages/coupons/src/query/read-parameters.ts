import { asText } from "../values/as-text.ts";
import { decodeName, decodeValue } from "./query-text.ts";

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
