/**
 * `pnpm upgrade-check [next@canary react@19.2 node@26 …]`: installs each version in a copy of the repository, builds
 * ace there, tests every coupling of docs/couplings.md and measures the page of sixteen blocks, next to today's
 * versions. Each word is a column; `next@canary+node@26` is one column with both. Without words: Next's newest canary
 * and its last three minors. Exits with 1 if something breaks. `--rounds 3` sets the number of measurements, `--keep`
 * keeps the copies.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runProgram } from "../check/stage.ts";
import { root } from "../local/paths.ts";
import { run } from "../packed/pack.ts";
import { type Candidate, defaultCandidates, type PackageName, type Published, readCandidates } from "./candidates.ts";
import { copyRepository, setVersions, versionsIn } from "./copy.ts";
import { type Outcome, upgradeReport, computeVerdict, type Weight } from "./report.ts";
import type { Tried } from "./tried.ts";

/** The registry's data about a package, with its versions in order. */
function published(name: PackageName): Published {
  const output = execFileSync("npm", ["view", name, "versions", "dist-tags", "--json"], { encoding: "utf8" });
  const { versions, "dist-tags": tags } = JSON.parse(output) as { versions: string[]; "dist-tags": Published["tags"] };
  return { versions, tags };
}

const print = (text: string): void => void process.stderr.write(text);

/** A copy of the repository with a candidate's versions. */
interface Trial extends Candidate {
  readonly folder: string;
}

/** Runs one of the copy's own commands with the copy's own Node. @throws Error if it fails */
async function runIn({ folder, title }: Trial, ...words: string[]): Promise<void> {
  const code = await runProgram("pnpm", words, print, { cwd: folder });
  if (code !== 0) throw new Error(`pnpm ${words.join(" ")} ended with ${code} for ${title}.`);
}

async function tryOut(trial: Trial): Promise<Outcome> {
  const { title, folder } = trial;
  const outcome = { title, fault: null, tried: [], weights: [] };
  try {
    console.error(`\n== ${title}: installs and builds`);
    await copyRepository(folder);
    setVersions(folder, trial.versions);
    await runIn(trial, "install", "--no-frozen-lockfile", "--prefer-offline");
    await runIn(trial, "exec", "turbo", "run", "build", "--filter=@courseway/app-ace", "--output-logs=errors-only");
    console.error(`\n== ${title}: tries the couplings`);
    const file = join(folder, "tried.json");
    await runIn(trial, "exec", "node", "tools/workspace/src/upgrade-check/try-couplings.ts", file);
    return { ...outcome, tried: JSON.parse(readFileSync(file, "utf8")) as Tried[] };
  } catch (failure) {
    return { ...outcome, fault: failure instanceof Error ? failure.message : String(failure) };
  }
}

/** Measures the page of a built copy; null if that fails. */
async function weigh({ folder, title }: Trial): Promise<Weight | null> {
  try {
    return JSON.parse((await run("pnpm", ["bench", "weigh"], folder)).trim().split("\n").at(-1) ?? "") as Weight;
  } catch (failure) {
    console.error(`${title} cannot be weighed: ${String(failure)}`);
    return null;
  }
}

async function checkAll(trials: readonly Trial[], rounds: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const trial of trials) outcomes.push(await tryOut(trial));
  const weights = trials.map((): Weight[] => []);
  // Alternating, so that the machine's other load affects all of them.
  for (let round = 0; round < rounds; round += 1)
    for (const [index, trial] of trials.entries()) {
      const weight = outcomes[index]?.fault === null ? await weigh(trial) : null;
      if (weight !== null) weights[index]?.push(weight);
    }
  return outcomes.map((outcome, index) => ({ ...outcome, weights: weights[index] ?? [] }));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: "string", default: "3" }, keep: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const now = versionsIn(root);
  const today = `today: next ${now.next}, react ${now.react}, node ${now.node}`;
  const candidates =
    positionals.length === 0 ? defaultCandidates(published("next"), now.next) : readCandidates(positionals, published);
  const home = realpathSync(mkdtempSync(join(tmpdir(), "courseway-upgrade-")));
  try {
    const trials = [{ title: today, versions: {} }, ...candidates].map((candidate, index) => {
      const folder = join(home, String(index));
      mkdirSync(folder);
      return { ...candidate, folder };
    });
    const [first, ...others] = await checkAll(trials, Number(values.rounds));
    if (first === undefined) return;
    console.log(upgradeReport([first, ...others]));
    if ([first, ...others].some((outcome) => computeVerdict(outcome, first) === "breaks")) process.exitCode = 1;
  } finally {
    if (values.keep) console.error(`The copies are in ${home}.`);
    else rmSync(home, { recursive: true, force: true });
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
