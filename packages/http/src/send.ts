import { badStatus, connectionLost, tooLarge, noResponse, unconfigured } from "./failures.ts";
import { BodyTooLargeError, discardBody, readText } from "./response.ts";
import { DEFAULT_MAX_BYTES, type HttpRequest } from "./request.ts";
import { BACKOFF, parseRetryAfter, retryDelay } from "./retry.ts";
import type { Transport } from "./transport.ts";

/** A response with its complete body. */
export interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * Makes the call. The time limit covers everything: attempts, delays and the body. Only safe requests are retried, by the request's
 * policy and within the limit.
 *
 * @throws HttpError
 */
export async function send(transport: Transport, request: HttpRequest): Promise<HttpResponse> {
  if (request.url === null) throw unconfigured(request);
  const deadline = transport.elapsed() + transport.timeoutMs;
  const isSafe = request.safe ?? request.method === "GET";
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt(transport, request, request.url, deadline - transport.elapsed());
    } catch (error) {
      const wait = isSafe ? retryDelay(error, retry, request.retry ?? BACKOFF, transport.random) : null;
      if (wait === null || transport.elapsed() + wait >= deadline) throw error;
      await transport.sleep(wait);
    }
  }
}

/** The same, for calls that need only the text. @throws HttpError */
export async function sendForText(transport: Transport, request: HttpRequest): Promise<string> {
  return (await send(transport, request)).text;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

async function attempt(transport: Transport, request: HttpRequest, url: string, leftMs: number): Promise<HttpResponse> {
  const response = await open(transport, request, url, leftMs);
  const { status } = response;
  if (!(request.isAnswer ?? isSuccess)(status)) {
    await discardBody(response);
    const retryAfter = parseRetryAfter(response.headers.get("retry-after"), transport.now());
    throw badStatus(request, status, retryAfter);
  }
  try {
    return { status, text: await readText(response, request.maxBytes ?? DEFAULT_MAX_BYTES) };
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw tooLarge(request, status, error);
    throw connectionLost(request, error, transport.timeoutMs);
  }
}

async function open(transport: Transport, request: HttpRequest, url: string, leftMs: number): Promise<Response> {
  try {
    return await transport.fetch(url, {
      method: request.method,
      headers: buildHeaders(request),
      // A framework's cache must not answer instead of the service.
      cache: "no-store",
      // Following a redirect could send a key to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(leftMs))),
      ...(request.json === undefined ? {} : { body: JSON.stringify(request.json) }),
    });
  } catch (error) {
    throw noResponse(request, error, transport.timeoutMs);
  }
}

function buildHeaders(request: HttpRequest): Record<string, string> {
  const common = { accept: "application/json", ...request.headers };
  return request.json === undefined ? common : { "content-type": "application/json", ...common };
}
