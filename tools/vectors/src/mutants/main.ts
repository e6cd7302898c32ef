/**
 * `pnpm --filter @courseway/vectors mutants [pricing|coupons]`: changes the code of both packages in every way that
 * Stryker knows and says how many of the changes the vectors notice. Exits with 1 if a package is below 95 %.
 *
 * Stryker itself starts its test runner for each change, which takes an hour. Here one process contains all changes.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { root } from "@courseway/workspace/local";
import { type Mutant, mutatedPackage, TRIED } from "./mutated.ts";
import type { WorkerAnswer, WorkerInput } from "./worker.ts";

const LEAST = 95;

/** A mutant that takes this long runs forever. */
const LONGEST_MS = 20_000;

type Tried = Map<string, "noticed" | "survived" | "endless">;

/** Runs one worker until it ends or takes too long. @returns how it ended */
function run(input: WorkerInput, onAnswer: (answer: WorkerAnswer) => void): Promise<"ended" | "endless"> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: input });
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void worker.terminate();
        resolve("endless");
      }, LONGEST_MS);
    };
    wait();
    worker.on("message", (answer: WorkerAnswer) => {
      wait();
      onAnswer(answer);
    });
    worker.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    worker.on("exit", () => {
      clearTimeout(timer);
      resolve("ended");
    });
  });
}

async function tryAll(name: keyof typeof TRIED, folder: string, mutants: readonly Mutant[]): Promise<Tried> {
  const shared = {
    folder,
    entries: TRIED[name].entries,
    vectors: join(root, "packages", name, "vectors.json"),
    first: null,
  };
  const tried: Tried = new Map();
  let by: Readonly<Record<string, readonly string[]>> = {};
  let always: readonly string[] = [];
  await run({ ...shared, ids: [] }, (answer) => {
    if (answer.kind === "reached") ({ always, by } = answer);
  });
  let waiting = mutants.map(({ id }) => id).filter((id) => by[id] !== undefined);
  while (waiting.length > 0) {
    const end = await run({ ...shared, ids: waiting }, (answer) => {
      if (answer.kind === "tried") tried.set(answer.id, answer.isNoticed ? "noticed" : "survived");
    });
    waiting = waiting.filter((id) => !tried.has(id));
    const [stuck] = waiting;
    if (end === "endless" && stuck !== undefined) tried.set(stuck, "endless");
    waiting = waiting.filter((id) => !tried.has(id));
  }
  // Values computed once, at the first import or the first call, show their mutant only in a process that starts with
  // it.
  const again = mutants.filter(({ id }) => tried.get(id) === "survived" || (always.includes(id) && !tried.has(id)));
  for (const { id } of again) {
    const end = await run({ ...shared, first: id, ids: [] }, (answer) => {
      if (answer.kind === "tried") tried.set(id, answer.isNoticed ? "noticed" : "survived");
    });
    if (end === "endless") tried.set(id, "endless");
  }
  return tried;
}

const asked = process.argv.slice(2);
const names = (Object.keys(TRIED) as (keyof typeof TRIED)[]).filter(
  (name) => asked.length === 0 || asked.includes(name),
);
for (const name of names) {
  const began = performance.now();
  const { folder, mutants } = await mutatedPackage(name);
  const tried = await tryAll(name, folder, mutants);
  rmSync(folder, { recursive: true, force: true });
  const survivors = mutants.filter(({ id }) => (tried.get(id) ?? "survived") === "survived");
  for (const { id, fileName, location, mutatorName, replacement } of survivors)
    console.log(
      `${fileName}:${location.start.line + 1}:${location.start.column + 1} ${mutatorName}${tried.has(id) ? "" : " (no vector reaches it)"}: ${replacement.replaceAll(/\s+/gu, " ").slice(0, 100)}`,
    );
  const noticed = mutants.length - survivors.length;
  const endless = [...tried.values()].filter((one) => one === "endless").length;
  const percent = (noticed / mutants.length) * 100;
  console.log(
    `${name}: the vectors notice ${noticed} of ${mutants.length} changes, ${percent.toFixed(1)} % (${endless} of them by running without an end), in ${Math.round((performance.now() - began) / 1000)} s`,
  );
  if (percent < LEAST) process.exitCode = 1;
}
