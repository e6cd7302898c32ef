import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";

/** A long-running program of ours, with its output in a file. */
export interface Child {
  readonly name: string;
  readonly log: string;
  readonly process: ChildProcess;
  /** The last lines of its output. */
  tail(lines?: number): string;
}

/** The Node that runs this script comes first, so that no child uses the system's Node. */
const path = `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`;

/**
 * Starts `file` with Node in `cwd`, in a separate process group so that its children end with it. The log of the
 * previous program with that name is stored as `<name>.before.log`.
 */
export function startNode(
  name: string,
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Child {
  const folder = join(root, "var/logs");
  mkdirSync(folder, { recursive: true });
  const log = join(folder, `${name}.log`);
  // A retried test starts the same program: the first one's output shows why it failed.
  if (existsSync(log)) renameSync(log, join(folder, `${name}.before.log`));
  const out = createWriteStream(log);
  const child = spawn(process.execPath, args, {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, PATH: path },
  });
  child.stdout.pipe(out);
  child.stderr.pipe(out);
  return {
    name,
    log,
    process: child,
    tail: (lines = 15) => readFileSync(log, "utf8").trimEnd().split("\n").slice(-lines).join("\n"),
  };
}

/** Stops a child and all processes that it started, even if the child itself has already exited. */
export async function stop(child: Child): Promise<void> {
  const { pid } = child.process;
  if (pid === undefined) return;
  /** Sends a signal to the child's group; 0 only checks whether it exists. @returns whether it exists */
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-pid, name);
    } catch {
      return false;
    }
  };
  signal("SIGTERM");
  // A site first completes pending requests, for at most 10 s.
  const end = performance.now() + 12_000;
  while (signal(0)) {
    if (performance.now() > end) signal("SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
