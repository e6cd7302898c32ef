import { join } from "node:path";
import { missingPackages } from "../browser/others.ts";
import { root } from "../local/places.ts";
import { checkPackages } from "./packages.ts";
import { playwrightResult, vitestResult } from "./report-files.ts";
import { type Print, programStage, type Result, runProgram, type Stage } from "./stage.ts";

interface VitestOptions extends Partial<Stage> {
  readonly cwd?: string;
  /** Vitest's own words: all of a command that is not a plain `run` of everything. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it is fine that nothing ran. */
  readonly mayBeEmpty?: boolean;
}

/** A stage that counts vitest's tests; `args` choose the command, the config and the files. */
export const vitestStage = (
  reports: string,
  name: string,
  { cwd = ".", args = ["run"], env = {}, mayBeEmpty = false, ...rest }: VitestOptions = {},
): Stage => ({
  name,
  ...rest,
  run: async (print) => {
    const file = join(reports, `${name}.json`);
    const words = ["exec", "vitest", ...args];
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const code = await runProgram("pnpm", [...words, ...reporters], print, { cwd: join(root, cwd), env });
    return vitestResult(file, code, mayBeEmpty);
  },
});

const browserTests = (reports: string): Stage => ({
  name: "browser",
  needs: ["build"],
  isAlone: true,
  run: async (print) => {
    const file = join(reports, "browser.json");
    const code = await runProgram("pnpm", ["exec", "playwright", "test", "--reporter=list,json"], print, {
      cwd: join(root, "tools/e2e"),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return playwrightResult(file, code);
  },
});

/** Journeys in Firefox and WebKit. Where neither they nor apt are, as on a Mac, a developer goes without; CI does not. */
const otherBrowsers = (reports: string, installed: Promise<unknown>): Stage => {
  const args = ["run", "--config", "vitest.browsers.config.ts"];
  const stage = vitestStage(reports, "browsers", { cwd: "tools/e2e", args, needs: ["build"], isAlone: true });
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

/** A deploy before visitors' eyes, which builds a second release. It needs nginx and Redis; a developer without them goes without, CI does not. */
const rollingDeploy = (reports: string): Stage =>
  vitestStage(reports, "rolling", {
    cwd: "tools/e2e",
    args: ["run", "--config", "vitest.rolling.config.ts"],
    needs: ["build"],
    isAlone: true,
    mayBeEmpty: !process.env["CI"],
  });

const packagesConfig = ["run", "--config", "tools/workspace/vitest.packages.config.ts"];

/** What reads the whole repository in seconds. */
export const quickStages: readonly Stage[] = [
  programStage("format", "pnpm", ["exec", "oxfmt", "--check"]),
  programStage("requirements", "pnpm", ["requirements"]),
  programStage("unused", "pnpm", ["unused"]),
];

/**
 * All that CI runs. What waits for the build is the longest chain, so it goes first in one lane; the others fill the
 * second lane, the longest first. Browsers fill both cores and measure time, so they run alone.
 * @param reports the folder that takes the runners' reports
 * @param installed ends once apt has done what it can for Firefox and WebKit
 */
export const stages = (reports: string, installed: Promise<unknown>): readonly Stage[] => [
  programStage("build", "pnpm", ["build", "--concurrency=1", "--output-logs=errors-only"]),
  { name: "packages", needs: ["build"], run: checkPackages },
  vitestStage(reports, "packed", { args: packagesConfig, needs: ["build", "packages"] }),
  programStage("outside", "pnpm", ["--filter", "@courseway/e2e", "outside"], ["build", "packed"]),
  vitestStage(reports, "image", { cwd: "tools/e2e", needs: ["build"] }),
  vitestStage(reports, "benches", {
    cwd: "tools/bench",
    args: ["run", "--config", "vitest.benches.config.ts"],
    needs: ["build"],
  }),
  otherBrowsers(reports, installed),
  vitestStage(reports, "unit"),
  programStage("types", "pnpm", ["typecheck"]),
  // Both write the stories of blocks again, so not at the same time.
  vitestStage(reports, "stories", { cwd: "tools/storybook", needs: ["types"] }),
  programStage("lint", "pnpm", ["lint"]),
  programStage("links", "pnpm", ["links"]),
  ...quickStages,
  programStage("least-browsers", "pnpm", ["least-browsers"], ["build"]),
  browserTests(reports),
  ...(process.env["CHECK_ALL"] === "1"
    ? [rollingDeploy(reports), programStage("mutants", "pnpm", ["--filter", "@courseway/vectors", "mutants"])]
    : []),
  programStage("budgets", "pnpm", ["--filter", "@courseway/bench", "budgets"], ["build"]),
];
