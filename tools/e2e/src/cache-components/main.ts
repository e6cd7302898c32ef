/**
 * `pnpm --filter @courseway/e2e cache-components [file …]`: tests ace with Next's Cache Components. In a copy of the
 * repository, it sets `cacheComponents: true` in ace's configuration and changes nothing else. It builds ace without
 * content and runs the browser tests against the build: the named ones, or all. `--here` changes this repository
 * itself, if it is already a copy. Exits with the exit code of the tests.
 */
import { root } from "@courseway/workspace/local";
import { copyRepository } from "@courseway/workspace/copy";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  options: { here: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = values.here ? root : mkdtempSync(join(tmpdir(), "courseway-cache-components-"));

const pnpm = (...words: string[]): number =>
  spawnSync("pnpm", words, { cwd: folder, stdio: "inherit", env: { ...process.env, CI: "true", E2E_BRANDS: "ace" } })
    .status ?? 1;

function setCacheComponents(): void {
  const file = join(folder, "apps/ace/next.config.mjs");
  const config = readFileSync(file, "utf8");
  const changed = config.replace("storefrontConfig()", "storefrontConfig({ cacheComponents: true })");
  if (changed === config) throw new Error(`${file} does not call storefrontConfig() without settings.`);
  writeFileSync(file, changed);
}

try {
  if (!values.here) await copyRepository(folder);
  setCacheComponents();
  const code =
    (values.here ? 0 : pnpm("install", "--frozen-lockfile", "--prefer-offline")) ||
    pnpm("--filter", "@courseway/app-ace", "build") ||
    pnpm("--filter", "@courseway/e2e", "exec", "playwright", "test", ...positionals);
  process.exitCode = code;
} finally {
  if (!values.here) rmSync(folder, { recursive: true, force: true });
}
