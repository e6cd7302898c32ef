export { notJson, wrongShape } from "./failures.ts";
export { HttpError, type HttpErrorDetails, type HttpFailure } from "./http-error.ts";
export { type HttpRequest, optionalHeader, buildUrl } from "./request.ts";
export { parseJson } from "./response.ts";
export { BACKOFF, type RetryPolicy, ON_RETRY_AFTER } from "./retry.ts";
export { type HttpResponse, send, sendForText } from "./send.ts";
export { DEFAULT_TIMEOUT_MS, type Fetch, type Transport, createTransport, type TransportOptions } from "./transport.ts";
