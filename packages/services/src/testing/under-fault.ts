import type { Socket } from "node:net";
import { expect } from "vitest";
import type { Fetch } from "../http/index.ts";
import type { Report, ReportEvent } from "@courseway/observability";
import type { Fault } from "./faults.ts";
import { type Respond, serve } from "./server.ts";

/**
 * The most bytes that a server can send before the client stops reading: a client's largest limit plus both ends'
 * buffers.
 */
const MOST_BYTES = 25_000_000;

/** How much a call may exceed its time limit on a busy machine, in ms. */
const GRACE_MS = 2000;

/** The options of a client in a fault test. Sleeping takes no time; `random` returns 0. */
export interface FaultFixture {
  readonly url: string;
  readonly fetch: Fetch;
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
  readonly timeoutMs?: number;
  readonly report: Report;
  readonly events: readonly ReportEvent[];
}

/**
 * Runs a client against a fault over real HTTP. It then checks that the call ended within its time limit, that a read
 * was sent as often as the fault allows and a write once, that no connection with an unread response stays open, and
 * that the client read no more of a body than its limit.
 */
export async function underFault(
  fault: Fault,
  kind: "read" | "write",
  run: (fixture: FaultFixture) => Promise<void>,
): Promise<void> {
  const sockets = new Set<Socket>();
  const respond: Respond = (response, received) => {
    if (response.socket !== null) sockets.add(response.socket);
    fault.respond?.(response, received);
  };
  await using server = await serve(respond);
  const events: ReportEvent[] = [];
  const slept: number[] = [];
  const started = performance.now();
  await run({
    url: fault.respond === null ? await deadAddress() : server.url,
    fetch,
    sleep: async (ms) => void slept.push(ms),
    random: () => 0,
    report: (event) => void events.push(event),
    events,
    ...(fault.timeoutMs === undefined ? {} : { timeoutMs: fault.timeoutMs }),
  });
  const tries = kind === "read" ? fault.reads : 1;
  expect(performance.now() - started).toBeLessThan((fault.timeoutMs ?? 5000) + GRACE_MS);
  expect(server.requests.length).toBeLessThanOrEqual(tries);
  // On a busy machine, a short limit may end before the request arrives. If no server listens, no request arrives.
  if (fault.kind !== "timeout" && fault.kind !== "refused") expect(server.requests).toHaveLength(tries);
  expect(slept).toEqual(Array.from({ length: tries - 1 }, () => (fault.status === 429 ? 2000 : 0)));
  if (fault.hangsUp) await Promise.all([...sockets].map(closed));
  for (const { bytesWritten } of sockets) expect(bytesWritten).toBeLessThan(MOST_BYTES);
}

/** Waits for the connection to close. @throws AssertionError if the client does not close it */
async function closed(socket: Socket): Promise<void> {
  const isGone = new Promise<boolean>((resolve) => {
    if (socket.destroyed) resolve(true);
    socket.once("close", () => resolve(true));
    setTimeout(() => resolve(false), GRACE_MS).unref();
  });
  expect(await isGone, "the client closes the connection").toBe(true);
}

/** Returns an address at which no server listens. */
async function deadAddress(): Promise<string> {
  const server = await serve(() => undefined);
  await server[Symbol.asyncDispose]();
  return server.url;
}
