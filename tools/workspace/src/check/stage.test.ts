import { describe, expect, it } from "vitest";
import { runStages, summary } from "./stage.ts";

const stage = (name: string, failed: number, needs: string[] = []) => ({
  name,
  needs,
  run: () => Promise.resolve({ passed: 2, failed }),
});

describe("runStages", () => {
  it("leaves a stage out, and counts it as failed, when what it needs failed", async () => {
    const outcomes = await runStages([stage("build", 1), stage("browser", 0, ["build"]), stage("lint", 0)], () => 0);
    expect(outcomes.map(({ passed, failed }) => [passed, failed])).toEqual([
      [2, 1],
      [0, 1],
      [2, 0],
    ]);
  });
});

describe("summary", () => {
  it("ends with the sum of all stages alone on a line", () => {
    const text = summary([
      { name: "lint", passed: 1, failed: 0, seconds: 1 },
      { name: "unit", passed: 40, failed: 2, seconds: 3 },
    ]);
    expect(text.split("\n").at(-1)).toBe("41 passed, 2 failed");
  });
});
