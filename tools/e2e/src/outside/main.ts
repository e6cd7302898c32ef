/**
 * Builds, starts and visits an app outside the repository, made from docs/starting-outside.md. Prints `N passed, N
 * failed` at the end and exits with code 1 if one failed.
 */
import { declarations, readDeclarations } from "@courseway/blocks/declarations";
import { startSandbox } from "@courseway/sandbox";
import { findBrowser } from "@courseway/workspace/browser";
import { nextCommand } from "@courseway/workspace/local";
import { run } from "@courseway/workspace/pack";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completeStandalone, copyContent, makeApp } from "./app.ts";
import { type RunningApp, startApp, startStandalone, startWithoutEnvironment } from "./server.ts";
import { type Check, containerChecks, httpChecks, visits } from "./visits.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "courseway-outside-")));
const results: boolean[] = [];
const since = performance.now();

async function check({ title, passes }: Check): Promise<void> {
  const failure = await passes().then(
    (found) => (found === true ? null : found),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  results.push(failure === null);
  console.log(`${failure === null ? "✓" : "✗"} ${title}${failure === null ? "" : `\n  ${failure}`}`);
}

/** Runs `work` with an app, and stops the app in every case. */
async function visited(starting: Promise<RunningApp>, work: (url: string) => Promise<void>): Promise<void> {
  const { url, stop } = await starting;
  try {
    await work(url);
  } finally {
    await stop();
  }
}

const step = (what: string): void => console.log(`-- ${what} (${Math.round((performance.now() - since) / 1000)} s)`);

try {
  await makeApp(folder, step);
  step("build");
  const reported = await run(process.execPath, [nextCommand(folder), "build"], folder);
  completeStandalone(folder);
  console.log(reported.match(/^.* in \d.*$/gmu)?.join("\n") ?? "");
  const blocks = [...declarations, ...(await readDeclarations(join(folder, "blocks")))];
  const sandbox = await startSandbox({
    port: 0,
    blocks,
    contentDir: copyContent(folder),
    dataDir: join(folder, "data"),
    log: () => undefined,
  });
  step("start and visit");
  await check(startWithoutEnvironment(folder));
  try {
    await visited(startApp(folder, sandbox.url), async (url) => {
      for (const one of httpChecks(url)) await check(one);
      for (const one of visits(url, findBrowser())) await check(one);
    });
    await visited(startStandalone(folder, sandbox.url), async (url) => {
      for (const one of containerChecks(url)) await check(one);
    });
  } finally {
    await sandbox.close();
  }
} catch (error) {
  results.push(false);
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const failed = results.filter((passed) => !passed).length;
step("end");
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
