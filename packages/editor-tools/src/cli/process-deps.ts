import type { CommandDeps } from "./command-deps.ts";
import { terminalProgress } from "./progress.ts";

/** Gives a command access to the process that runs it. */
export const processDeps = (): CommandDeps => ({
  fetch: globalThis.fetch,
  folder: process.cwd(),
  env: process.env,
  now: Date.now,
  progress: terminalProgress(process.stderr),
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
