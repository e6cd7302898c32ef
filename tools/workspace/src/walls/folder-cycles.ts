import { globSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import ts from "typescript";
import { isTestFile } from "../tsup/index.ts";

/** Which folder depends on which, and through which import. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The folder of a file directly in `src`; a file in `src` itself counts as a folder. */
const getFolder = (file: string): string => file.split(sep)[0] ?? file;

/** Reads the imports between a package's folders, without tests and stories. */
export function folderGraph(src: string): FolderGraph {
  const graph = new Map<string, Map<string, string>>();
  const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter((file) => !isTestFile(join(src, file)));
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(src, file), "utf8"), true, true);
    for (const { fileName } of importedFiles.filter(({ fileName: name }) => name.startsWith("."))) {
      const target = join(dirname(file), fileName);
      const [from, to] = [getFolder(file), getFolder(target)];
      const edges = graph.get(from) ?? new Map<string, string>();
      if (from !== to) graph.set(from, edges.set(to, `${file} imports ${target}`));
    }
  }
  return graph;
}

/** A path from `from` back to itself, as its imports; null if there is none. */
function findWayBack(graph: FolderGraph, from: string): string[] | null {
  const open: { readonly folder: string; readonly way: readonly string[] }[] = [{ folder: from, way: [] }];
  const seen = new Set<string>();
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    for (const [folder, reason] of graph.get(next.folder) ?? []) {
      if (folder === from) return [...next.way, reason];
      if (!seen.has(folder)) open.push({ folder, way: [...next.way, reason] });
      seen.add(folder);
    }
  }
  return null;
}

/**
 * Folders of one package that depend on each other: none of them can be read, moved or changed alone. Each is reported
 * with the imports that form the cycle.
 */
export const folderCycles = (graph: FolderGraph): string[] =>
  [...graph.keys()].flatMap((folder) => {
    const way = findWayBack(graph, folder);
    return way === null ? [] : [`${folder}: ${way.join(", ")}`];
  });
