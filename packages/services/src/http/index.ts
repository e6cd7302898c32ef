export { HttpError, type HttpFailure } from "./http-error.ts";
export { httpErrorClass, type HttpErrorClass } from "./http-error-class.ts";
export { logHttpError, reportHttpError } from "./report-http-error.ts";
export { requestJson } from "./request-json.ts";
export { requestText } from "./request-text.ts";
export { type HttpRequest, optionalHeader, urlOf } from "./request.ts";
export { type Fetch, type Transport, transportOf, type TransportOptions } from "./transport.ts";
