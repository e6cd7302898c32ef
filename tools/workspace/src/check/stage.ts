import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { root } from "../local/paths.ts";

/** The result of one stage of the check. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
}

/** Receives the output of a stage's programs as it is printed. */
export type Print = (text: string) => void;

export interface Stage {
  readonly name: string;
  readonly run: (print: Print) => Promise<Result>;
  /** Names of stages that must have passed before this one is useful. */
  readonly needs?: readonly string[];
  /** Whether its tests wait for time: it has a higher priority than other stages, and no other such stage runs with it. */
  readonly isTimed?: boolean;
}

/**
 * The folder of Node's compile cache, so that the hundreds of processes of a check do not each compile their tools
 * again.
 */
const compiled = join(root, "node_modules/.cache/node-compile");

/**
 * TypeScript, oxlint's types and esbuild are programs in Go, which collect garbage each time their memory has doubled.
 * Collecting it when it is five times as much saves a sixth of their CPU time; from 3 GB on they collect as before.
 */
const GO = { GOGC: "400", GOMEMLIMIT: "3GiB" };

/**
 * Runs a program, by default in the repository's root, and with a low priority unless it waits for time. Resolves with
 * its exit code.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  print: Print,
  options: { cwd?: string; env?: Record<string, string>; isTimed?: boolean } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
        ...options.env,
        ...GO,
        NODE_COMPILE_CACHE: compiled,
        NEXT_TELEMETRY_DISABLED: "1",
        TURBO_TELEMETRY_DISABLED: "1",
        STORYBOOK_DISABLE_TELEMETRY: "1",
      },
    });
    // What it starts has the same priority.
    if (child.pid !== undefined && options.isTimed !== true)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", print);
    child.once("error", () => resolve(127));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** A stage whose result depends only on a program's exit code: one check, passed or failed. */
export function programStage(
  name: string,
  command: string,
  args: readonly string[],
  needs: readonly string[] = [],
): Stage {
  return {
    name,
    needs,
    run: async (print) =>
      (await runProgram(command, args, print)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

export interface Outcome extends Result {
  readonly name: string;
  readonly seconds: number;
}

const isReady = (stage: Stage, outcomes: readonly Outcome[], stages: readonly Stage[]): boolean =>
  (stage.needs ?? []).every(
    (need) => outcomes.some(({ name }) => name === need) || stages.every(({ name }) => name !== need),
  );

const brokenNeed = (stage: Stage, outcomes: readonly Outcome[]): string | undefined =>
  (stage.needs ?? []).find((need) => outcomes.some(({ name, failed }) => name === need && failed > 0));

/** Runs one stage. Its output is printed at its end, in one piece. */
async function runStage(stage: Stage, outcomes: readonly Outcome[], now: () => number, log: Print): Promise<Outcome> {
  const broken = brokenNeed(stage, outcomes);
  const title = `\n== ${stage.name}${broken === undefined ? "" : ` left out: ${broken} failed`}\n`;
  const begin = now();
  const printed: string[] = [];
  const print: Print = (text) => void printed.push(text);
  const result = broken === undefined ? await stage.run(print) : { passed: 0, failed: 1 };
  log(title + printed.join(""));
  return { ...result, name: stage.name, seconds: (now() - begin) / 1000 };
}

/**
 * Runs the stages, up to `lanes` at a time, each as soon as its needs are complete, and never two that wait for time. A
 * stage whose needs failed counts as one failure and is skipped.
 * @returns the outcomes in the stages' order
 * @throws Error if stages need each other, or one throws
 */
export async function runStages(
  stages: readonly Stage[],
  now: () => number,
  { lanes = 1, log = (text) => void process.stdout.write(text) }: { lanes?: number; log?: Print } = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...stages];
  const running = new Map<Stage, Promise<void>>();
  const begin = (stage: Stage): void => {
    waiting.splice(waiting.indexOf(stage), 1);
    const run = async (): Promise<void> => {
      outcomes.push(await runStage(stage, outcomes, now, log));
      running.delete(stage);
    };
    running.set(stage, run());
  };
  const next = (): Stage | undefined => {
    if (running.size >= lanes) return undefined;
    const isTaken = [...running.keys()].some(({ isTimed }) => isTimed);
    return waiting.find((stage) => !(isTaken && stage.isTimed) && isReady(stage, outcomes, stages));
  };
  while (waiting.length > 0 || running.size > 0) {
    for (let stage = next(); stage !== undefined; stage = next()) begin(stage);
    if (running.size === 0) throw new Error(`Stages need one another: ${waiting.map(({ name }) => name).join(", ")}.`);
    await Promise.race(running.values());
  }
  return stages.flatMap(({ name }) => outcomes.filter((outcome) => outcome.name === name));
}

/** The final lines: a row per stage, and the sum alone on the last line. */
export function summary(outcomes: readonly Outcome[], totalSeconds: number): string {
  const row = (name: string, passed: number, failed: number, seconds: number): string =>
    `${name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds.toFixed(1).padStart(7)} s`;
  const sum = (part: "passed" | "failed"): number => outcomes.reduce((total, outcome) => total + outcome[part], 0);
  const rows = outcomes.map(({ name, passed, failed, seconds }) => row(name, passed, failed, seconds));
  const whole = row("all", sum("passed"), sum("failed"), totalSeconds);
  return `${rows.join("\n")}\n${whole}\n\n${sum("passed")} passed, ${sum("failed")} failed`;
}
