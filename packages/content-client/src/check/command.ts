import { fragmentNames } from "../selections/fragment-names.ts";
import type { Difference } from "./difference.ts";
import { findDifferences } from "./find-differences.ts";
import { CheckError, checkOptions, USAGE } from "./options.ts";
import { readBlocks } from "./read-blocks.ts";
import { readSchema } from "./read-schema.ts";

/** What the command is given of the outside world. */
export interface CommandDeps {
  readonly fetch: typeof globalThis.fetch;
  /** Where paths and packages are looked up from. */
  readonly folder: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Carries the command out and gives its exit code: 0 fine, 1 a page loses something, 2 it could not be found out. */
export async function runCommand(
  args: readonly string[],
  { fetch, folder, out, err }: CommandDeps,
): Promise<0 | 1 | 2> {
  if (args.includes("--help") || args.includes("-h")) {
    out(USAGE);
    return 0;
  }
  try {
    const { source, craft, blocks: modules, json } = checkOptions(args);
    const blocks = await readBlocks(modules, folder);
    const differences = findDifferences(await readSchema(source, fetch), { names: fragmentNames(craft), blocks });
    out(
      json
        ? JSON.stringify({ craft, blocks: blocks.map(({ name }) => name), differences }, null, 2)
        : reportOf(differences, blocks.length),
    );
    return differences.some(({ level }) => level === "error") ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    err(error.message);
    return 2;
  }
}

function reportOf(differences: readonly Difference[], blocks: number): string {
  const lines = differences.map(
    ({ level, where, message }) => `${level === "error" ? "ERROR  " : "warning"}  ${where}: ${message}`,
  );
  const errors = differences.filter(({ level }) => level === "error").length;
  const checked =
    blocks === 0 ? "pages and global sets, no blocks (give --blocks)" : `pages, global sets and ${blocks} blocks`;
  return [...lines, `${errors} errors, ${differences.length - errors} warnings; checked ${checked}.`].join("\n");
}
