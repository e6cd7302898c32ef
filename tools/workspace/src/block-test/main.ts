/** `pnpm block:test learnMore [--watch]`: runs the contract and the own tests of one block. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { toFolder } from "../generators/registry.ts";
import { root } from "../local/paths.ts";

const [name = "", ...options] = process.argv.slice(2);
const folder = `packages/blocks/src/${toFolder(name)}`;
if (name === "" || !existsSync(join(root, folder, "fields.ts"))) {
  console.error(
    `There is no block "${name}" in packages/blocks/src. Name one by its handle: pnpm block:test learnMore`,
  );
  process.exit(1);
}
// Vitest directly: "pnpm exec" would first start a second pnpm.
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const prefix = `${folder}/`;
const contract = "packages/blocks/src/contract.test.ts";
const shared = {
  cwd: root,
  env: { ...process.env, BLOCK: name, NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node") },
};

/** Runs some of the block's tests. The returned function prints their output. */
async function run(files: string): Promise<{ readonly tell: () => void; readonly code: number }> {
  const args = [vitest, "run", "--color", "--passWithNoTests", "--project", "packages", "--project", "isolated", files];
  const child = spawn(process.execPath, args, { ...shared, stdio: ["ignore", "pipe", "pipe"] });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { tell: () => void process.stdout.write(out + errors), code: typeof code === "number" ? code : 1 };
}

if (options.includes("--watch")) {
  const watch = [vitest, "watch", "--project", "packages", "--project", "isolated"];
  // In watch mode one brand is enough; a full run covers all brands.
  const env = { ...shared.env, CONTRACT_BRANDS: "1" };
  const beside = spawn(process.execPath, [...watch, contract], {
    ...shared,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  process.exitCode = spawnSync(process.execPath, [...watch, prefix], { ...shared, stdio: "inherit" }).status ?? 1;
  beside.kill();
} else {
  // In parallel: one process would run the two in sequence.
  const runs = await Promise.all([run(prefix), run(contract)]);
  for (const { tell } of runs) tell();
  process.exitCode = Math.max(...runs.map(({ code }) => code));
}
