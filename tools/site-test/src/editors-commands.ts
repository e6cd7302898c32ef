import type { CommandDeps } from "../../../packages/editor-tools/src/cli/command-deps.ts";
import { runClaims } from "../../../packages/editor-tools/src/cli/claims-command.ts";
import { runCommand } from "../../../packages/editor-tools/src/cli/command.ts";

/** What a command prints, and its exit code. */
export interface Answer {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

const isReport = (word: string | undefined): word is "offers" | "audit" => word === "offers" || word === "audit";

/**
 * Runs `courseway-offers` or `courseway-audit` in this process, as their programs do in their own.
 * @param folder the app's
 * @param words the command's name and options
 */
export async function runHere(
  folder: string,
  env: CommandDeps["env"],
  [program = "", ...args]: readonly string[],
): Promise<Answer> {
  const [out, err]: [string[], string[]] = [[], []];
  const deps: CommandDeps = {
    fetch,
    folder,
    env,
    now: Date.now,
    progress: { show: () => undefined, stop: () => undefined },
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
  };
  const report = program.replace("courseway-", "");
  if (!isReport(report)) throw new TypeError(`There is no command ${program}.`);
  const code =
    report === "offers" && args[0] === "claims"
      ? await runClaims(args.slice(1), deps)
      : await runCommand(report, args, deps);
  return { out: out.join("\n"), err: err.join("\n"), code };
}
