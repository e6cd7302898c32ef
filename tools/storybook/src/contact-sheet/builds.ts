import { root } from "@courseway/workspace/local";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "./options.ts";

/** The sources of a Storybook; nothing else changes what its stories show. */
const SOURCES = ["packages", "apps", "tools/storybook", "tools/sandbox", "tools/workspace", "pnpm-lock.yaml"];

/** Builds are stored by their sources; only the latest ones are kept. */
const CACHE_FOLDER = join(root, "node_modules/.cache/courseway/storybook");
const CACHED_BUILDS = 6;

const git = (words: readonly string[], env: NodeJS.ProcessEnv = process.env): string =>
  execFileSync("git", words, { cwd: root, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** The id of all of Storybook's sources in a tree. */
function hashSources(tree: string): string {
  const listed = git(["ls-tree", tree, ...SOURCES]);
  return execFileSync("git", ["hash-object", "--stdin"], { cwd: root, input: listed, encoding: "utf8" }).trim();
}

/** The current checkout, including uncommitted changes and new files, as a git tree. */
function workingTree(): string {
  const folder = mkdtempSync(join(tmpdir(), "contact-sheet-"));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
  try {
    git(["read-tree", "HEAD"], env);
    git(["add", "--all", "."], env);
    return git(["write-tree"], env);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string, words: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (status === 0) return;
  const output = `${stdout}${stderr}`.trim().split("\n").slice(-20).join("\n");
  throw new Error(`${[command, ...words].join(" ")} failed in ${cwd}:\n${output}`);
}

/** Builds these sources once and returns the build's folder. */
function cachedBuild(sources: string, build: (folder: string) => void): string {
  const folder = join(CACHE_FOLDER, sources);
  if (existsSync(join(folder, "index.json"))) return folder;
  mkdirSync(CACHE_FOLDER, { recursive: true });
  build(folder);
  const byAge = readdirSync(CACHE_FOLDER).toSorted(
    (a, b) => statSync(join(CACHE_FOLDER, b)).mtimeMs - statSync(join(CACHE_FOLDER, a)).mtimeMs,
  );
  byAge.slice(CACHED_BUILDS).forEach((old) => rmSync(join(CACHE_FOLDER, old), { recursive: true }));
  return folder;
}

function runBuild(checkout: string, folder: string): void {
  run("pnpm", ["--filter", "@courseway/storybook", "build"], checkout);
  cpSync(join(checkout, "tools/storybook/storybook-static"), folder, { recursive: true });
}

/** The folder of this checkout's Storybook, built if its sources have changed since the last time. */
export const buildCheckout = (): string => cachedBuild(hashSources(workingTree()), (folder) => runBuild(root, folder));

/**
 * The folder of the Storybook of a branch, tag or commit, built next to this checkout.
 * @throws UsageError if git does not know the ref
 */
export function buildRef(ref: string): string {
  const commit = resolveCommit(ref);
  return cachedBuild(hashSources(commit), (folder) => {
    const checkout = join(mkdtempSync(join(tmpdir(), "contact-sheet-")), "checkout");
    try {
      git(["worktree", "add", "--detach", checkout, commit]);
      run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], checkout);
      runBuild(checkout, folder);
    } finally {
      git(["worktree", "remove", "--force", checkout]);
    }
  });
}

/** The commit of a ref. @throws UsageError if git does not know the ref */
export function resolveCommit(ref: string): string {
  try {
    return git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  } catch (cause) {
    throw new UsageError(
      `Git knows no "${ref}" to compare with. Name a branch, a tag or a commit that this clone has; git fetch brings what others pushed.`,
      { cause },
    );
  }
}
