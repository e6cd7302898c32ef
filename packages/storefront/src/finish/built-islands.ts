import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_FILES } from "./page-data-path.ts";

/** An island in the list of them, as Turbopack writes `Name: lazyIsland(async () => (await import(…)).Name)`. */
const ISLAND = /\b(?<name>\w+):\(0,[\w$.]+\)\(async\(\)=>\(await [\w$]+\.A\((?<module>\d+)\)\)\.\k<name>\)/gu;

/** What loads a module of a chunk's: its number, and the files it is in. */
const LOADING = /\b(?<module>\d+),[\w$]+=>\{[\w$]+\.v\([\w$]+=>Promise\.all\(\[(?<files>[^\]]*)\]/gu;

/**
 * The addresses of the scripts that islands of these names need, each once, on a page that loads these scripts of the build; none for
 * a name that is no island's.
 */
export type IslandFiles = (names: readonly string[], scripts: readonly string[]) => readonly string[];

/** Where the code of each island is, for pages that load a certain script: another page may have some of that code already. */
interface IslandList {
  /** The scripts that ask for the list. */
  readonly askedBy: ReadonlySet<string>;
  readonly filesByName: ReadonlyMap<string, readonly string[]>;
}

/** The list of islands and where the code of each is, as far as one chunk says it. */
function islandsIn(file: string, text: string): IslandList["filesByName"] {
  const modules = new Map(
    [...text.matchAll(LOADING)].map(({ groups }) => [
      groups?.["module"],
      [...(groups?.["files"] ?? "").matchAll(/"[^"]*\/(?<name>[^"/]+\.js)"/gu)].map(
        (one) => one.groups?.["name"] ?? "",
      ),
    ]),
  );
  return new Map(
    [...text.matchAll(ISLAND)].map(({ groups }) => [
      groups?.["name"] ?? "",
      [file, ...(modules.get(groups?.["module"]) ?? [])],
    ]),
  );
}

function readLists(folder: string): readonly IslandList[] {
  try {
    const names = readdirSync(folder).filter((file) => file.endsWith(".js"));
    const chunks = names.map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
    return chunks.flatMap(({ file, text }) => {
      const filesByName = islandsIn(file, text);
      if (filesByName.size === 0) return [];
      const askedBy = new Set(chunks.filter((one) => one.text.includes(`/${file}"`)).map((one) => one.file));
      return [{ askedBy, filesByName }];
    });
  } catch {
    return [];
  }
}

/**
 * Where a build has its islands, by their names, read once. What is written otherwise than here comes as the page asks for it: one island after
 * another. So do those of a page for which not just one list of islands stands: code of another page's may be without what this page has not.
 */
export function builtIslands(serverFolder: string): IslandFiles {
  let lists: readonly IslandList[] | undefined;
  return (names, scripts) => {
    lists ??= readLists(join(serverFolder, "../static/chunks"));
    const [list, ...others] = lists.filter(({ askedBy }) => scripts.some((script) => askedBy.has(script)));
    if (list === undefined || others.length > 0) return [];
    const files = names.flatMap((name) => list.filesByName.get(name) ?? []);
    return [...new Set(files)].map((file) => BUILT_FILES + file);
  };
}
