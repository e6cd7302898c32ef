/**
 * Builds, starts and visits an app outside the repository, made as docs/starting-outside.md says. Ends with
 * `N passed, N failed` and code 1 where one failed.
 */
import { declarations, readDeclarations } from "@courseway/blocks/declarations";
import { startSandbox } from "@courseway/sandbox";
import { findBrowser } from "@courseway/workspace/browser";
import { run } from "@courseway/workspace/pack";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyContent, makeApp } from "./app.ts";
import { startApp, startWithoutEnvironment } from "./server.ts";
import { httpChecks, visit, type Check } from "./visits.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "courseway-outside-")));
const app = join(folder, "node_modules/next/dist/bin/next");
const results: boolean[] = [];
const since = performance.now();

async function check({ title, holds }: Check): Promise<void> {
  const failure = await holds().then(
    (found) => (found === true ? null : found),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  results.push(failure === null);
  console.log(`${failure === null ? "✓" : "✗"} ${title}${failure === null ? "" : `\n  ${failure}`}`);
}

const step = (what: string): void => console.log(`-- ${what} (${Math.round((performance.now() - since) / 1000)} s)`);

try {
  await makeApp(folder, step);
  step("build");
  const told = await run(process.execPath, [app, "build"], folder);
  console.log(told.match(/^.* in \d.*$/gmu)?.join("\n") ?? "");
  const blocks = [...declarations, ...(await readDeclarations(join(folder, "blocks")))];
  const sandbox = await startSandbox({
    port: 0,
    blocks,
    contentDir: copyContent(folder),
    dataDir: join(folder, "data"),
    log: () => undefined,
  });
  step("start and visit");
  await check(startWithoutEnvironment(app, folder));
  const server = await startApp(app, folder, sandbox.url);
  try {
    for (const one of httpChecks(server.url)) await check(one);
    await check(visit(server.url, findBrowser()));
  } finally {
    await server.stop();
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
