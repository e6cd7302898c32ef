import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { root } from "./places.ts";

/** A long-running program of ours, with its output in a file. */
export interface Child {
  readonly name: string;
  readonly log: string;
  readonly process: ChildProcess;
  /** The last lines it printed. */
  tail(lines?: number): string;
}

/** The Node that runs this script, so that no child falls back to the system's own. */
const path = `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`;

/**
 * Starts `file` with Node in `cwd`, in a process group of its own so that its children end with it. The log of the program of
 * that name before it is kept as `<name>.before.log`.
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
  // A test that is tried again starts the same program: what the first one printed says why it failed.
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

/** Ends a child with all that it started, also where the child itself has ended already. */
export async function stop(child: Child): Promise<void> {
  const { pid } = child.process;
  if (pid === undefined) return;
  /** Signals the child's group; 0 only asks whether it is there. @returns whether it was there */
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-pid, name);
    } catch {
      return false;
    }
  };
  signal("SIGTERM");
  // A site answers what is under way first, for at most 10 s.
  const end = performance.now() + 12_000;
  while (signal(0)) {
    if (performance.now() > end) signal("SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
