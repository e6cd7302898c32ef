import { execFile } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { isTestFile } from "../tsup/index.ts";
import { root } from "../local/places.ts";

const exec = promisify(execFile);

/** Runs a program and gives what it printed; rejects with all of its output where it fails. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await exec(program, args, { cwd, maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(" ")} failed in ${cwd}:\n${stdout}${stderr}`, { cause: error });
  }
}

const newest = (folder: string, files: readonly string[]): number =>
  Math.max(0, ...files.map((file) => statSync(join(folder, file)).mtimeMs));
const oldest = (folder: string, files: readonly string[]): number =>
  Math.min(...files.map((file) => statSync(join(folder, file)).mtimeMs));

/** True unless `dist` holds script and types of exactly the shipped source files, all younger than these. */
function isStale(folder: string): boolean {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: folder }).filter((file) => !isTestFile(file));
  const wanted = sources.flatMap((file) =>
    [".js", ".d.ts"].map((ending) => file.replace(/^src/u, "dist").replace(/\.tsx?$/u, ending)),
  );
  const built = globSync("dist/**/*.{js,d.ts}", { cwd: folder });
  const same = built.length === wanted.length && new Set([...built, ...wanted]).size === wanted.length;
  return !same || oldest(folder, built) < newest(folder, [...sources, "package.json", "tsup.config.ts"]);
}

/** The workspace's own pnpm, whether or not it is on the path. */
function pnpm(args: readonly string[], cwd: string): Promise<string> {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { packageManager: string };
  return run("npx", ["--yes", packageManager, ...args], cwd);
}

/** Packs a package of this repository as a registry would get it, built anew where that is due; gives the tarball's path. */
export async function packPackage(name: string, target: string): Promise<string> {
  const folder = join(root, "packages", name);
  if (isStale(folder)) await pnpm(["exec", "tsup"], folder);
  await pnpm(["pack", "--pack-destination", target, "--config.ignore-scripts=true"], folder);
  const [tarball] = globSync(`courseway-${name}-[0-9]*.tgz`, { cwd: target });
  if (tarball === undefined)
    throw new Error(`pnpm pack left no tarball of ${name} in ${target}. Its name may have changed: correct this test.`);
  return join(target, tarball);
}
