import { elapsed } from "@courseway/observability/time";
import type { Report } from "@courseway/observability";
import type { Server, ServerResponse } from "node:http";
import { processState } from "@courseway/observability/process-state";

/** Time limits of a shutdown in ms: for handling new requests, in total, and for sending the last reports. */
export const STOP_LIMITS = { graceMs: 2000, totalMs: 10_000, flushMs: 2000 } as const;

interface Traffic {
  readonly servers: Set<Server>;
  /** Requests without a complete response. */
  open: number;
  isStopping: boolean;
}

export const newTraffic = (): Traffic => ({ servers: new Set(), open: 0, isStopping: false });

const processTraffic = processState("traffic", newTraffic);

/** Whether the process has received the signal to end. Then it is not ready, and each response closes its connection. */
export const isStopping = (): boolean => processTraffic.isStopping;

/** Counts a request until it is completed or aborted. */
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
  /** Sends queued reports, within this many ms. */
  readonly flush: (limitMs: number) => Promise<unknown>;
  readonly exit: (code: number) => void;
  /** How long new requests are still handled, in ms, until proxies in front have noticed. */
  readonly graceMs: number;
  readonly limitMs?: number;
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly traffic?: Traffic;
}

const POLL_MS = 50;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Ends the process without losing a request. For a moment all requests are handled, but each response closes its connection. Then new
 * connections are refused, running requests complete, reports are sent, and the process ends. Anything longer than the limit, 10 s in
 * total, is cut off and logged. A second call does nothing.
 */
export async function stopServer(options: StopOptions): Promise<void> {
  const { report, flush, exit, graceMs, limitMs = STOP_LIMITS.totalMs, now = elapsed, sleep = pause } = options;
  const { traffic = processTraffic } = options;
  if (traffic.isStopping) return;
  traffic.isStopping = true;
  const deadline = now() + limitMs - STOP_LIMITS.flushMs;
  await sleep(graceMs);
  // Next may already have closed it; `close` reports that only to a callback.
  for (const server of traffic.servers) server.close();
  while (traffic.open > 0 && now() < deadline) await sleep(POLL_MS);
  if (traffic.open > 0) {
    const message = `${traffic.open} requests were cut off: they took longer than ${limitMs / 1000} s after the process was told to end.`;
    report({ level: "warn", message, tags: { tag: "stop" } });
  }
  await flush(STOP_LIMITS.flushMs);
  exit(0);
}
