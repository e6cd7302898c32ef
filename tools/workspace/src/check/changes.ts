import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { root } from "../local/paths.ts";
import { type AffectedPlan, planAffected, type RoomManifest } from "./affected.ts";

const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const lines = (text: string): readonly string[] => text.split("\n").filter(Boolean);

function isCommit(name: string): boolean {
  try {
    execFileSync("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`], { cwd: root, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * The commit at which this work branched off the named branch or commit; by default `origin/main` or `main`.
 * @throws Error if there is no such branch or commit
 */
function findBase(named: string | undefined): string {
  const branch = [named ?? "origin/main", ...(named === undefined ? ["main"] : [])].find(isCommit);
  if (branch === undefined)
    throw new Error(`There is no commit "${named ?? "main"}" to compare with: pnpm check --affected HEAD~1`);
  return git("merge-base", branch, "HEAD");
}

/** The files that differ from the base: committed, uncommitted, and new ones. */
const filesSince = (base: string): readonly string[] =>
  [
    ...new Set([
      ...lines(git("-c", "core.quotepath=off", "diff", "--name-only", "--no-renames", base)),
      ...lines(git("-c", "core.quotepath=off", "ls-files", "--others", "--exclude-standard")),
    ]),
  ].toSorted();

const names = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({ name: z.string(), dependencies: names, devDependencies: names });

const manifests = (): readonly RoomManifest[] =>
  globSync("{packages,apps,tools}/*/package.json", { cwd: root }).map((file) => {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(root, file), "utf8")));
    const needs = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    return { folder: dirname(file), name: manifest.name, needs };
  });

/** The plan for the changes of this work. @throws Error if there is no such commit to compare with */
export function affectedSince(named: string | undefined): AffectedPlan & { readonly files: readonly string[] } {
  const files = filesSince(findBase(named));
  const blocks = globSync("*/fields.ts", { cwd: join(root, "packages/blocks/src") }).map((file) => dirname(file));
  const isThere = (file: string): boolean => existsSync(join(root, file));
  return { ...planAffected({ files, isThere, manifests: manifests(), blocks }), files };
}
