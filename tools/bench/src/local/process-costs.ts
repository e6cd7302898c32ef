import { readFileSync } from "node:fs";

/** Only Linux reports what a process costs. */
const isMeasurable = (pid: number): boolean => process.platform === "linux" && !Number.isNaN(pid);

/** A process's own memory, in bytes; NaN if the system does not report it. */
export function residentBytes(pid: number): number {
  if (!isMeasurable(pid)) return Number.NaN;
  const kilobytes = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

/** Linux counts in hundredths of a second here, on every machine. */
const TICK_MS = 10;

/**
 * The CPU time of all threads of a process so far, including the system's work for it, in ms; NaN if the system does
 * not report it.
 */
export function cpuMs(pid: number): number {
  if (!isMeasurable(pid)) return Number.NaN;
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[10]) + Number(fields[11])) * TICK_MS;
}
