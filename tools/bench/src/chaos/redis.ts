import { freePort } from "@courseway/workspace/local";
import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { findProgram } from "../throughput/programs.ts";

/** A Redis that replicas share and that can be killed. */
export interface MortalRedis extends AsyncDisposable {
  readonly url: string;
  /** Ends it like a lost machine: its data is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it empty, unless it runs. */
  readonly start: () => Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once("exit", () => resolve()))
    : Promise.resolve();

/**
 * @throws Error if redis-server is not on this machine
 */
export async function mortalRedis(): Promise<MortalRedis> {
  const program = findProgram("redis-server");
  const port = String(await freePort());
  let child: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    const mine = child;
    child = null;
    mine?.kill("SIGKILL");
    if (mine !== null) await ended(mine);
  };
  const start = (): Promise<void> => {
    if (child !== null) return Promise.resolve();
    const mine = spawn(program, ["--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
      cwd: tmpdir(),
      stdio: ["ignore", "pipe", "ignore"],
    });
    child = mine;
    return new Promise((resolve, reject) => {
      mine.once("exit", () => reject(new Error("redis-server ended before it was ready.")));
      mine.stdout.on("data", (text: Buffer) => {
        if (text.includes("Ready to accept connections")) resolve();
      });
    });
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start, [Symbol.asyncDispose]: kill };
}
