import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../local/paths.ts";

const run = promisify(execFile);

const CACHE = join(root, "node_modules/.cache");

/**
 * Changes each relative import and module augmentation of a declaration to the built file: `./a.ts` and `./a.tsx`
 * become `./a.js`.
 */
export const withBuiltEndings = (declaration: string): string =>
  declaration.replaceAll(/((?:from|import|module)\s*\(?\s*")(\.{1,2}\/[^"]+)\.tsx?"/gu, '$1$2.js"');

/** The repository's compiler; this package depends on an earlier one. */
const COMPILER = join(dirname(createRequire(join(root, "package.json")).resolve("typescript/package.json")), "bin/tsc");

/** A package's shipped files, relative to its folder. */
export interface PackageSource {
  readonly folder: string;
  readonly files: readonly string[];
}

/** The declarations of a source file, in the compiler's output and in the package. */
const WRITTEN = /^src\/(?<name>.+)\.tsx?$/u;

/** Runs the compiler, which writes the declarations of all packages to `target`, below each package's folder name. */
async function compile(packages: readonly PackageSource[], target: string): Promise<void> {
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: join(root, "packages"),
    outDir: target,
  };
  const files = packages.flatMap((one) => one.files.map((file) => join(one.folder, file)));
  const config = join(target, "tsconfig.json");
  const settings = { extends: join(root, "tsconfig.all.json"), compilerOptions, include: [], files };
  writeFileSync(config, JSON.stringify(settings));
  try {
    await run(process.execPath, [COMPILER, "-p", config], { cwd: root });
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    throw new Error(`No declarations were written:\n${stdout}${stderr}`, { cause: failure });
  }
}

/**
 * Writes the declarations of packages' shipped files to each one's `dist`. They are compiled together, so that files
 * they share are read once. `pnpm typecheck` checks their types.
 * @throws Error with the compiler's output
 */
export async function writeDeclarations(packages: readonly PackageSource[]): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const target = mkdtempSync(join(CACHE, "declarations-"));
  try {
    await compile(packages, target);
    for (const { folder, files } of packages)
      for (const file of files) {
        const name = `${WRITTEN.exec(file)?.groups?.["name"]}.d.ts`;
        const written = readFileSync(join(target, basename(folder), "src", name), "utf8");
        const built = join(folder, "dist", name);
        mkdirSync(dirname(built), { recursive: true });
        writeFileSync(built, withBuiltEndings(written));
      }
  } finally {
    rmSync(target, { recursive: true });
  }
}
