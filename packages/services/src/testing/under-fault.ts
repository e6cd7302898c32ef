import { expect } from "vitest";
import type { Fetch } from "../http/index.ts";
import type { Report, ReportEvent } from "../report/report.ts";
import type { Fault } from "./faults.ts";
import { serve } from "./server.ts";

/** What a client is made of in a fault test. Sleeping takes no time; randomness is nil. */
export interface FaultyWorld {
  readonly url: string;
  readonly fetch: Fetch;
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
  readonly timeoutMs?: number;
  readonly report: Report;
  readonly events: readonly ReportEvent[];
}

/**
 * Lets a client run into a fault over real HTTP, then states that it ended within its limit, and that a read was
 * tried as often as the fault allows, and a write once.
 */
export async function underFault(
  fault: Fault,
  kind: "read" | "write",
  run: (world: FaultyWorld) => Promise<void>,
): Promise<void> {
  await using server = await serve(fault.respond ?? (() => undefined));
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
  expect(performance.now() - started).toBeLessThan((fault.timeoutMs ?? 5000) + 5000);
  expect(server.requests.length).toBeLessThanOrEqual(tries);
  // On a busy machine a short limit may be over before the request arrived, and nothing arrives where nobody listens.
  if (fault.kind !== "timeout" && fault.kind !== "refused") expect(server.requests).toHaveLength(tries);
  expect(slept).toEqual(Array.from({ length: tries - 1 }, () => (fault.status === 429 ? 2000 : 0)));
}

/** An address at which nothing listens any more. */
async function deadAddress(): Promise<string> {
  const server = await serve(() => undefined);
  await server[Symbol.asyncDispose]();
  return server.url;
}
