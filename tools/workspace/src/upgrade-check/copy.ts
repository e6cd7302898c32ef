import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { root } from "../local/paths.ts";
import { run } from "../packed/pack.ts";
import type { Versions } from "./candidates.ts";

/**
 * Copies a repository in its current state, including uncommitted changes, without files that git ignores: installed
 * and built ones.
 */
export async function copyRepository(folder: string, from = root): Promise<void> {
  const listed = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], from);
  for (const file of listed.split("\0"))
    if (file !== "" && existsSync(join(from, file))) cpSync(join(from, file), join(folder, file));
}

const MANIFEST = "package.json";
const WORKSPACE = "pnpm-workspace.yaml";

interface Manifest {
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")) as Manifest;

/** The versions that a repository's files require. */
export function versionsIn(folder: string): Required<Versions> {
  const workspace = parseDocument(readFileSync(join(folder, WORKSPACE), "utf8"));
  const inCatalog = (name: string): string => String(workspace.getIn(["catalog", name]));
  const node = String(workspace.get("nodeVersion"));
  return { next: inCatalog("next"), react: inCatalog("react"), node };
}

/** Changes the versions that a copy requires: Next and React in the catalog, Node in its own packages. */
export function setVersions(folder: string, { next, react, node }: Versions): void {
  const workspace = parseDocument(readFileSync(join(folder, WORKSPACE), "utf8"));
  if (next !== undefined) workspace.setIn(["catalog", "next"], next);
  for (const name of ["react", "react-dom"]) if (react !== undefined) workspace.setIn(["catalog", name], react);
  if (node !== undefined) {
    workspace.set("nodeVersion", node);
    const manifest = readManifest(folder);
    const names = Object.keys(manifest.optionalDependencies).filter((name) => name.startsWith("node-"));
    const nodes = Object.fromEntries(names.map((name) => [name, node]));
    const optionalDependencies = { ...manifest.optionalDependencies, ...nodes };
    writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...manifest, optionalDependencies }, null, 2));
  }
  writeFileSync(join(folder, WORKSPACE), workspace.toString({ lineWidth: 0 }));
}
