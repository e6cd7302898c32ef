import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { processState } from "./process-state.ts";

/**
 * The header with the request's id: in requests from a proxy, in our response, and in our requests to every service.
 */
export const REQUEST_ID_HEADER = "x-request-id";

/** Accepted ids from outside: we write them into logs and into headers for other services. */
const WELL_FORMED = /^[\w.-]{8,64}$/u;

const current = processState("request-id", () => new AsyncLocalStorage<string>());

/** Returns the id of the current request, or undefined outside of one: at start, in a timer. */
export const requestId = (): string | undefined => current.getStore();

/**
 * Sets the id of a request: its own if well-formed, else a new one. In the rest of this event-loop turn and in
 * everything that it awaits, `requestId()` returns this id.
 */
export function identify({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers[REQUEST_ID_HEADER];
  const id = typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
  headers[REQUEST_ID_HEADER] = id;
  current.enterWith(id);
  return id;
}
