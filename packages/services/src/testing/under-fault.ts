import type { Socket } from "node:net";
import { expect } from "vitest";
import type { Fetch } from "../http/index.ts";
import type { Report, ReportEvent } from "@courseway/observability";
import type { Fault } from "./faults.ts";
import { type Respond, serve } from "./server.ts";

/** What a server can hand over before it learns that nobody reads: the largest limit of a client, and both ends' buffers. */
const MOST_BYTES = 25_000_000;

/** How much longer than its limit a call may take on a busy machine, in ms. */
const GRACE_MS = 2000;

/** What a client is made of in a fault test. Sleeping takes no time; randomness is nil. */
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
 * Lets a client run into a fault over real HTTP, then states that it ended within its limit, that a read was tried
 * as often as the fault allows and a write once, and that nothing was left behind: no connection stays open whose
 * answer nobody reads, and no more is taken of a body than its limit.
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
  // On a busy machine a short limit may be over before the request arrived, and nothing arrives where nobody listens.
  if (fault.kind !== "timeout" && fault.kind !== "refused") expect(server.requests).toHaveLength(tries);
  expect(slept).toEqual(Array.from({ length: tries - 1 }, () => (fault.status === 429 ? 2000 : 0)));
  if (fault.hangsUp) await Promise.all([...sockets].map(closed));
  for (const { bytesWritten } of sockets) expect(bytesWritten).toBeLessThan(MOST_BYTES);
}

/** @throws AssertionError when the client keeps the connection */
async function closed(socket: Socket): Promise<void> {
  const isGone = new Promise<boolean>((resolve) => {
    if (socket.destroyed) resolve(true);
    socket.once("close", () => resolve(true));
    setTimeout(() => resolve(false), GRACE_MS).unref();
  });
  expect(await isGone, "the client closes the connection").toBe(true);
}

/** An address at which nothing listens any more. */
async function deadAddress(): Promise<string> {
  const server = await serve(() => undefined);
  await server[Symbol.asyncDispose]();
  return server.url;
}
