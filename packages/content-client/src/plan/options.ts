import { parseArgs } from "node:util";
import { CommandError, readArguments } from "../check/options.ts";

/** The options of the command `plan`. */
export interface PlanOptions {
  /** Craft's folder `config/project`. */
  readonly config: string;
  /** Module paths or package names whose blocks the plan includes. */
  readonly blocks: readonly string[];
  /** The handle of the site that is added to an empty config. */
  readonly site: string;
  /** Whether to only print the changes and write nothing. */
  readonly isDry: boolean;
}

export const PLAN_USAGE = `courseway-content plan: writes what Craft 5 needs into its project config. Craft applies it: craft project-config/apply.

  courseway-content plan --config <config/project> --blocks <module>… [--site <handle>] [--dry-run]

  --config   Craft's folder config/project; an empty one gets all
  --blocks   as for check
  --site     the handle of the site where the config has none (default)
  --dry-run  says what would change, and writes nothing

It adds fields, entry types, sections, the category group, global sets and the GraphQL schema "Courseway". It takes nothing away,
renames nothing and gives no field another type: where that would be needed it says so.
Exit code 0: the config has all that is read. 1: something is left to do by hand. 2: the command is wrong.`;

/** Parses the arguments of `plan`. @throws CommandError if they are invalid */
export function planOptions(args: readonly string[]): PlanOptions {
  const { values } = readArguments(PLAN_USAGE, () =>
    parseArgs({
      args: [...args],
      options: {
        config: { type: "string" },
        blocks: { type: "string", multiple: true },
        site: { type: "string" },
        "dry-run": { type: "boolean" },
      },
    }),
  );
  const { config, blocks = [], site = "default", "dry-run": isDry = false } = values;
  if (config === undefined)
    throw new CommandError(`Say which project config: --config <Craft's folder config/project>.\n\n${PLAN_USAGE}`);
  if (blocks.length === 0)
    throw new CommandError(
      `Say which blocks editors are to have: --blocks @courseway/blocks/declarations.\n\n${PLAN_USAGE}`,
    );
  if (!/^[A-Za-z]\w*$/.test(site))
    throw new CommandError(`--site is ${site}. Craft's handles have letters, digits and "_", and begin with a letter.`);
  return { config, blocks, site, isDry };
}
