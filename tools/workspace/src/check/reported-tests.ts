import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface ReportedTest {
  /** The stage whose runner reported it. */
  readonly stage: string;
  /** The test's file, as its runner names it. */
  readonly file: string;
  readonly title: string;
  readonly ms: number;
  /** Whether it failed at first or for good. */
  readonly hasFailed: boolean;
  /** Whether it passed in the end. */
  readonly hasPassed: boolean;
  /** What its failures said, as far as the runner kept it. */
  readonly messages: readonly string[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file?: string;
    readonly tests: readonly {
      readonly status?: string;
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** What vitest's and Playwright's JSON reporters write, as far as it says how a test went and how long it took. */
interface Report extends Suite {
  readonly testResults?: readonly {
    readonly name?: string;
    readonly status?: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly status?: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

function* readTests(report: Report): Generator<Omit<ReportedTest, "stage">> {
  for (const { name = "", status, message = "", assertionResults } of report.testResults ?? []) {
    if (status === "failed" && assertionResults.length === 0)
      yield { file: name, title: name, ms: 0, hasFailed: true, hasPassed: false, messages: [message] };
    for (const { fullName, duration, status: outcome, failureMessages = [] } of assertionResults)
      yield {
        file: name,
        title: fullName,
        ms: duration ?? 0,
        hasFailed: outcome === "failed",
        hasPassed: outcome === "passed",
        messages: failureMessages,
      };
  }
  for (const { title, file = "", tests } of report.specs ?? [])
    for (const { status, results } of tests)
      yield {
        file,
        title,
        ms: Math.max(0, ...results.map(({ duration }) => duration)),
        hasFailed: status === "unexpected" || status === "flaky",
        hasPassed: status === "expected" || status === "flaky",
        messages: results.map(({ error }) => error?.message ?? ""),
      };
  for (const suite of report.suites ?? []) yield* readTests(suite);
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    // A runner that died has written half a report; its stage counts as failed.
    return {};
  }
}

/** @param reports the folder of the runners' reports */
export const reportedTests = (reports: string): readonly ReportedTest[] =>
  globSync("*.json", { cwd: reports }).flatMap((file) =>
    [...readTests(readReport(join(reports, file)))].map((test) => ({ ...test, stage: file.slice(0, -".json".length) })),
  );

/** The tests that took longest, one line each, the longest first: its seconds, its runner's stage and its title. */
export function slowestTests(tests: readonly ReportedTest[], count = 10): readonly string[] {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, stage, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${stage.padEnd(8)} ${title}`);
}

/** The first line that says something, without colors and never so long that it drowns the list. */
const firstWords = (messages: readonly string[]): string =>
  messages
    .flatMap((message) => stripVTControlCharacters(message).split("\n"))
    .map((line) => line.trim())
    .find((line) => line !== "")
    ?.slice(0, 200) ?? "no message";

/**
 * The tests that failed, or passed only at their second try, one line each: its runner's stage, its title and what its failure said first.
 * They stand at the check's very end, where a log that was cut still has them.
 */
export const failedTests = (tests: readonly ReportedTest[]): readonly string[] =>
  tests
    .filter(({ hasFailed }) => hasFailed)
    .map(({ stage, title, messages }) => `${stage.padEnd(8)} ${title}: ${firstWords(messages)}`);
