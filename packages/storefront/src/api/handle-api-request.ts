import type { Report } from "@courseway/observability";
import type { Limiter } from "@courseway/rate-limits";
import { type ApiRequest, type Endpoint, type Endpoints, type Method, HttpError, tooManyRequests } from "./endpoint.ts";
import { isForm, isSameOrigin, json, readLimitedText, mediaType } from "./guard.ts";

/** The dependencies of all endpoints. */
export interface ApiContext {
  readonly endpoints: Endpoints;
  readonly limiter: Limiter;
  /** The visitor's address, for the limits. */
  readonly visitorAddress: (request: Request) => string;
  readonly report: Report;
}

const FAILED = "Something went wrong. Please try again later.";

const isMethod = (name: string): name is Method => name === "GET" || name === "POST";

/** @throws HttpError 404 or 405 */
function endpointFor(endpoints: Endpoints, name: string, method: string): Endpoint {
  const methods = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  if (methods === undefined)
    throw new HttpError(404, `There is no call of this name. The calls are ${Object.keys(endpoints).join(", ")}.`);
  const verb = method === "HEAD" ? "GET" : method;
  const endpoint = isMethod(verb) ? methods[verb] : undefined;
  if (endpoint !== undefined) return endpoint;
  const allowed = Object.keys(methods)
    .flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : [one]))
    .join(", ");
  throw new HttpError(405, `The call ${name} is made with ${allowed}.`, { allow: allowed });
}

/** @throws HttpError 403 */
function assertSameOrigin(request: Request, { allowCrossOrigin = false }: Endpoint): void {
  if (allowCrossOrigin || isSameOrigin(request)) return;
  throw new HttpError(403, "This is answered to this site's own pages only.");
}

/** A request without a body needs no type. @throws HttpError 415 */
function assertMediaType(
  { request, body }: ApiRequest,
  { allowCrossOrigin = false, acceptsForms = false }: Endpoint,
): void {
  if (allowCrossOrigin || body === "" || mediaType(request) === "application/json") return;
  if (acceptsForms && isForm(request)) return;
  throw new HttpError(415, "The body must be JSON. Send it with content-type: application/json.");
}

const errorResponse = ({ status, message, headers }: HttpError): Response => json({ message }, status, headers);

/**
 * Handles a request. The endpoint's response, or 404 and 405 with the existing endpoints and methods, 403 for another site's page, 415
 * for a wrong media type, 413 for a body above 16 KB, 429 for too many requests, 500 for a failure.
 */
export async function handleApiRequest(request: Request, name: string, context: ApiContext): Promise<Response> {
  let renderError = errorResponse;
  try {
    const endpoint = endpointFor(context.endpoints, name, request.method);
    assertSameOrigin(request, endpoint);
    const apiRequest = { request, body: await readLimitedText(request) };
    assertMediaType(apiRequest, endpoint);
    renderError = (error) => endpoint.renderError?.(apiRequest, error) ?? errorResponse(error);
    const subjects = endpoint.subjects?.(apiRequest);
    const limit = await context.limiter.consume(name, context.visitorAddress(request), subjects);
    if (!limit.allowed) throw tooManyRequests(limit.retryAfterMs);
    return await endpoint.handle(apiRequest);
  } catch (error) {
    if (error instanceof HttpError) return renderError(error);
    context.report({ level: "error", message: `The call ${name} failed.`, error });
    return renderError(new HttpError(500, FAILED));
  }
}
