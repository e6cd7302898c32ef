import { badStatus, connectionLost, tooLarge, noResponse, unconfigured } from "./failures.ts";
import { BodyTooLargeError, discardBody, readText } from "./read-text.ts";
import { DEFAULT_MAX_BYTES, type HttpRequest } from "./request.ts";
import { isRetryable, MAX_RETRIES, parseRetryAfter, retryDelay } from "./retry.ts";
import type { Transport } from "./transport.ts";

/**
 * Makes the call and answers the body as text. The time limit covers everything: tries, waits and the body.
 * Only safe reads are tried again, and only while the limit leaves room for it.
 *
 * @throws HttpError
 */
export async function send(transport: Transport, request: HttpRequest): Promise<string> {
  if (request.url === null) throw unconfigured(request);
  const deadline = transport.now() + transport.timeoutMs;
  const retries = (request.safe ?? request.method === "GET") ? MAX_RETRIES : 0;
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt(transport, request, request.url, deadline - transport.now());
    } catch (error) {
      if (retry >= retries || !isRetryable(error)) throw error;
      const wait = retryDelay(error, retry, transport.random);
      if (transport.now() + wait >= deadline) throw error;
      await transport.sleep(wait);
    }
  }
}

async function attempt(transport: Transport, request: HttpRequest, url: string, leftMs: number): Promise<string> {
  const response = await open(transport, request, url, leftMs);
  if (!response.ok) {
    await discardBody(response);
    const retryAfter = parseRetryAfter(response.headers.get("retry-after"), transport.now());
    throw badStatus(request, response.status, retryAfter);
  }
  try {
    return await readText(response, request.maxBytes ?? DEFAULT_MAX_BYTES);
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw tooLarge(request, response.status, error);
    throw connectionLost(request, error, transport.timeoutMs);
  }
}

async function open(transport: Transport, request: HttpRequest, url: string, leftMs: number): Promise<Response> {
  try {
    return await transport.fetch(url, {
      method: request.method,
      headers: headersOf(request),
      redirect: "manual",
      signal: AbortSignal.timeout(Math.max(1, leftMs)),
      ...(request.json === undefined ? {} : { body: JSON.stringify(request.json) }),
    });
  } catch (error) {
    throw noResponse(request, error, transport.timeoutMs);
  }
}

function headersOf(request: HttpRequest): Record<string, string> {
  const common = { accept: "application/json", ...request.headers };
  return request.json === undefined ? common : { "content-type": "application/json", ...common };
}
