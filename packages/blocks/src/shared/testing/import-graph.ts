import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([\s\S]*?)\s+from\s+)?"([^"]+)"/gm;

/**
 * The island files that a block's entry file imports: those of this package, and islands of `@courseway/ui`. They reach
 * the browser. Types are left out, since they do not exist at run time.
 */
export function islandsReachedFrom(entry: string): readonly string[] {
  const seen = new Set<string>();
  const islands = new Set<string>();
  walk(entry, seen, islands);
  return [...islands].sort();
}

function walk(file: string, seen: Set<string>, islands: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  if (/^\s*["']use client["']/.test(source)) {
    islands.add(file);
    return;
  }
  for (const [, names = "", from = ""] of source.matchAll(IMPORT)) {
    if (from.startsWith(".")) walk(resolve(dirname(file), from), seen, islands);
    if (from === "@courseway/ui")
      for (const name of names.match(/\b[A-Z]\w+/g) ?? [])
        if (uiIslands().has(name)) islands.add(`@courseway/ui ${name}`);
  }
}

let known: ReadonlySet<string> | undefined;

/** The names that `@courseway/ui` exports from island files. */
function uiIslands(): ReadonlySet<string> {
  known ??= new Set(
    [...readFileSync(uiIndex(), "utf8").matchAll(/export \{([^}]*)\} from "[^"]*\.client\.tsx"/g)].flatMap(
      ([, names = ""]) => names.match(/(?<!type )\b[A-Z]\w+/g) ?? [],
    ),
  );
  return known;
}

function uiIndex(): string {
  const path = join(import.meta.dirname, "../../../../ui/src/index.ts");
  if (!existsSync(path))
    throw new Error(`Cannot tell islands of @courseway/ui: ${path} is not there. Fix the path in import-graph.ts.`);
  return path;
}
