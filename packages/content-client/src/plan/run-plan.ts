import { resolve } from "node:path";
import { readBlocks } from "../check/read-blocks.ts";
import { makePlan } from "./make-plan.ts";
import { planOptions } from "./options.ts";
import type { Plan } from "./plan.ts";
import { readProjectConfig, writeFiles } from "./project-config.ts";

/**
 * Makes a plan, writes the changed files, and prints what it did.
 *
 * @returns 0 if the config has everything that is read, 1 if manual changes are left
 * @throws CommandError if the command, a block or the config cannot be read
 */
export async function runPlan(
  args: readonly string[],
  { folder, out }: { readonly folder: string; readonly out: (text: string) => void },
): Promise<0 | 1> {
  const { config: given, blocks: modules, site, isDry } = planOptions(args);
  const blocks = await readBlocks(modules, folder);
  const configFolder = resolve(folder, given);
  const config = readProjectConfig(configFolder);
  const plan = makePlan(config, blocks, site);
  const files = config.files();
  if (!isDry) writeFiles(configFolder, files);
  out(formatPlan(plan, files.size, isDry));
  return plan.refused.length > 0 ? 1 : 0;
}

function formatPlan({ added, refused, notes }: Plan, files: number, isDry: boolean): string {
  const sum =
    added.length === 0
      ? "Nothing to add: the project config has all that the site reads."
      : `${isDry ? "Would write" : "Wrote"} ${files} files. ${isDry ? "" : "Apply them in Craft: craft project-config/apply."}`;
  return [
    ...added.map((line) => `+ ${line}`),
    ...refused.map((line) => `REFUSED  ${line}`),
    ...notes.map((line) => `note     ${line}`),
    sum.trim(),
  ].join("\n");
}
