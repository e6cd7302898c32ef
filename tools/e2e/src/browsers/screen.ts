import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** A virtual screen with its own mouse. */
export interface Screen {
  /** The environment variables with which a program draws on this screen. */
  readonly env: Readonly<Record<string, string>>;
  /** Moves the screen's mouse through these points. */
  readonly moveMouse: (...places: readonly (readonly [x: number, y: number])[]) => void;
  readonly end: () => void;
}

/** Starts a virtual screen. @throws Error if Xvfb does not run */
export async function startScreen(): Promise<Screen> {
  // Xvfb picks a free display number and writes it to file descriptor 3.
  const server = spawn("Xvfb", ["-displayfd", "3", "-nolisten", "tcp", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const exited = once(server, "exit").then(() => {
    throw new Error("The screen for the browsers did not start. Run Xvfb by hand to see why.");
  });
  const [number] = await Promise.race([once(server.stdio[3] as Readable, "data"), exited]);
  exited.catch(() => {});
  const env = { DISPLAY: `:${String(number).trim()}` };
  return {
    env,
    moveMouse: (...places) => {
      const words = places.flatMap(([x, y]) => ["mousemove", String(x), String(y), "sleep", "0.1"]);
      execFileSync("xdotool", words, { env: { ...process.env, ...env } });
    },
    end: () => void server.kill(),
  };
}
