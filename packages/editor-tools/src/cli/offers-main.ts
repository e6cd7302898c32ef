#!/usr/bin/env node
import type { ClaimsDeps } from "./claims-command.ts";

const [first, ...rest] = process.argv.slice(2);

const deps: ClaimsDeps = {
  folder: process.cwd(),
  env: process.env,
  now: Date.now,
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
};

/** The commands for the ledger need few modules, and finish before the others would be loaded. */
const claims = async (): Promise<number> => (await import("./claims-command.ts")).runClaims(rest, deps);

const replay = async (): Promise<number> => (await import("./replay-command.ts")).runReplay(rest, deps);

async function offers(): Promise<number> {
  // Pages render as in production. React reads this variable once, when it loads.
  Object.assign(process.env, { NODE_ENV: process.env["NODE_ENV"] ?? "production" });
  const [{ runCommand }, { processDeps }] = await Promise.all([import("./command.ts"), import("./process-deps.ts")]);
  return runCommand("offers", process.argv.slice(2), processDeps());
}

process.exitCode = await (first === "claims" ? claims() : first === "replay" ? replay() : offers());
