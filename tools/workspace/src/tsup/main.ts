/**
 * `pnpm build:packages`: builds every published package in one process, with one run of the compiler for all types. The
 * `build` of a single package does the same for it alone.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "tsup";
import { root } from "../local/paths.ts";
import { writeDeclarations } from "./declarations.ts";
import { codeBuild, readSource } from "./index.ts";

const folder = join(root, "packages");
const packages = readdirSync(folder).map((name) => readSource(join(folder, name)));
for (const source of packages) {
  // tsup reads a package's settings from the current folder.
  process.chdir(source.folder);
  // oxlint-disable-next-line no-await-in-loop -- a process has one current folder
  await build({ ...codeBuild(source), config: false, silent: true });
}
await writeDeclarations(packages);
