/** `pnpm block:test learnMore [--watch]`: the contract and the own tests of one block. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../generators/registry.ts";
import { root } from "../local/places.ts";

const [name = "", ...options] = process.argv.slice(2);
const folder = `packages/blocks/src/${folderOf(name)}`;
if (name === "" || !existsSync(join(root, folder, "fields.ts"))) {
  console.error(
    `There is no block "${name}" in packages/blocks/src. Name one by its handle: pnpm block:test learnMore`,
  );
  process.exit(1);
}
const mode = options.includes("--watch") ? "watch" : "run";
// Vitest itself: "pnpm exec" would start a second pnpm first.
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const args = [vitest, mode, "--project", "blocks*", `${folder}/`, "packages/blocks/src/contract.test.ts"];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, BLOCK: name },
});
process.exitCode = status ?? 1;
