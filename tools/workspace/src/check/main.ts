/**
 * `pnpm check`: everything that CI runs on a push. `pnpm check --all`: the same with more pages in browsers, as it runs
 * nightly. `pnpm check --affected [branch or commit]`: the checks that this work's changes require, without builds.
 */
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../browser/index.ts";
import { ensureOtherBrowsers } from "../browser/others.ts";
import { root } from "../local/paths.ts";
import { affectedStages } from "./affected-stages.ts";
import { affectedSince } from "./changes.ts";
import { failedTests, reportedTests, slowestTests } from "./reported-tests.ts";
import { runStages, type Stage, summary } from "./stage.ts";
import { stages } from "./stages.ts";

const reports = join(root, "reports");

function chosenStages(words: readonly string[]): readonly Stage[] {
  if (words[0] !== "--affected") {
    // The stages are separate processes and read the setting from their environment.
    if (words[0] === "--all") process.env["CHECK_ALL"] = "1";
    ensureBrowser();
    return stages(reports, ensureOtherBrowsers());
  }
  const plan = affectedSince(words[1]);
  const reached = plan.isWhole ? "everything" : plan.rooms.join(", ") || "no package";
  console.log(
    `Files that differ: ${plan.files.length}. They reach ${reached}. Builds, packages and browsers are left out.`,
  );
  return plan.files.length === 0 ? [] : affectedStages(plan, reports);
}

const begin = performance.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const lanes = Math.min(2, availableParallelism());
const outcomes = await runStages(chosenStages(process.argv.slice(2)), () => performance.now(), { lanes });
const tests = reportedTests(reports);
console.log(`\nThe tests that took longest:\n${slowestTests(tests).join("\n")}`);
const failures = failedTests(tests);
if (failures.length > 0) console.log(`\nThe tests that failed, at first or for good:\n${failures.join("\n")}`);
console.log(`\n${summary(outcomes, (performance.now() - begin) / 1000)}`);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
