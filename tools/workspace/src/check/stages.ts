import { join } from "node:path";
import { missingPackages } from "../browser/others.ts";
import { root } from "../local/paths.ts";
import { playwrightResult, vitestResult } from "./report-files.ts";
import { type Print, programStage, type Result, runProgram, type Stage } from "./stage.ts";

interface VitestOptions extends Partial<Stage> {
  readonly cwd?: string;
  /** Vitest's arguments, if the command is not a plain `run` of everything. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether a run without tests is acceptable. */
  readonly mayBeEmpty?: boolean;
}

/** A stage that counts vitest's tests; `args` select the command, the config and the files. */
export const vitestStage = (
  reports: string,
  name: string,
  { cwd = ".", args = ["run"], env = {}, mayBeEmpty = false, isTimed = false, ...rest }: VitestOptions = {},
): Stage => ({
  name,
  isTimed,
  ...rest,
  run: async (print) => {
    const file = join(reports, `${name}.json`);
    const words = ["exec", "vitest", ...args];
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const code = await runProgram("pnpm", [...words, ...reporters], print, { cwd: join(root, cwd), env, isTimed });
    return vitestResult(file, code, mayBeEmpty);
  },
});

const browserTests = (reports: string, installed: Promise<unknown>): Stage => ({
  name: "browser",
  needs: ["build"],
  isTimed: true,
  run: async (print) => {
    await installed;
    const file = join(reports, "browser.json");
    const code = await runProgram("pnpm", ["exec", "playwright", "test", "--reporter=list,json"], print, {
      cwd: join(root, "tools/e2e"),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      isTimed: true,
    });
    return playwrightResult(file, code);
  },
});

/**
 * Stories wait for the types, because both generate the blocks' stories, and for the headless shell, which apt may still
 * be installing.
 */
const storyTests = (reports: string, installed: Promise<unknown>): Stage => {
  const stage = vitestStage(reports, "stories", { cwd: "tools/storybook", needs: ["types"] });
  return { ...stage, run: (print) => installed.then(() => stage.run(print)) };
};

/**
 * Journeys in Firefox and WebKit. If neither the browsers nor apt are available, as on a Mac, the stage is skipped for
 * developers and fails in CI.
 */
const otherBrowsers = (reports: string, installed: Promise<unknown>): Stage => {
  const args = ["run", "--config", "vitest.browsers.config.ts"];
  const stage = vitestStage(reports, "browsers", { cwd: "tools/e2e", args, needs: ["build"], isTimed: true });
  const leftOut = async (print: Print): Promise<Result> => {
    print(`Left out: ${missingPackages().join(", ")} would have to be installed, by Debian's names.\n`);
    return { passed: 0, failed: process.env["CI"] ? 1 : 0 };
  };
  const run = async (print: Print): Promise<Result> => {
    await installed;
    return missingPackages().length === 0 ? stage.run(print) : leftOut(print);
  };
  return { ...stage, run };
};

/**
 * A rolling deployment as visitors see it, which builds a second release. It needs nginx and Redis; without them, it is
 * skipped for developers and fails in CI.
 */
const rollingDeploy = (reports: string): Stage =>
  vitestStage(reports, "rolling", {
    cwd: "tools/e2e",
    args: ["run", "--config", "vitest.rolling.config.ts"],
    needs: ["build"],
    isTimed: true,
    mayBeEmpty: !process.env["CI"],
  });

/** Vitest's option for the repository's unit tests: without it, each project leaves a core idle. */
export const EVERY_CORE = "--maxWorkers=100%";

/** A test may wait for a core that a build uses at the same time. */
const unitArgs = ["run", EVERY_CORE, "--testTimeout=60000"];

const packagesConfig = ["run", "--config", "tools/workspace/vitest.packages.config.ts"];

/** Stages that read the whole repository in seconds. */
export const quickStages: readonly Stage[] = [
  programStage("format", "pnpm", ["exec", "oxfmt", "--check"]),
  programStage("requirements", "pnpm", ["requirements"]),
  programStage("unused", "pnpm", ["unused"]),
];

/**
 * All stages of CI, in the order in which they start, two at a time. The build and the unit tests take longest. The
 * browser tests follow as soon as there is a build, since they wait for time; next to them run those that only need CPU
 * time, then those that wait for browsers and sites.
 * @param reports the folder for the runners' reports
 * @param installed settles once apt has installed what it can for the browser tests
 */
export const stages = (reports: string, installed: Promise<unknown>): readonly Stage[] => [
  programStage("build", "pnpm", ["build", "--concurrency=1", "--output-logs=errors-only"]),
  vitestStage(reports, "unit", { args: unitArgs }),
  browserTests(reports, installed),
  programStage("types", "pnpm", ["typecheck"]),
  programStage("lint", "pnpm", ["lint"]),
  programStage("links", "pnpm", ["links"]),
  vitestStage(reports, "packed", { args: packagesConfig, needs: ["build"] }),
  ...quickStages,
  storyTests(reports, installed),
  otherBrowsers(reports, installed),
  vitestStage(reports, "benches", {
    cwd: "tools/bench",
    args: ["run", "--config", "vitest.benches.config.ts"],
    needs: ["build"],
  }),
  vitestStage(reports, "image", { cwd: "tools/e2e", needs: ["build"] }),
  programStage("budgets", "pnpm", ["--filter", "@courseway/bench", "budgets"], ["build"]),
  programStage("least-browsers", "pnpm", ["least-browsers"], ["build"]),
  ...(process.env["CHECK_ALL"] === "1"
    ? [
        programStage("outside", "pnpm", ["outside"], ["build", "packed"]),
        rollingDeploy(reports),
        programStage("mutants", "pnpm", ["--filter", "@courseway/vectors", "mutants"]),
      ]
    : []),
];
