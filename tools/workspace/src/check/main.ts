import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../browser/index.ts";
import { root } from "../local/places.ts";
import { checkPackages } from "./packages.ts";
import { playwrightResult, vitestResult } from "./report-files.ts";
import { programStage, runProgram, runStages, type Stage, summary } from "./stage.ts";

const reports = join(root, "reports");

const vitestStage = (name: string, cwd: string): Stage => ({
  name,
  run: async () => {
    const file = join(reports, `${name}.json`);
    const args = ["exec", "vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    return vitestResult(file, await runProgram("pnpm", args, { cwd: join(root, cwd) }));
  },
});

const browserTests: Stage = {
  name: "browser",
  needs: ["build"],
  run: async () => {
    const file = join(reports, "browser.json");
    const code = await runProgram("pnpm", ["exec", "playwright", "test", "--reporter=list,json"], {
      cwd: join(root, "tools/e2e"),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return playwrightResult(file, code);
  },
};

const stages: readonly Stage[] = [
  programStage("format", "pnpm", ["exec", "oxfmt", "--check"]),
  programStage("lint", "pnpm", ["lint"]),
  programStage("requirements", "pnpm", ["requirements"]),
  vitestStage("unit", "."),
  programStage("types", "pnpm", ["exec", "turbo", "run", "typecheck", "--output-logs=errors-only"]),
  programStage("build", "pnpm", ["exec", "turbo", "run", "build", "--concurrency=1", "--output-logs=errors-only"]),
  { name: "packages", needs: ["build"], run: checkPackages },
  vitestStage("stories", "tools/storybook"),
  browserTests,
  programStage("budgets", "pnpm", ["--filter", "@courseway/bench", "budgets"], ["build"]),
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
ensureBrowser();
const outcomes = await runStages(stages, () => performance.now());
console.log(`\n${summary(outcomes)}`);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
