import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { playwrightResult, vitestResult } from "./report-files.ts";

const file = (content: unknown): string => {
  const path = join(mkdtempSync(join(tmpdir(), "report-")), "report.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
};

describe("vitestResult", () => {
  const good = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0, success: true };

  it("counts tests", () => {
    expect(vitestResult(file(good), 0)).toEqual({ passed: 3, failed: 0 });
    expect(vitestResult(file({ ...good, numFailedTests: 2, success: false }), 1)).toEqual({ passed: 3, failed: 2 });
  });

  it("takes a run without tests for fine only where it may be empty", () => {
    const empty = file({ ...good, numPassedTests: 0 });
    expect(vitestResult(empty, 0, true)).toEqual({ passed: 0, failed: 0 });
    expect(vitestResult(empty, 1, true).failed).toBe(1);
  });

  it("counts a run that died, printed nothing or ran nothing as one failure", () => {
    expect(vitestResult(file(good), 1).failed).toBe(1);
    expect(vitestResult("/nowhere.json", 0).failed).toBe(1);
    expect(vitestResult(file({ ...good, numPassedTests: 0 }), 0).failed).toBe(1);
  });
});

describe("playwrightResult", () => {
  it("counts a test that passed at its second try as passed, and no other", () => {
    expect(playwrightResult(file({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] }), 1)).toEqual({
      passed: 6,
      failed: 1,
    });
  });
});
