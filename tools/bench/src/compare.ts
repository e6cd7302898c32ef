/**
 * `pnpm bench compare <base>`: builds ace as it is now and as it was at a commit, and measures both in turn, in the
 * same minutes. Exits with 1 if a page is slower than the commit's by more than a tenth. `--runs 7` sets the number of
 * runs, `--page /` selects a single page; a folder instead of the commit is a copy that was built before.
 */
import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { getAppFolder, isBuilt, root } from "@courseway/workspace/local";
import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { type Compared, comparePage, type Measured, toTable } from "./compare/verdict.ts";
import { withStage } from "./local/stage.ts";
import { table } from "./local/table.ts";
import { judge, type Speed } from "./pages/judge.ts";
import { weigh } from "./pages/weigh.ts";

const BRAND = "ace";
const PAGES = ["/", "/career-center/study-groups/", "/all-blocks/"];

/** The addresses of the same site at both commits. */
interface Sides {
  readonly base: string;
  readonly head: string;
}

/** Runs a program whose output matters only if it fails. */
function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}

/** From turbo's cache if nothing has changed. */
const build = (repository: string): void =>
  run("pnpm", ["exec", "turbo", "run", "build", `--filter=@courseway/app-${BRAND}`], repository);

/**
 * Runs `work` while a built copy of a commit exists in a separate folder.
 * @param commit or a folder where it was built before
 * @throws Error if git does not know the commit or it does not build
 */
async function withCommit<T>(commit: string, work: (repository: string) => Promise<T>): Promise<T> {
  if (isBuilt(getAppFolder(BRAND, commit))) return work(commit);
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), "courseway-compare-"))), "base");
  try {
    run("git", ["worktree", "add", "--quiet", "--detach", "--force", folder, commit], root);
    run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], folder);
    build(folder);
    return await work(folder);
  } finally {
    rmSync(join(folder, ".."), { recursive: true, force: true });
    run("git", ["worktree", "prune"], root);
  }
}

/** Loads the page until it is cached: the first responses fill the cache. */
async function warm(url: string): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(url);
    await answer.text();
    if (!answer.ok && time > 0) throw new Error(`${url} answered ${answer.status}, so there is nothing to measure.`);
  }
}

async function measurePage(browser: Browser, sides: Sides, page: string, runs: number): Promise<readonly Compared[]> {
  const urls = [sides.base + page, sides.head + page];
  const speeds: [Speed[], Speed[]] = [[], []];
  for (const url of urls) await warm(url);
  for (let time = 0; time < runs; time += 1)
    // Each side is first equally often, so that the machine's other load affects both.
    for (const side of time % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      speeds[side].push(await judge(urls[side] ?? ""));
  const figures = async (side: 0 | 1): Promise<Measured> => {
    const { html, styles, scripts, scriptsAtLoad } = await weigh(browser, urls[side] ?? "");
    const of = (name: "lcp" | "tbt" | "cls"): readonly number[] => speeds[side].map((speed) => speed[name]);
    return {
      html: [html],
      styles: [styles],
      scripts: [scripts],
      scriptsAtLoad: [scriptsAtLoad],
      lcp: of("lcp"),
      tbt: of("tbt"),
      cls: of("cls"),
    };
  };
  return comparePage(page, await figures(0), await figures(1));
}

/** Measures a page once more if it seems slower; it is slower only if both measurements say so. */
async function compare(browser: Browser, sides: Sides, page: string, runs: number): Promise<readonly Compared[]> {
  const first = await measurePage(browser, sides, page, runs);
  if (!first.some(({ isWorse }) => isWorse)) return first;
  const second = await measurePage(browser, sides, page, runs);
  return second.map((one, index) => ({ ...one, isWorse: one.isWorse && first[index]?.isWorse === true }));
}

/** Compares pages and prints each. @returns the slower ones */
async function compareAll(browser: Browser, sides: Sides, pages: readonly string[], runs: number): Promise<string[]> {
  const slower: string[] = [];
  for (const page of pages) {
    const figures = await compare(browser, sides, page, runs);
    console.log(table(toTable(figures)));
    console.log(`${Math.round(performance.now() / 1000)} s since the start.`);
    if (figures.some(({ isWorse }) => isWorse)) slower.push(page);
  }
  return slower;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "3" }, page: { type: "string", multiple: true, default: PAGES } },
    allowPositionals: true,
  });
  const [commit] = positionals;
  if (commit === undefined) throw new Error("Name the commit to compare with: pnpm bench compare origin/main");
  const runs = Number(values.runs);
  build(root);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  try {
    console.log(`${BRAND} now and at ${commit}. Bytes after gzip -9; Lighthouse as a phone, median of ${runs}.`);
    const slower = await withCommit(commit, (repository) =>
      withStage(
        BRAND,
        ({ sites: [base = ""] }) =>
          withStage(BRAND, ({ sites: [head = ""] }) => compareAll(browser, { base, head }, values.page, runs), {
            name: "compare-head",
          }),
        { repository, name: "compare-base" },
      ),
    );
    if (slower.length === 0) return console.log("No page is slower by more than a tenth.");
    console.log(`Slower by more than a tenth: ${slower.join(", ")}`);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
