export {
  type Fetch,
  HttpError,
  type HttpFailure,
  type HttpRequest,
  optionalHeader,
  type Transport,
  createTransport,
  type TransportOptions,
  buildUrl,
} from "@courseway/http";
export { logHttpError, reportHttpError } from "./report-http-error.ts";
export { requestJson, requestText } from "./request.ts";
