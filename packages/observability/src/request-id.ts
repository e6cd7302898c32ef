import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { processState } from "./process-state.ts";

/** The header that carries the request's id: from a proxy in front, in our answer, and to every service we call. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Ids from outside that we accept: they go into logs and into headers of other services. */
const WELL_FORMED = /^[\w.-]{8,64}$/u;

const current = processState("request-id", () => new AsyncLocalStorage<string>());

/** Returns the id of the current request, or undefined outside of one: at start, in a timer. */
export const requestId = (): string | undefined => current.getStore();

/**
 * Gives a request its id: a well-formed one of its own, or else a new one. The rest of this turn of the event loop, and
 * everything it awaits, sees it as `requestId()`.
 */
export function identify({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers[REQUEST_ID_HEADER];
  const id = typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
  headers[REQUEST_ID_HEADER] = id;
  current.enterWith(id);
  return id;
}
