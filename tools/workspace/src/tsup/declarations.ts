import { execFile } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Changes each relative import and module augmentation of a declaration to the built file: `./a.ts` and `./a.tsx`
 * become `./a.js`.
 */
export const withBuiltEndings = (declaration: string): string =>
  declaration.replaceAll(/((?:from|import|module)\s*\(?\s*")(\.{1,2}\/[^"]+)\.tsx?"/gu, '$1$2.js"');

const findCompiler = (folder: string): string =>
  join(dirname(createRequire(join(folder, "package.json")).resolve("typescript/package.json")), "bin/tsc");

/**
 * Writes the declarations of a package's shipped files to its `dist`. `pnpm typecheck` checks their types.
 * @param files the source files, relative to `folder`
 * @throws Error with the compiler's output
 */
export async function writeDeclarations(folder: string, files: readonly string[]): Promise<void> {
  const config = join(folder, "tsconfig.declarations.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: "src",
    outDir: "dist",
  };
  writeFileSync(config, JSON.stringify({ extends: "./tsconfig.json", compilerOptions, include: [], files }));
  try {
    await run(process.execPath, [findCompiler(folder), "-p", config], { cwd: folder });
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    throw new Error(`No declarations of ${folder} were written:\n${stdout}${stderr}`, { cause: failure });
  } finally {
    rmSync(config, { force: true });
  }
  for (const name of globSync("dist/**/*.d.ts", { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, withBuiltEndings(readFileSync(file, "utf8")));
  }
}
