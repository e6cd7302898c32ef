import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { brokenResponse } from "./broken-response.ts";
import type { FaultStore } from "./fault-store.ts";
import { findService } from "./services.ts";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** Middleware in front of every stand-in that applies the service's fault. */
export function guard(faults: FaultStore): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const service = findService(context.req.path);
    const fault = service && faults.take(service);
    if (!fault) return next();

    if (fault.delayMs) await wait(fault.delayMs);
    if (fault.cut === "before") return noResponse(context.env);
    if (fault.cut === "middle") return cutResponse(context.env, fault.status ?? 200);
    if (fault.cut === "after") {
      await next();
      context.res = brokenResponse({ ...fault, delayMs: null }) ?? noResponse(context.env);
      return;
    }
    const broken = brokenResponse(fault);
    return broken ?? next();
  };
}

/** Announces a long body, sends its beginning, then breaks the connection. */
export function cutResponse({ outgoing }: HttpBindings, status: number): Response {
  outgoing.writeHead(status, { "content-type": "application/json", "content-length": "4096" });
  outgoing.write('{"data":{"entry":', () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Breaks the connection without a response. */
export function noResponse({ outgoing }: HttpBindings): Response {
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
