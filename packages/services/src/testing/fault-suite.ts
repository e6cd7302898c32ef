import { expect, test } from "vitest";
import type { Fetch } from "../http/index.ts";
import type { Report, ReportEvent } from "../report/report.ts";
import { type Fault, FAULTS } from "./faults.ts";
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

export interface FaultSuite {
  /** Behaviour and ids; the fault's name is put before it. */
  readonly title: string;
  /** Whether the call is a safe read, which alone is tried again. */
  readonly safe: boolean;
  /** Makes the call and states how it must end. */
  readonly ends: (world: FaultyWorld, fault: Fault) => Promise<void>;
  /** Faults that mean something else to this client. */
  readonly except?: readonly string[];
}

/** Runs one client against every fault, over real HTTP. */
export function testFaults(suite: FaultSuite): void {
  const faults = FAULTS.filter(({ name }) => suite.except?.includes(name) !== true);
  test.each(faults)(`$name: ${suite.title}`, async (fault) => {
    await using server = await serve(fault.respond ?? (() => undefined));
    const url = fault.respond === null ? await deadAddress() : server.url;
    const events: ReportEvent[] = [];
    const slept: number[] = [];
    const started = performance.now();
    await suite.ends(
      {
        url,
        fetch,
        sleep: async (ms) => void slept.push(ms),
        random: () => 0,
        report: (event) => void events.push(event),
        events,
        ...(fault.timeoutMs === undefined ? {} : { timeoutMs: fault.timeoutMs }),
      },
      fault,
    );
    expect(performance.now() - started).toBeLessThan((fault.timeoutMs ?? 2000) + 1000);
    if (fault.respond !== null) expect(server.requests).toHaveLength(suite.safe ? fault.reads : 1);
    expect(slept).toEqual(waits(fault, suite.safe));
  });
}

/** An address at which nothing listens any more. */
async function deadAddress(): Promise<string> {
  const server = await serve(() => undefined);
  await server[Symbol.asyncDispose]();
  return server.url;
}

function waits(fault: Fault, safe: boolean): number[] {
  if (!safe) return [];
  return Array.from({ length: fault.reads - 1 }, () => (fault.status === 429 ? 2000 : 0));
}
