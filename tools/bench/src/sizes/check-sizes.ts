import { root } from "@courseway/workspace/local";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { grouped } from "../local/number.ts";
import { table } from "../local/table.ts";
import { functionLengths } from "./functions.ts";
import { fileFault, countLines, type Sizes, computeSizes } from "./sizes.ts";

/** Tests count too; data (yaml, json, csv, svg) and files written by tools do not. */
const SOURCES = "{packages/*/src,apps,tools/*/src}/**/*.{ts,tsx,mts,mjs,css}";
const isWritten = (name: string): boolean =>
  /(?:^|\/)(?:node_modules|\.next|dist|reports)(?:\/|$)|next-env\.d\.ts$/u.test(name);

const row = (title: string, { count, median, p95 }: Sizes): string[] => [title, ...[count, median, p95].map(grouped)];

/** Measures files and functions of the whole workspace and prints the sizes. @returns the faults */
export function checkSizes(): readonly string[] {
  const names = globSync(SOURCES, { cwd: root, exclude: (name) => isWritten(name) }).filter((name) => !isWritten(name));
  const sources = names.toSorted().map((name) => ({ name, text: readFileSync(join(root, name), "utf8") }));
  const files = sources.map(({ name, text }) => ({ name, lines: countLines(text) }));
  const functions = sources.flatMap(({ name, text }) => (name.endsWith(".css") ? [] : functionLengths(name, text)));
  console.log("\nLines");
  console.log(
    table([
      ["", "count", "median", "95th percentile"],
      row("Source files", computeSizes(files.map(({ lines }) => lines))),
      row("Functions with a name", computeSizes(functions)),
    ]),
  );
  return [fileFault(files) ?? []].flat();
}
