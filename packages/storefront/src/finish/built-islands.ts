import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_FILES } from "./page-data-path.ts";

/** An island in the list of them, as Turbopack writes `Name: lazyIsland(async () => (await import(…)).Name)`. */
const ISLAND = /\b(?<name>\w+):\(0,[\w$.]+\)\(async\(\)=>\(await [\w$]+\.A\((?<module>\d+)\)\)\.\k<name>\)/gu;

/** What loads a module of a chunk's: its number, and the files it is in. */
const LOADING = /\b(?<module>\d+),[\w$]+=>\{[\w$]+\.v\([\w$]+=>Promise\.all\(\[(?<files>[^\]]*)\]/gu;

/** The addresses of the scripts that islands of these names need, each once; none for a name that is no island's. */
export type IslandFiles = (names: readonly string[]) => readonly string[];

/** The list of islands and where the code of each is, as far as one chunk says it. */
function islandsIn(file: string, text: string): readonly (readonly [name: string, files: readonly string[]])[] {
  const modules = new Map(
    [...text.matchAll(LOADING)].map(({ groups }) => [
      groups?.["module"],
      [...(groups?.["files"] ?? "").matchAll(/"[^"]*\/(?<name>[^"/]+\.js)"/gu)].map(
        (one) => one.groups?.["name"] ?? "",
      ),
    ]),
  );
  return [...text.matchAll(ISLAND)].map(({ groups }) => [
    groups?.["name"] ?? "",
    [file, ...(modules.get(groups?.["module"]) ?? [])],
  ]);
}

function readIslands(folder: string): ReadonlyMap<string, readonly string[]> {
  try {
    const chunks = readdirSync(folder).filter((file) => file.endsWith(".js"));
    return new Map(chunks.flatMap((file) => islandsIn(file, readFileSync(join(folder, file), "utf8"))));
  } catch {
    return new Map();
  }
}

/**
 * Where a build has its islands, by their names, read once. What is written otherwise than here comes as the page asks for it: one island after
 * another.
 */
export function builtIslands(serverFolder: string): IslandFiles {
  let islands: ReadonlyMap<string, readonly string[]> | undefined;
  return (names) => {
    islands ??= readIslands(join(serverFolder, "../static/chunks"));
    const files = names.flatMap((name) => islands?.get(name) ?? []);
    return [...new Set(files)].map((file) => BUILT_FILES + file);
  };
}
