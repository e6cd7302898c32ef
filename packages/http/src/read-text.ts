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
