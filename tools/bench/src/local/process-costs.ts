import { readFileSync } from "node:fs";

/** Linux alone tells what a process costs. */
const isTold = (pid: number): boolean => process.platform === "linux" && !Number.isNaN(pid);

/** Memory of a process that is its own, in bytes; NaN where the system does not tell. */
export function residentBytes(pid: number): number {
  if (!isTold(pid)) return Number.NaN;
  const kilobytes = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

/** Linux counts in hundredths of a second here, whatever its clock. */
const TICK_MS = 10;

/** Time that all threads of a process have spent on a core so far, its own and the system's for it, in ms; NaN where the system does not tell. */
export function cpuMs(pid: number): number {
  if (!isTold(pid)) return Number.NaN;
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[10]) + Number(fields[11])) * TICK_MS;
}
