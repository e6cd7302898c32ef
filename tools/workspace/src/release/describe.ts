import type { ReleasePlan } from "@changesets/types";
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";

/** A package as it would be published. */
export interface PackedFile {
  readonly name: string;
  readonly version: string;
  /** The size of the tarball in bytes. */
  readonly bytes: number;
  readonly files: readonly string[];
}

/** Reads a tarball; `name` is the package's folder. */
export function packedFile(name: string, tarball: string): PackedFile {
  const listed = execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).trim().split("\n");
  const manifest = execFileSync("tar", ["-xzOf", tarball, "package/package.json"], { encoding: "utf8" });
  const { version } = JSON.parse(manifest) as { version: string };
  return {
    name: `@courseway/${name}`,
    version,
    bytes: statSync(tarball).size,
    files: listed.map((file) => file.replace("package/", "")).toSorted(),
  };
}

/** The folders of a package with their number of files, for example `dist 42, README.md`. */
function contents(files: readonly string[]): string {
  const groups = Map.groupBy(files, (file) => file.split("/")[0] ?? file);
  return [...groups]
    .map(([name, some]) => (some.length === 1 && some[0] === name ? name : `${name} ${some.length}`))
    .join(", ");
}

/** Describes what would be published: each package with its version, size and files, and its changelog entry. */
export function describeRelease({ changesets, releases }: ReleasePlan, files: readonly PackedFile[]): string {
  return files
    .map(({ name, version, bytes, files }) => {
      const release = releases.find((one) => one.name === name && one.type !== "none");
      const to =
        release === undefined ? `${version}, unchanged` : `${version} → ${release.newVersion} (${release.type})`;
      const notes = changesets.filter(({ id }) => release?.changesets.includes(id));
      const lines = notes.map(({ summary }) => `    ${summary.trim().replaceAll(/\n+/gu, " ")}`);
      return [`${name} ${to}, ${(bytes / 1024).toFixed(1)} KB: ${contents(files)}`, ...lines].join("\n");
    })
    .join("\n");
}
