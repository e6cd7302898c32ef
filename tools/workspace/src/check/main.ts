import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../browser/index.ts";
import { root } from "../local/places.ts";
import { runStages, summary } from "./stage.ts";
import { stages } from "./stages.ts";

const reports = join(root, "reports");
const begin = performance.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
ensureBrowser();
const lanes = Math.min(2, availableParallelism());
const outcomes = await runStages(stages(reports), () => performance.now(), { lanes });
console.log(`\n${summary(outcomes, (performance.now() - begin) / 1000)}`);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
