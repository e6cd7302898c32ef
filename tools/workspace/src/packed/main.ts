/**
 * `pnpm pack:all <folder>`: packs every published package into the folder, as a registry would get it, for an app
 * outside this repository to install.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { root } from "../local/places.ts";
import { packPackages } from "./pack.ts";

const folder = process.argv.slice(2).find((word) => word !== "--");
if (folder === undefined) {
  console.error("No folder is named. Name the one that the packages are packed into: pnpm pack:all ../packed");
  process.exitCode = 1;
} else {
  // pnpm runs this at the root, wherever it was typed.
  const typedIn = process.env["INIT_CWD"] ?? process.cwd();
  const target = resolve(typedIn, folder);
  mkdirSync(target, { recursive: true });
  const tarballs = await packPackages(readdirSync(join(root, "packages")).toSorted(), target);
  for (const file of tarballs.values()) console.log(relative(typedIn, file));
  console.log(`${tarballs.size} packages. In your app's folder, install them together: npm install ${target}/*.tgz`);
}
