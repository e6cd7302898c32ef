import { readFileSync } from "node:fs";
import type { Result } from "./stage.ts";

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

const read = <Report>(file: string): Report | null => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return null;
  }
};

const nothingRan: Result = { passed: 0, failed: 1 };

/** A run that failed without a failed test (a file that does not load, a crashed runner) counts as one failure. */
const withExit = (passed: number, failed: number, isGood: boolean, mayBeEmpty = false): Result => ({
  passed,
  failed: failed === 0 && (!isGood || (passed === 0 && !mayBeEmpty)) ? 1 : failed,
});

/** Reads the output of vitest's JSON reporter; a run without any test is a failure unless it may be empty. */
export function vitestResult(file: string, exitCode: number, mayBeEmpty = false): Result {
  const report = read<VitestReport>(file);
  return report === null
    ? nothingRan
    : withExit(report.numPassedTests, report.numFailedTests, report.success && exitCode === 0, mayBeEmpty);
}

/**
 * Reads the output of Playwright's JSON reporter. A test that passed on a retry counts as passed, and the list above
 * names it as flaky.
 */
export function playwrightResult(file: string, exitCode: number): Result {
  const report = read<PlaywrightReport>(file);
  if (report === null) return nothingRan;
  const { expected, unexpected, flaky } = report.stats;
  return withExit(expected + flaky, unexpected, exitCode === 0 && report.errors.length === 0);
}
