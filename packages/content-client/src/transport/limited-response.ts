/** A page's content is some hundred KB; an answer beyond this, in bytes, is a fault and is not read. */
export const RESPONSE_LIMIT = 10 * 1024 * 1024;

/** An answer went on beyond what any page needs. */
export class ResponseTooLongError extends Error {
  override readonly name = "ResponseTooLongError";

  constructor(limit: number) {
    super(`Its answer is longer than ${limit} bytes`);
  }
}

/**
 * The same answer, whose body breaks off with an error at the limit: the rest is neither read nor kept, and the
 * connection is closed.
 */
export function limitedResponse(answer: Response, limit = RESPONSE_LIMIT): Response {
  if (answer.body === null) return answer;
  let read = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read > limit) controller.error(new ResponseTooLongError(limit));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(counter), { status, statusText, headers });
}
