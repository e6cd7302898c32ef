export { HttpError, type HttpErrorDetails, type HttpFailure } from "./http-error.ts";
export { httpErrorClass, type HttpErrorClass } from "./http-error-class.ts";
export { logHttpError, reportHttpError } from "./report-http-error.ts";
export { requestJson } from "./request-json.ts";
export { type HttpRequest, urlOf } from "./request.ts";
export { send } from "./send.ts";
export { DEFAULT_TIMEOUT_MS, type Fetch, type Transport, transportOf, type TransportOptions } from "./transport.ts";
