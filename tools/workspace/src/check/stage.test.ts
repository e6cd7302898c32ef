import { describe, expect, it } from "vitest";
import { type Result, runStages, type Stage, summary } from "./stage.ts";

const stage = (name: string, failed: number, needs: string[] = []): Stage => ({
  name,
  needs,
  run: () => Promise.resolve({ passed: 2, failed }),
});

/** Stages that finish when the test says so, and a record of when each ran. */
function buildStages() {
  const ends = new Map<string, () => void>();
  const events: string[] = [];
  const make = (name: string, options: Partial<Stage> = {}): Stage => ({
    name,
    run: () =>
      new Promise<Result>((resolve) => {
        events.push(`${name} begins`);
        ends.set(name, () => {
          events.push(`${name} ends`);
          resolve({ passed: 1, failed: 0 });
        });
      }),
    ...options,
  });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { make, end, events };
}

const quiet = { log: () => {} };

describe("runStages", () => {
  it("leaves a stage out, and counts it as failed, when what it needs failed", async () => {
    const stages = [stage("build", 1), stage("browser", 0, ["build"]), stage("lint", 0)];
    const outcomes = await runStages(stages, () => 0, quiet);
    expect(outcomes.map(({ passed, failed }) => [passed, failed])).toEqual([
      [2, 1],
      [0, 1],
      [2, 0],
    ]);
  });

  it("fills its lanes, keeps a needed order, and runs stages that wait for time one after the other", async () => {
    const { make, end, events } = buildStages();
    const stages = [
      make("unit"),
      make("build"),
      make("browser", { needs: ["build"], isTimed: true }),
      make("rolling", { needs: ["build"], isTimed: true }),
      make("packages", { needs: ["build"] }),
    ];
    const done = runStages(stages, () => 0, { ...quiet, lanes: 2 });
    for (const name of ["build", "unit", "packages", "browser", "rolling"]) await end(name);

    expect((await done).map(({ name }) => name)).toEqual(["unit", "build", "browser", "rolling", "packages"]);
    expect(events).toEqual([
      "unit begins",
      "build begins",
      "build ends",
      "browser begins",
      "unit ends",
      "packages begins",
      "packages ends",
      "browser ends",
      "rolling begins",
      "rolling ends",
    ]);
  });

  it("prints what a stage said in one piece, though another ran beside it", async () => {
    const lines: string[] = [];
    const talker = (name: string): Stage => ({
      name,
      run: async (print) => {
        print(`${name} 1\n`);
        await Promise.resolve();
        print(`${name} 2\n`);
        return { passed: 1, failed: 0 };
      },
    });
    await runStages([talker("a"), talker("b")], () => 0, { lanes: 2, log: (text) => void lines.push(text) });
    expect(lines).toEqual(["\n== a\na 1\na 2\n", "\n== b\nb 1\nb 2\n"]);
  });

  it("says so when stages need one another, and does not wait for ever", async () => {
    await expect(runStages([stage("a", 0, ["b"]), stage("b", 0, ["a"])], () => 0, quiet)).rejects.toThrow(/a, b/u);
  });

  it("takes a need that is no stage of this run for met", async () => {
    expect(await runStages([stage("browser", 0, ["build"])], () => 0, quiet)).toMatchObject([{ failed: 0 }]);
  });
});

describe("summary", () => {
  it("has a row per stage with its seconds, and ends with the sum alone on a line", () => {
    const text = summary(
      [
        { name: "lint", passed: 1, failed: 0, seconds: 1 },
        { name: "unit", passed: 40, failed: 2, seconds: 3.25 },
      ],
      4,
    );
    expect(text).toMatch(/^unit +40 passed +2 failed +3\.3 s$/mu);
    expect(text).toMatch(/^all +41 passed +2 failed +4\.0 s$/mu);
    expect(text.split("\n").at(-1)).toBe("41 passed, 2 failed");
  });
});
