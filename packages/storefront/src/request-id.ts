import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { processState } from "./process-state.ts";

/** What a proxy in front, this answer, its log lines and every call that it causes have in common. */
export const REQUEST_ID_HEADER = "x-request-id";

/** What may be taken over from outside: it goes into logs and headers of other services. */
const WELL_FORMED = /^[\w.-]{8,64}$/u;

const current = processState("request-id", () => new AsyncLocalStorage<string>());

/** The id of the request that is being answered, or undefined where there is none: at start, in a timer. */
export const requestId = (): string | undefined => current.getStore();

/**
 * Gives a request its id: the one that it brings if that is well-formed, else a new one. What follows in this turn of the event
 * loop, and all that it awaits, is known by that id.
 */
export function identify({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers[REQUEST_ID_HEADER];
  const id = typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
  headers[REQUEST_ID_HEADER] = id;
  current.enterWith(id);
  return id;
}
