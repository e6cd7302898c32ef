/**
 * Runs inside a copy of the repository: tests the couplings of docs/couplings.md against the installed and built
 * versions, and writes the results as JSON into the named file.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../browser/index.ts";
import { type ReportedTest, reportedTests } from "../check/reported-tests.ts";
import { runProgram } from "../check/stage.ts";
import { root } from "../local/paths.ts";
import { type Coupling, readCouplings } from "./couplings.ts";
import { triedCouplings } from "./tried.ts";

// A separate base port, because a developer's own sites and tests may run at the same time.
process.env["COURSEWAY_PORT_BASE"] ??= "23000";

const print = (text: string): void => void process.stderr.write(text);

const JOURNEYS = "tools/e2e/src/journeys";
const filesEnding = (end: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) => globSync(`${folder}/**/${end}`, { cwd: root }));

/** Runs the couplings' test files, all files of a runner in one run. */
async function runTests(couplings: readonly Coupling[]): Promise<readonly ReportedTest[]> {
  const reports = join(root, "reports/upgrade");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const ends = [...new Set(couplings.flatMap(({ tests }) => tests.map(({ file }) => file)))];
  const journeys = ends.flatMap((end) => filesEnding(end, [JOURNEYS]));
  const units = ends
    .filter((end) => end.includes(".test."))
    .flatMap((end) => filesEnding(end, ["packages/*/src", "tools/*/src"]));
  const json = ["--reporter=json", `--outputFile=${join(reports, "unit.json")}`];
  if (units.length > 0) await runProgram("pnpm", ["exec", "vitest", "run", ...units, ...json], print);
  if (journeys.length > 0) {
    ensureBrowser();
    const env = { E2E_BRANDS: "ace", PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "browser.json") };
    // One at a time: a test that times out because of load would count as broken.
    const words = [
      "exec",
      "playwright",
      "test",
      "--workers=1",
      "--retries=2",
      ...journeys.map((file) => file.slice(JOURNEYS.length + 1)),
    ];
    await runProgram("pnpm", [...words, "--reporter=list,json"], print, { cwd: join(root, "tools/e2e"), env });
  }
  return reportedTests(reports);
}

/** Runs the couplings' commands. @returns the last line of each failed command, by its words */
async function runCommands(couplings: readonly Coupling[]): Promise<ReadonlyMap<string, string>> {
  const failures = new Map<string, string>();
  for (const words of new Map(
    couplings.flatMap(({ commands }) => commands.map((one) => [one.join(" "), one])),
  ).values()) {
    let output = "";
    const keep = (text: string): void => {
      output += text;
      print(text);
    };
    // A canary version is outside the range that our packages require.
    const code = await runProgram("pnpm", words, keep, { env: { npm_config_legacy_peer_deps: "true" } });
    const last = output.trim().split("\n").at(-1) ?? "";
    if (code !== 0) failures.set(words.join(" "), `pnpm ${words.join(" ")} ended with ${code}: ${last.slice(0, 160)}`);
  }
  return failures;
}

/** The next major version's replacement for `force-static`; see docs/upgrading.md. */
const REHEARSAL: Coupling = {
  name: "Cache Components, rehearsed",
  tests: [],
  commands: [
    ["--filter", "@courseway/e2e", "cache-components", "--here", "faults/cache", "finished-pages", "not-found"],
  ],
};

const [target = ""] = process.argv.slice(2);
const couplings = [...readCouplings(readFileSync(join(root, "docs/couplings.md"), "utf8")), REHEARSAL];
const tests = await runTests(couplings);
writeFileSync(target, JSON.stringify(triedCouplings(couplings, tests, await runCommands(couplings))));
