import { spawn } from "node:child_process";
import { root } from "../local/places.ts";

/** What one stage of the check came to. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
}

export interface Stage {
  readonly name: string;
  readonly run: () => Promise<Result>;
  /** Names of stages that must have passed before this one makes sense. */
  readonly needs?: readonly string[];
}

/** Runs a program at the repository's root with its output on ours. Gives its exit code. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      stdio: "inherit",
      env: {
        ...process.env,
        ...options.env,
        NEXT_TELEMETRY_DISABLED: "1",
        TURBO_TELEMETRY_DISABLED: "1",
        STORYBOOK_DISABLE_TELEMETRY: "1",
      },
    });
    child.once("error", () => resolve(127));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** A stage that a program's exit code alone decides: one check, passed or failed. */
export function programStage(
  name: string,
  command: string,
  args: readonly string[],
  needs: readonly string[] = [],
): Stage {
  return {
    name,
    needs,
    run: async () => ((await runProgram(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

export interface Outcome extends Result {
  readonly name: string;
  readonly seconds: number;
}

/** Runs the stages in order. A stage whose needs failed counts as one failure and is not run. */
export async function runStages(stages: readonly Stage[], now: () => number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    const broken = (stage.needs ?? []).find((need) => outcomes.some(({ name, failed }) => name === need && failed > 0));
    const begin = now();
    console.log(`\n== ${stage.name}${broken === undefined ? "" : ` left out: ${broken} failed`}`);
    const result = broken === undefined ? await stage.run() : { passed: 0, failed: 1 };
    outcomes.push({ ...result, name: stage.name, seconds: (now() - begin) / 1000 });
  }
  return outcomes;
}

/** The closing lines: a row per stage, and the sum alone on the last line. */
export function summary(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    ({ name, passed, failed, seconds }) =>
      `${name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds.toFixed(1).padStart(7)} s`,
  );
  const sum = (part: "passed" | "failed"): number => outcomes.reduce((total, outcome) => total + outcome[part], 0);
  return `${rows.join("\n")}\n\n${sum("passed")} passed, ${sum("failed")} failed`;
}
