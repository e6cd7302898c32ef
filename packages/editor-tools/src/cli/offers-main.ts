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

/** What reads the ledger needs little of the rest, and answers before the rest would be loaded. */
const claims = async (): Promise<number> => (await import("./claims-command.ts")).runClaims(rest, deps);

const replay = async (): Promise<number> => (await import("./replay-command.ts")).runReplay(rest, deps);

async function offers(): Promise<number> {
  // Pages are drawn as they are in production; React looks once, as it is loaded.
  process.env["NODE_ENV"] ??= "production";
  const [{ runCommand }, { processDeps }] = await Promise.all([import("./command.ts"), import("./process-deps.ts")]);
  return runCommand("offers", process.argv.slice(2), processDeps());
}

process.exitCode = await (first === "claims" ? claims() : first === "replay" ? replay() : offers());
