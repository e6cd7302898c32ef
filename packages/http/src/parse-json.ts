/** A lone surrogate can only be in JSON as an escape, since bytes are decoded as whole characters. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

const wellFormed = (_: string, value: unknown): unknown => (typeof value === "string" ? value.toWellFormed() : value);

/**
 * Parses a response's JSON. Half an emoji becomes U+FFFD, as it would when the page is written as UTF-8; otherwise React would find
 * another text in the browser than the server sent.
 *
 * @throws SyntaxError for anything but JSON
 */
export function parseJson(text: string): unknown {
  return SURROGATE.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
}
