import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuMs } from "../local/process-costs.ts";

/** What wrk measured on one address. */
export interface Throughput {
  /** How many were answered in all. */
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** The time within which 99 % of the answers came, as wrk writes it: "1.23ms". */
  readonly p99: string;
  /** Answers that were no success, and sockets that failed. */
  readonly failures: number;
}

/** And what the server spent on one answer, in µs of a core; NaN where the system does not tell. */
export interface Cost extends Throughput {
  readonly cpuMicroseconds: number;
}

/** Reads wrk's report. @throws Error with the report when it holds no figure */
export function readReport(report: string): Throughput {
  const rate = /Requests\/sec:\s+([\d.]+)/u.exec(report)?.[1];
  if (rate === undefined)
    throw new Error(`wrk's report holds no figure of requests a second, so nothing is known. It says:\n${report}`);
  const bad = Number(/Non-2xx or 3xx responses: (\d+)/u.exec(report)?.[1] ?? 0);
  const [, ...sockets] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/u.exec(report) ?? [];
  return {
    requests: Number(/(\d+) requests in/u.exec(report)?.[1] ?? 0),
    requestsPerSecond: Number(rate),
    p99: /\b99%\s+(\S+)/u.exec(report)?.[1] ?? "",
    failures: sockets.reduce((sum, count) => sum + Number(count), bad),
  };
}

/** One thread and 16 connections: small enough that server and load share two cores. As a browser, it takes gzip. */
const loadWords = (seconds: number): readonly string[] => ["-t1", "-c16", `-d${seconds}s`];
const AS_A_BROWSER = ["--latency", "-H", "accept-encoding: gzip"];

/** What the load is, in wrk's own words. */
export const loadText = (seconds: number): string => `wrk ${loadWords(seconds).join(" ")}`;

/** Where wrk is, and how long it measures. */
export interface Load {
  readonly wrk: string;
  readonly seconds: number;
}

/** Puts the load on the server of a process. */
function load({ wrk, seconds }: Load, pid: number, ...words: readonly string[]): Cost {
  const before = cpuMs(pid);
  const found = readReport(execFileSync(wrk, [...loadWords(seconds), ...AS_A_BROWSER, ...words], { encoding: "utf8" }));
  return { ...found, cpuMicroseconds: ((cpuMs(pid) - before) * 1000) / found.requests };
}

/** Asks an address of a process as often as it answers. */
export const measure = (by: Load, url: string, pid: number): Cost => load(by, pid, url);

/** Asks a site's pages one after the other, each as often as the others. */
export function measureInTurn(by: Load, site: string, paths: readonly string[], pid: number): Cost {
  const folder = mkdtempSync(join(tmpdir(), "courseway-wrk-"));
  const script = join(folder, "in-turn.lua");
  const list = paths.map((path) => JSON.stringify(path)).join(",");
  writeFileSync(
    script,
    `local paths = {${list}}
local requests = {}
local at = 0
-- Written beforehand, so that the load does not wait for who writes it.
init = function()
  for index, path in ipairs(paths) do requests[index] = wrk.format("GET", path) end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
`,
  );
  try {
    return load(by, pid, "-s", script, site);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
