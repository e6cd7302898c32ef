/**
 * Tries mutants one after the other in one process: runs the mutated package with the vectors that reach each mutant.
 * Reports for each whether a vector noticed it, and stops if a mutant changed lasting state, such as a cached value.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { conforms, type Vector } from "@courseway/pricing/conforms";

/** The input of one worker. */
export interface WorkerInput {
  readonly folder: string;
  readonly entries: readonly string[];
  readonly vectors: string;
  /** A mutant that is on from the first import; if null, the mutants that the vectors reach are tried in turn. */
  readonly first: string | null;
  readonly ids: readonly string[];
}

/** One message of a worker: which functions' vectors reach each mutant, or whether the vectors noticed one. */
export type WorkerAnswer =
  | {
      readonly kind: "reached";
      readonly always: readonly string[];
      readonly by: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly kind: "tried"; readonly id: string; readonly isNoticed: boolean };

/** What the mutated code reads and writes. A mutant that is reached as often as the limit is an endless loop. */
interface Switches {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number;
  readonly hitLimit: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

const { folder, entries, vectors: file, first, ids } = workerData as WorkerInput;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this port is no window
const tell = (answer: WorkerAnswer): void => parentPort?.postMessage(answer);

const switches: Switches = {
  activeMutant: first ?? undefined,
  currentTestId: undefined,
  hitCount: 0,
  hitLimit: 1_000_000,
};
Reflect.set(globalThis, "__stryker__", switches);

const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { readonly vectors: readonly Vector[] };
const byName = Map.groupBy(vectors, (vector) => vector.function);

/** So few that a mutant that is noticed at once costs little. */
const STEP = 25;

async function load(): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const parts: unknown[] = [];
    for (const entry of entries) parts.push(await import(join(folder, `${entry}.ts`)));
    return Object.assign({}, ...parts) as Readonly<Record<string, unknown>>;
  } catch (error) {
    if (first === null) throw error;
    return null;
  }
}

/** The first vectors of some functions with another result; null if all results are the same. */
function noticedBy(functions: Readonly<Record<string, unknown>>, names: readonly string[]): readonly Vector[] | null {
  for (const name of names) {
    const mine = byName.get(name) ?? [];
    for (let at = 0; at < mine.length; at += STEP) {
      const some = mine.slice(at, at + STEP);
      switches.hitCount = 0;
      if (conforms(functions, { vectors: some }).differences.length > 0) return some;
    }
  }
  return null;
}

/** Which functions' vectors reach each mutant. */
function reached(functions: Readonly<Record<string, unknown>>): Map<string, string[]> {
  for (const name of byName.keys()) {
    switches.currentTestId = name;
    noticedBy(functions, [name]);
  }
  switches.currentTestId = undefined;
  const by = new Map<string, string[]>();
  for (const [name, met] of Object.entries(switches.mutantCoverage?.perTest ?? {}))
    for (const id of Object.keys(met)) by.set(id, [...(by.get(id) ?? []), name]);
  return by;
}

const functions = await load();
const all = [...byName.keys()];
if (first !== null) {
  tell({ kind: "tried", id: first, isNoticed: functions === null || noticedBy(functions, all) !== null });
} else if (functions !== null) {
  const always = Object.keys(switches.mutantCoverage?.static ?? {});
  const by = reached(functions);
  if (ids.length === 0) tell({ kind: "reached", always, by: Object.fromEntries(by) });
  for (const id of ids) {
    switches.activeMutant = id;
    const noticed = noticedBy(functions, by.get(id) ?? []);
    switches.activeMutant = undefined;
    tell({ kind: "tried", id, isNoticed: noticed !== null });
    if (noticed === null) continue;
    // The mutant changed lasting state. The next worker continues.
    if (conforms(functions, { vectors: noticed }).differences.length > 0) break;
  }
}
