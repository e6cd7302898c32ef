import { execFileSync } from "node:child_process";

/** What wrk measured on one address. */
export interface Throughput {
  readonly requestsPerSecond: number;
  /** Mean time of an answer, as wrk writes it: "1.23ms". */
  readonly latency: string;
  /** Answers that were no success, and sockets that failed. */
  readonly failures: number;
}

/** Reads wrk's report. @throws Error with the report when it holds no figure */
export function readReport(report: string): Throughput {
  const rate = /Requests\/sec:\s+([\d.]+)/u.exec(report)?.[1];
  if (rate === undefined)
    throw new Error(`wrk's report holds no figure of requests a second, so nothing is known. It says:\n${report}`);
  const bad = Number(/Non-2xx or 3xx responses: (\d+)/u.exec(report)?.[1] ?? 0);
  const [, ...sockets] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/u.exec(report) ?? [];
  return {
    requestsPerSecond: Number(rate),
    latency: /Latency\s+(\S+)/u.exec(report)?.[1] ?? "",
    failures: sockets.reduce((sum, count) => sum + Number(count), bad),
  };
}

/** One thread, 16 connections, 10 seconds: small enough that server and load share two cores. */
const LOAD = ["-t1", "-c16", "-d10s"];

export const loadText = `wrk ${LOAD.join(" ")}`;

/** Asks an address as often as it answers. */
export const measure = (wrk: string, url: string): Throughput =>
  readReport(execFileSync(wrk, [...LOAD, url], { encoding: "utf8" }));
