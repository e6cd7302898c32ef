import type { ReleasePlan } from "@changesets/types";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../local/paths.ts";
import { type Change, compareReports } from "./compare.ts";
import type { Report } from "./extract.ts";

/** The public types of all packages at the last release: written by a release, never by hand. */
const folder = join(root, "docs/api/released");

const getFile = (entry: string): string =>
  join(folder, `${entry.replace("@courseway/", "").replaceAll("/", ".")}.api.md`);

/** Stores the currently released types for later comparisons. */
export function writeReleased(reports: readonly Report[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { entry, text } of reports) writeFileSync(getFile(entry), text);
}

/** The types of the last release, by entry. */
export function readReleased(): ReadonlyMap<string, string> {
  const texts = globSync("*.api.md", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  const toEntry = (file: string): string => `@courseway/${file.replace(".api.md", "").replace(".", "/")}`;
  return new Map(globSync("*.api.md", { cwd: folder }).map((file, index) => [toEntry(file), texts[index] ?? ""]));
}

/** All changes since the last release. */
export function changesSince(released: ReadonlyMap<string, string>, reports: readonly Report[]): readonly Change[] {
  const now = new Map(reports.map(({ entry, text }) => [entry, text]));
  const entries = [...new Set([...released.keys(), ...now.keys()])].toSorted();
  return entries.flatMap((entry) => compareReports(entry, released.get(entry) ?? null, now.get(entry) ?? null));
}

const getPackage = (entry: string): string => entry.split("/").slice(0, 2).join("/");

/** Before 1.0 a breaking change is a minor release. */
const breakingType = (version: string): "major" | "minor" => (version.startsWith("0.") ? "minor" : "major");

/**
 * The breaking changes of packages without a changeset of the required type, one line per package; empty if all are
 * announced. New or extended names break no one.
 */
export function listUnannounced(
  changes: readonly Change[],
  { changesets, releases }: ReleasePlan,
  versions: ReadonlyMap<string, string>,
) {
  const breaking = changes.filter(({ kind }) => kind === "gone" || kind === "changed");
  return [...Map.groupBy(breaking, ({ entry }) => getPackage(entry))].flatMap(([name, found]) => {
    const version = releases.find((one) => one.name === name)?.oldVersion ?? versions.get(name) ?? "0.0.0";
    const wanted = breakingType(version);
    const announced = changesets.flatMap((one) => one.releases.filter((release) => release.name === name));
    if (announced.some(({ type }) => type === wanted || type === "major")) return [];
    const names = found.map(({ entry, name: export_, kind }) => `${export_} of ${entry} is ${kind}`).join(", ");
    return [
      `${name} ${version}: ${names}. That breaks who uses it, and no ${wanted} changeset says so. Run \`pnpm changeset\`, choose ${wanted} for ${name}, and say what callers must edit; or change it back.`,
    ];
  });
}
