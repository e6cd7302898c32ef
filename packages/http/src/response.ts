/** Thrown by `readText` when a body is longer than allowed. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
}

/**
 * Reads a body as text, up to `maxBytes`.
 *
 * @throws BodyTooLargeError if there is more
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  const tooLarge = () => new BodyTooLargeError(`The body is longer than ${maxBytes} bytes.`);
  if (Number(response.headers.get("content-length")) > maxBytes) {
    await discardBody(response);
    throw tooLarge();
  }
  const decoder = new TextDecoder();
  let text = "";
  let read = 0;
  // An error that leaves the loop cancels the stream, which closes the connection.
  for await (const chunk of response.body ?? []) {
    read += chunk.byteLength;
    if (read > maxBytes) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Cancels a body that nobody will read, so that its connection is free. A body that has already failed is ignored. */
export async function discardBody(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

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
