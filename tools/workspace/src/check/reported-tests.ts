import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface ReportedTest {
  /** The stage whose runner reported the test. */
  readonly stage: string;
  /** The test's file, in the form that its runner reports. */
  readonly file: string;
  readonly title: string;
  readonly ms: number;
  /** Whether it failed at least once. */
  readonly hasFailed: boolean;
  /** Whether it passed in the end. */
  readonly hasPassed: boolean;
  /** The messages of its failures, as far as the runner stored them. */
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

/** The parts of the output of vitest's and Playwright's JSON reporters that contain a test's result and duration. */
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
    // A crashed runner has written an incomplete report; its stage counts as failed.
    return {};
  }
}

/** @param reports the folder of the runners' reports */
export const reportedTests = (reports: string): readonly ReportedTest[] =>
  globSync("*.json", { cwd: reports }).flatMap((file) =>
    [...readTests(readReport(join(reports, file)))].map((test) => ({ ...test, stage: file.slice(0, -".json".length) })),
  );

/** The slowest tests, one line each, slowest first: the seconds, the stage and the title. */
export function slowestTests(tests: readonly ReportedTest[], count = 10): readonly string[] {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, stage, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${stage.padEnd(8)} ${title}`);
}

/** The first non-empty line, without colors and limited in length. */
const firstWords = (messages: readonly string[]): string =>
  messages
    .flatMap((message) => stripVTControlCharacters(message).split("\n"))
    .map((line) => line.trim())
    .find((line) => line !== "")
    ?.slice(0, 200) ?? "no message";

/**
 * The tests that failed, or passed only on a retry, one line each: the stage, the title and the start of the first
 * failure. They are printed at the very end of the check, where a truncated log still contains them.
 */
export const failedTests = (tests: readonly ReportedTest[]): readonly string[] =>
  tests
    .filter(({ hasFailed }) => hasFailed)
    .map(({ stage, title, messages }) => `${stage.padEnd(8)} ${title}: ${firstWords(messages)}`);
