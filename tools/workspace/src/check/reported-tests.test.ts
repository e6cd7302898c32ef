import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { failedTests, reportedTests, slowestTests } from "./reported-tests.ts";

function writeReports(files: Readonly<Record<string, unknown>>): string {
  const reports = mkdtempSync(join(tmpdir(), "reports-"));
  onTestFinished(() => rmSync(reports, { recursive: true }));
  for (const [file, report] of Object.entries(files)) writeFileSync(join(reports, file), JSON.stringify(report));
  writeFileSync(join(reports, "died.json"), '{"testRes');
  return reports;
}

it("names the longest tests of all runners, and takes half a report for none", () => {
  const unit = [{ fullName: "quick", duration: 2 }, { fullName: "slow", duration: 3100 }, { fullName: "left out" }];
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [{ specs: [spec("short", 900)], suites: [{ specs: [spec("long", 100, 5000)] }] }];
  const reports = writeReports({
    "unit.json": { testResults: [{ assertionResults: unit }] },
    "browser.json": { suites },
  });

  expect(slowestTests(reportedTests(reports), 3)).toEqual([
    "   5.0 s  browser  long",
    "   3.1 s  unit     slow",
    "   0.9 s  browser  short",
  ]);
});

it("names what failed with its first words: a test, a file that did not load, one that needed its second try", () => {
  const assertionResults = [
    { fullName: "good", status: "passed", failureMessages: [] },
    {
      fullName: "bad",
      status: "failed",
      failureMessages: [`\n\u001B[31mexpected 1\u001B[39m ${"x".repeat(300)}\nat a.ts`],
    },
  ];
  const unloaded = { name: "a.test.ts", status: "failed", message: "Cannot find b.ts", assertionResults: [] };
  const flaky = { status: "flaky", results: [{ duration: 1, error: { message: "too late" } }, { duration: 1 }] };
  const specs = [
    { title: "late", tests: [flaky] },
    { title: "mute", tests: [{ status: "unexpected", results: [] }] },
    { title: "fine", tests: [{ status: "expected", results: [{ duration: 1 }] }] },
  ];
  const reports = writeReports({
    "unit.json": { testResults: [{ status: "failed", assertionResults }, unloaded] },
    "browser.json": { suites: [{ specs }] },
  });

  expect(failedTests(reportedTests(reports)).toSorted()).toEqual([
    "browser  late: too late",
    "browser  mute: no message",
    "unit     a.test.ts: Cannot find b.ts",
    `unit     bad: expected 1 ${"x".repeat(189)}`,
  ]);
});
