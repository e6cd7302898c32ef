import { PLAN_USAGE } from "../plan/options.ts";
import { runPlan } from "../plan/run-plan.ts";
import { CommandError, checkOptions, USAGE } from "../check/options.ts";
import { readBlocks } from "../check/read-blocks.ts";
import { readSchema } from "../check/read-schema.ts";
import { buildReport, formatReport } from "../check/report.ts";

/** The command's dependencies. */
export interface CommandDeps {
  readonly fetch: typeof globalThis.fetch;
  /** The folder from which paths and packages are resolved. */
  readonly folder: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/**
 * Runs the command and returns its exit code: 0 success, 1 a page loses content, 2 the command is invalid or cannot
 * run.
 */
export async function runCommand(
  args: readonly string[],
  { fetch, folder, out, err }: CommandDeps,
): Promise<0 | 1 | 2> {
  if (args.includes("--help") || args.includes("-h")) {
    out(`${USAGE}\n\n${PLAN_USAGE}`);
    return 0;
  }
  try {
    if (args[0] === "plan") return await runPlan(args.slice(1), { folder, out });
    const { source, craft, blocks: modules, json } = checkOptions(args);
    const blocks = await readBlocks(modules, folder);
    const report = buildReport(await readSchema(source, fetch), craft, blocks);
    out(json ? JSON.stringify(report, null, 2) : formatReport(report));
    return report.differences.some(({ level }) => level === "error") ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    err(error.message);
    return 2;
  }
}
