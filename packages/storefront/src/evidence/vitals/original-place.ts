import { readFile } from "node:fs/promises";
import { type SourceMapPayload, SourceMap } from "node:module";
import { join } from "node:path";

/** Where a build keeps the maps of the browser's bundle, in `.next`. Nothing serves this folder. */
export const MAPS_FOLDER = "courseway-maps";

const PLACE = /^\/_next\/static\/islands\/(?<file>\w+\.js):(?<line>\d+):(?<column>\d+)$/u;

/** What comes before a file's place in the repository, or in an installed package: folders of the machine that built it. */
const BEFORE = /^.*?(?=(?:packages|apps|node_modules)\/)/u;

/**
 * Where in the source a place of a built script is, `packages/ui/src/tabs/Tabs.tsx:12:3`.
 *
 * @param app the app's folder
 * @param location as `SCRIPT_LOCATION`
 * @returns null for a script of another build, or without a line
 */
export async function originalPlace(app: string, location: string): Promise<string | null> {
  const { file, line, column } = PLACE.exec(location)?.groups ?? {};
  if (file === undefined) return null;
  try {
    const text = await readFile(join(app, ".next", MAPS_FOLDER, `${file}.map`), "utf8");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own build
    const found = new SourceMap(JSON.parse(text) as SourceMapPayload).findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in found)) return null;
    return `${found.originalSource.replace(BEFORE, "")}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  } catch {
    // A build without maps, or another one's script.
    return null;
  }
}
