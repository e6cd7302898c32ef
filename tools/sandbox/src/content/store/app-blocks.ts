import { declarations, readDeclarations, type BlockDeclaration } from "@courseway/blocks/declarations";
import { globSync } from "node:fs";
import { join } from "node:path";

const APPS = join(import.meta.dirname, "../../../../../apps");

/**
 * The library's blocks, and those of a team's own folders.
 *
 * @param folders each has a subfolder per block; default: the folder `blocks` of each app of this repository
 */
export async function blocksWith(
  folders: readonly string[] = globSync("*/blocks/", { cwd: APPS }).map((folder) => join(APPS, folder)),
): Promise<readonly BlockDeclaration[]> {
  const own = await Promise.all(folders.map(readDeclarations));
  return [...declarations, ...own.flat()];
}
