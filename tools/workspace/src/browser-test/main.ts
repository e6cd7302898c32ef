/**
 * `pnpm test:browser [brand…] [Playwright's arguments]`: builds the named brands, or all, and tests them in a browser.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBrowser } from "../browser/index.ts";
import { isBrandName, root } from "../local/paths.ts";

const words = process.argv.slice(2);
const named = words.filter(isBrandName);
// The outage tests break a site of ace, so ace is always built.
const filters =
  named.length === 0 ? ["./apps/*"] : [...new Set([...named, "ace"])].map((brand) => `@courseway/app-${brand}`);

function run(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync("pnpm", ["exec", ...args], { cwd, stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

ensureBrowser();
run(["turbo", "run", "build", "--concurrency=1", ...filters.map((filter) => `--filter=${filter}`)], root);
const brands: Record<string, string> =
  named.length === 0 ? {} : { E2E_BRANDS: [...new Set([...named, "ace"])].join(",") };
run(["playwright", "test", ...words.filter((word) => !isBrandName(word))], join(root, "tools/e2e"), brands);
