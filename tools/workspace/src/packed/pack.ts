import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../local/paths.ts";

const exec = promisify(execFile);

/** Runs a program and resolves with its output; if it fails, rejects with all of its output. */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await exec(program, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(" ")} failed in ${cwd}:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Runs the pnpm that runs this script; without one, the workspace's own, whether or not it is on the path. */
function pnpm(args: readonly string[], cwd: string): Promise<string> {
  const running = process.env["npm_execpath"] ?? "";
  if (basename(running) === "pnpm") return run(running, args, cwd);
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { packageManager: string };
  return run("npx", ["--yes", packageManager, ...args], cwd);
}

/**
 * Packs packages of this repository as for a registry, built from the current source or taken from turbo's cache.
 * @param names folders in `packages`
 * @returns the path of each tarball in `target`, by folder name
 */
export async function packPackages(names: readonly string[], target: string): Promise<ReadonlyMap<string, string>> {
  const filters = names.map((name) => `--filter=@courseway/${name}`);
  await pnpm(["exec", "turbo", "run", "build:packages", "--output-logs=errors-only"], root);
  const options = ["--pack-destination", target, "--config.ignore-scripts=true"];
  await pnpm(["--recursive", ...filters, "pack", ...options], root);
  return new Map(names.map((name) => [name, findTarball(name, target)]));
}

function findTarball(name: string, target: string): string {
  const [tarball] = globSync(`courseway-${name}-[0-9]*.tgz`, { cwd: target });
  if (tarball === undefined)
    throw new Error(`pnpm pack left no tarball of ${name} in ${target}. Its name may have changed: correct this test.`);
  return join(target, tarball);
}
