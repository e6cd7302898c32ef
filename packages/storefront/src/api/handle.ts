import type { Report } from "@courseway/services";
import type { Limiter } from "../limits/limiter.ts";
import type { Asked, Call, Calls, Method } from "./call.ts";
import { isForm, isSameOrigin, json, limitedText, mediaType } from "./guard.ts";
import { Refusal, tooMany } from "./refusal.ts";

/** What stands before every call. */
export interface Door {
  readonly calls: Calls;
  readonly limiter: Limiter;
  /** The visitor's address, by which requests are counted. */
  readonly visitorAddress: (request: Request) => string;
  readonly report: Report;
}

const FAILED = "Something went wrong. Please try again later.";

const isMethod = (name: string): name is Method => name === "GET" || name === "POST";

/** @throws Refusal 404 or 405 */
function callOf(calls: Calls, name: string, method: string): Call {
  const methods = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (methods === undefined)
    throw new Refusal(404, `There is no call of this name. The calls are ${Object.keys(calls).join(", ")}.`);
  const wanted = method === "HEAD" ? "GET" : method;
  const call = isMethod(wanted) ? methods[wanted] : undefined;
  if (call !== undefined) return call;
  const allowed = Object.keys(methods)
    .flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : [one]))
    .join(", ");
  throw new Refusal(405, `The call ${name} is made with ${allowed}.`, { allow: allowed });
}

/** @throws Refusal 403 */
function refuseStrangers(request: Request, { anywhere = false }: Call): void {
  if (anywhere || isSameOrigin(request)) return;
  throw new Refusal(403, "This is answered to this site's own pages only.");
}

/** A request without a body needs no type. @throws Refusal 415 */
function refuseOtherTypes({ request, body }: Asked, { anywhere = false, takesForms = false }: Call): void {
  if (anywhere || body === "" || mediaType(request) === "application/json") return;
  if (takesForms && isForm(request)) return;
  throw new Refusal(415, "The body must be JSON. Send it with content-type: application/json.");
}

const tell = ({ status, message, headers }: Refusal): Response => json({ message }, status, headers);

async function admitted(asked: Asked, name: string, call: Call, door: Door): Promise<Response> {
  try {
    const verdict = await door.limiter.take(name, door.visitorAddress(asked.request), call.subject?.(asked));
    if (!verdict.allowed) throw tooMany(verdict.retryAfterMs);
    return await call.answer(asked);
  } catch (error) {
    if (!(error instanceof Refusal)) door.report({ level: "error", message: `The call ${name} failed.`, error });
    const refusal = error instanceof Refusal ? error : new Refusal(500, FAILED);
    return call.refuse?.(asked, refusal) ?? tell(refusal);
  }
}

/**
 * Answers a call: 404 and 405 with the calls and methods there are, 403 to another site's page, 415 and 413 for a
 * body of another type or above 16 KB, 429 to a visitor in a hurry, 500 where it failed, else what the call says.
 */
export async function handleCall(request: Request, name: string, door: Door): Promise<Response> {
  try {
    const call = callOf(door.calls, name, request.method);
    refuseStrangers(request, call);
    const asked = { request, body: await limitedText(request) };
    refuseOtherTypes(asked, call);
    return await admitted(asked, name, call, door);
  } catch (error) {
    if (error instanceof Refusal) return tell(error);
    throw error;
  }
}
