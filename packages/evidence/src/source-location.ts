import { readFile } from "node:fs/promises";
import { type SourceMapPayload, SourceMap } from "node:module";
import { join } from "node:path";

/** The folder of the browser bundle's source maps in `.next`, which nothing serves. */
export const MAPS_FOLDER = "courseway-maps";

const LOCATION = /^\/_next\/static\/islands\/(?<file>\w+\.js):(?<line>\d+):(?<column>\d+)$/u;

/** The folders of the build machine before a file's path in the repository or in an installed package. */
const BEFORE = /^.*?(?=(?:packages|apps|node_modules)\/)/u;

/**
 * Maps a position in a built script to its source, `packages/ui/src/tabs/Tabs.tsx:12:3`.
 *
 * @param app the app's folder
 * @param location as `SCRIPT_LOCATION`
 * @returns null for a script of another build, or without a line
 */
export async function findSourceLocation(app: string, location: string): Promise<string | null> {
  const { file, line, column } = LOCATION.exec(location)?.groups ?? {};
  if (file === undefined) return null;
  try {
    const text = await readFile(join(app, ".next", MAPS_FOLDER, `${file}.map`), "utf8");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own build
    const found = new SourceMap(JSON.parse(text) as SourceMapPayload).findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in found)) return null;
    return `${found.originalSource.replace(BEFORE, "")}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  } catch {
    // A build without maps, or a script of another build.
    return null;
  }
}
