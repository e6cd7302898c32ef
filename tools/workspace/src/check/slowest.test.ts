import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { slowestTests } from "./slowest.ts";

it("names the longest tests of all runners, and takes half a report for none", () => {
  const reports = mkdtempSync(join(tmpdir(), "slowest-"));
  onTestFinished(() => rmSync(reports, { recursive: true }));
  const unit = [{ fullName: "quick", duration: 2 }, { fullName: "slow", duration: 3100 }, { fullName: "left out" }];
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  writeFileSync(join(reports, "unit.json"), JSON.stringify({ testResults: [{ assertionResults: unit }] }));
  const suites = [{ specs: [spec("short", 900)], suites: [{ specs: [spec("long", 100, 5000)] }] }];
  writeFileSync(join(reports, "browser.json"), JSON.stringify({ suites }));
  writeFileSync(join(reports, "died.json"), '{"testRes');

  expect(slowestTests(reports, 3)).toEqual([
    "   5.0 s  browser  long",
    "   3.1 s  unit     slow",
    "   0.9 s  browser  short",
  ]);
});
