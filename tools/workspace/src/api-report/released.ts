import type { ReleasePlan } from "@changesets/types";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../local/places.ts";
import { type Change, compareReports } from "./compare.ts";
import type { Report } from "./extract.ts";

/** The public types of all packages as they were last released: written at a release, never by hand. */
const folder = join(root, "docs/api/released");

const getFile = (entry: string): string =>
  join(folder, `${entry.replace("@courseway/", "").replaceAll("/", ".")}.api.md`);

/** Keeps what is released now, to be compared with from here on. */
export function writeReleased(reports: readonly Report[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { entry, text } of reports) writeFileSync(getFile(entry), text);
}

/** What was last released, by entry. */
export function readReleased(): ReadonlyMap<string, string> {
  const texts = globSync("*.api.md", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  const toEntry = (file: string): string => `@courseway/${file.replace(".api.md", "").replace(".", "/")}`;
  return new Map(globSync("*.api.md", { cwd: folder }).map((file, index) => [toEntry(file), texts[index] ?? ""]));
}

/** Everything that differs from the last release. */
export function changesSince(released: ReadonlyMap<string, string>, reports: readonly Report[]): readonly Change[] {
  const now = new Map(reports.map(({ entry, text }) => [entry, text]));
  const entries = [...new Set([...released.keys(), ...now.keys()])].toSorted();
  return entries.flatMap((entry) => compareReports(entry, released.get(entry) ?? null, now.get(entry) ?? null));
}

const getPackage = (entry: string): string => entry.split("/").slice(0, 2).join("/");

/** Before 1.0 a breaking change is a minor one. */
const breakingType = (version: string): "major" | "minor" => (version.startsWith("0.") ? "minor" : "major");

/**
 * What breaks users of a package and is not said by a changeset of the right kind, one line each; empty where all is said.
 * Names that are new or extended break nobody.
 */
export function unsaid(
  changes: readonly Change[],
  { changesets, releases }: ReleasePlan,
  versions: ReadonlyMap<string, string>,
) {
  const breaking = changes.filter(({ kind }) => kind === "gone" || kind === "changed");
  return [...Map.groupBy(breaking, ({ entry }) => getPackage(entry))].flatMap(([name, found]) => {
    const version = releases.find((one) => one.name === name)?.oldVersion ?? versions.get(name) ?? "0.0.0";
    const wanted = breakingType(version);
    const said = changesets.flatMap((one) => one.releases.filter((release) => release.name === name));
    if (said.some(({ type }) => type === wanted || type === "major")) return [];
    const names = found.map(({ entry, name: export_, kind }) => `${export_} of ${entry} is ${kind}`).join(", ");
    return [
      `${name} ${version}: ${names}. That breaks who uses it, and no ${wanted} changeset says so. Run \`pnpm changeset\`, choose ${wanted} for ${name}, and say what callers must edit; or change it back.`,
    ];
  });
}
