/**
 * `pnpm pack:all <folder>`: packs every published package into the folder, as for a registry, so that an app outside
 * this repository can install them.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { root } from "../local/paths.ts";
import { packPackages } from "./pack.ts";

const folder = process.argv.slice(2).find((word) => word !== "--");
if (folder === undefined) {
  console.error("No folder is named. Name the one that the packages are packed into: pnpm pack:all ../packed");
  process.exitCode = 1;
} else {
  // pnpm runs this in the root; INIT_CWD is the folder in which it was called.
  const typedIn = process.env["INIT_CWD"] ?? process.cwd();
  const target = resolve(typedIn, folder);
  mkdirSync(target, { recursive: true });
  const tarballs = await packPackages(readdirSync(join(root, "packages")).toSorted(), target);
  for (const file of tarballs.values()) console.log(relative(typedIn, file));
  console.log(`${tarballs.size} packages. In your app's folder, install them together: npm install ${target}/*.tgz`);
}
