import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface TimedTest {
  readonly title: string;
  readonly ms: number;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** What vitest's and Playwright's JSON reporters write, as far as it says how long a test took. */
interface Report extends Suite {
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

function* testsOf(report: Report): Generator<TimedTest> {
  for (const { assertionResults } of report.testResults ?? [])
    for (const { fullName, duration } of assertionResults) yield { title: fullName, ms: duration ?? 0 };
  for (const { title, tests } of report.specs ?? [])
    for (const { results } of tests) yield { title, ms: Math.max(0, ...results.map(({ duration }) => duration)) };
  for (const suite of report.suites ?? []) yield* testsOf(suite);
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    // A runner that died has written half a report; its stage counts as failed.
    return {};
  }
}

/**
 * The tests that took longest, one line each, the longest first: its seconds, its runner's stage and its title.
 * @param reports the folder of the runners' reports
 */
export function slowestTests(reports: string, count = 10): readonly string[] {
  return globSync("*.json", { cwd: reports })
    .flatMap((file) =>
      [...testsOf(readReport(join(reports, file)))].map((test) => ({ ...test, stage: file.slice(0, -5) })),
    )
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, stage, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${stage.padEnd(8)} ${title}`);
}
