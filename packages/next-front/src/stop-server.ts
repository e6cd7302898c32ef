import { elapsed } from "@courseway/observability/time";
import type { Report } from "@courseway/observability";
import type { Server, ServerResponse } from "node:http";
import { processState } from "@courseway/observability/process-state";

/** How long an ending process may take, in ms: answering as before, in all, and to send its last reports. */
export const STOP_LIMITS = { graceMs: 2000, totalMs: 10_000, flushMs: 2000 } as const;

/** What one process answers at the moment. */
interface Traffic {
  readonly servers: Set<Server>;
  /** Requests that are not answered whole yet. */
  open: number;
  isStopping: boolean;
}

export const newTraffic = (): Traffic => ({ servers: new Set(), open: 0, isStopping: false });

const processTraffic = processState("traffic", newTraffic);

/** Whether the process received the signal to end: it is no longer ready, and each answer closes its connection. */
export const isStopping = (): boolean => processTraffic.isStopping;

/** Counts a request until it is answered or given up. */
export function followRequest(
  server: Server,
  response: Pick<ServerResponse, "once">,
  traffic: Traffic = processTraffic,
): void {
  traffic.servers.add(server);
  traffic.open += 1;
  response.once("close", () => {
    traffic.open -= 1;
  });
}

export interface StopOptions {
  readonly report: Report;
  /** Sends what waits to be sent, for so many ms at most. */
  readonly flush: (limitMs: number) => Promise<unknown>;
  readonly exit: (code: number) => void;
  /** How long new requests are still answered, in ms: proxies in front need a moment to look elsewhere. */
  readonly graceMs: number;
  readonly limitMs?: number;
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly traffic?: Traffic;
}

const POLL_MS = 50;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Ends the process without losing a request: for a moment everything is answered as before, but each answer ends its
 * connection; then nobody is let in any more, what is under way ends, what is to be reported is sent, and the process
 * ends. What takes longer than the limit, 10 s in all, is cut off and named in the log. A second call does nothing.
 */
export async function stopServer(options: StopOptions): Promise<void> {
  const { report, flush, exit, graceMs, limitMs = STOP_LIMITS.totalMs, now = elapsed, sleep = pause } = options;
  const { traffic = processTraffic } = options;
  if (traffic.isStopping) return;
  traffic.isStopping = true;
  const deadline = now() + limitMs - STOP_LIMITS.flushMs;
  await sleep(graceMs);
  // Closed already where Next does that by itself; it says so to a callback that nobody gives.
  for (const server of traffic.servers) server.close();
  while (traffic.open > 0 && now() < deadline) await sleep(POLL_MS);
  if (traffic.open > 0) {
    const message = `${traffic.open} requests were cut off: they took longer than ${limitMs / 1000} s after the process was told to end.`;
    report({ level: "warn", message, tags: { tag: "stop" } });
  }
  await flush(STOP_LIMITS.flushMs);
  exit(0);
}
