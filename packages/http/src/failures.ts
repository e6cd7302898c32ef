import { HttpError } from "./http-error.ts";
import { type HttpRequest, publicAddress } from "./request.ts";

const describeCall = (request: HttpRequest): string =>
  `The call for ${request.service} (${request.method} ${publicAddress(request.url ?? "")})`;

/** No address is configured. */
export function unconfigured(request: HttpRequest): HttpError {
  const message = `The call for ${request.service} was not made: the service has no address. Set its URL in the environment.`;
  return new HttpError(message, { kind: "unconfigured", status: undefined });
}

/** No response arrived, or it took too long, before any byte of the body. */
export function noResponse(request: HttpRequest, cause: unknown, timeoutMs: number): HttpError {
  return isTimeout(cause) ? timedOut(request, cause, timeoutMs) : refused(request, cause);
}

function refused(request: HttpRequest, cause: unknown): HttpError {
  const message = `${describeCall(request)} got no answer: the connection failed. Check that the service runs and that its address is right.`;
  return new HttpError(message, { kind: "refused", status: 0, cause });
}

function timedOut(request: HttpRequest, cause: unknown, timeoutMs: number): HttpError {
  const message = `${describeCall(request)} was given up: it took longer than ${timeoutMs} ms. Check the service, or raise its time limit.`;
  return new HttpError(message, { kind: "timeout", status: 0, cause });
}

/** The response's body is incomplete. */
export function connectionLost(request: HttpRequest, cause: unknown, timeoutMs: number): HttpError {
  if (isTimeout(cause)) return timedOut(request, cause, timeoutMs);
  const message = `${describeCall(request)} broke off: the connection closed in the middle of the answer. Check the service and what stands before it.`;
  return new HttpError(message, { kind: "cut", status: 0, cause });
}

/** The response's status is not a success. Redirects count as failures: following one could send a key to another host. */
export function badStatus(request: HttpRequest, status: number, retryAfterMs: number | null): HttpError {
  const message = `${describeCall(request)} was refused: the answer's status is ${status}. Check the address, the key and the service's own log.`;
  return new HttpError(message, { kind: "status", status, retryAfterMs });
}

/** The body is longer than allowed. */
export function tooLarge(request: HttpRequest, status: number, cause: unknown): HttpError {
  const message = `${describeCall(request)} was cut off: the answer is larger than any real one. Check that the address is the right service.`;
  return new HttpError(message, { kind: "too-large", status, cause });
}

/** The body is not JSON, but for example a web page. */
export function notJson(request: HttpRequest, cause: unknown): HttpError {
  const message = `${describeCall(request)} answered something that is not JSON. Check that the address is the service and not a web page.`;
  return new HttpError(message, { kind: "not-json", status: 200, cause });
}

/** The body is JSON of another shape; `where` names the first wrong field. */
export function wrongShape(request: HttpRequest, where: string): HttpError {
  const message = `${describeCall(request)} answered JSON of another shape than documented, first at ${where}. Compare the answer with the wire schema.`;
  return new HttpError(message, { kind: "wrong-shape", status: 200 });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}
