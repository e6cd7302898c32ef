import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuMs } from "../local/process-costs.ts";

/** The results of wrk for one address. */
export interface Throughput {
  /** How many requests got a response in all. */
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** The time within which 99 % of the responses arrived, as wrk writes it: "1.23ms". */
  readonly p99: string;
  /** Responses without success, and failed sockets. */
  readonly failures: number;
}

/** Also the server's CPU time for one response, in µs of a core; NaN if the system does not report it. */
export interface Cost extends Throughput {
  readonly cpuMicroseconds: number;
}

/** Reads wrk's report. @throws Error with the report when it contains no figure */
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

/** One thread and 16 connections: so few that server and load share two cores. Like a browser, it accepts gzip. */
const loadWords = (seconds: number): readonly string[] => ["-t1", "-c16", `-d${seconds}s`];
const AS_A_BROWSER = ["--latency", "-H", "accept-encoding: gzip"];

/** The load, in wrk's own words. */
export const loadText = (seconds: number): string => `wrk ${loadWords(seconds).join(" ")}`;

/** The path of wrk, and how long it measures. */
export interface Load {
  readonly wrk: string;
  readonly seconds: number;
}

/** Runs the load against the server of a process. */
function load({ wrk, seconds }: Load, pid: number, ...words: readonly string[]): Cost {
  const before = cpuMs(pid);
  const found = readReport(execFileSync(wrk, [...loadWords(seconds), ...AS_A_BROWSER, ...words], { encoding: "utf8" }));
  return { ...found, cpuMicroseconds: ((cpuMs(pid) - before) * 1000) / found.requests };
}

/** Requests an address of a process as often as it responds. */
export const measure = (by: Load, url: string, pid: number): Cost => load(by, pid, url);

/** Requests a site's pages in turn, all equally often. */
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
