import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BlockContract } from "../block-contract.ts";
import { CommandError } from "./options.ts";

/**
 * Reads the blocks that modules export, as single exports or in lists. A later block replaces an earlier one with the
 * same name, like an override in an app. Plain Node loads the modules, including TypeScript, but not JSX.
 *
 * @param folder the folder from which paths and packages are resolved
 * @throws CommandError if a module cannot be loaded or exports no block
 */
export async function readBlocks(modules: readonly string[], folder: string): Promise<readonly BlockContract[]> {
  const lists = await Promise.all(modules.map((module) => readModule(module, folder)));
  return [...new Map(lists.flat().map((block) => [block.name, block])).values()];
}

async function readModule(module: string, folder: string): Promise<readonly BlockContract[]> {
  const blocks = Object.values(await load(module, folder)).flatMap(readContracts);
  if (blocks.length > 0) return blocks;
  throw new CommandError(
    `The module ${module} exports no block. Export blocks with name, about and fields, alone or as a list.`,
  );
}

async function load(module: string, folder: string): Promise<object> {
  try {
    const file = resolve(folder, module);
    const found = existsSync(file) ? file : createRequire(join(folder, "package.json")).resolve(module);
    return await import(/* @vite-ignore */ pathToFileURL(found).href);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `The module ${module} cannot be loaded: ${why}. Give a path or a package that plain Node loads: no JSX, no CSS.`,
    );
  }
}

function readContracts(value: unknown): readonly BlockContract[] {
  if (isContract(value)) return [value];
  return Array.isArray(value) ? value.flatMap(readContracts) : [];
}

const isContract = (value: unknown): value is BlockContract =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "fields" in value &&
  typeof value.fields === "object" &&
  value.fields !== null;
