/** Half of a character's pair can only come into JSON by its escape: bytes are read as whole characters. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

const wellFormed = (_: string, value: unknown): unknown => (typeof value === "string" ? value.toWellFormed() : value);

/**
 * The JSON of an answer, each text of whole characters. An emoji that was cut in half becomes U+FFFD, as it would where
 * the page is written: else the page that a browser reads would differ from the one that is drawn over it.
 *
 * @throws SyntaxError for what is no JSON
 */
export function parseJson(text: string): unknown {
  return SURROGATE.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
}
