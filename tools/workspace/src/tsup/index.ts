import type { Options } from "tsup";
import { globSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { type PackageSource, writeDeclarations } from "./declarations.ts";

/** Whether a source file is only for tests or stories, and so not shipped. */
export const isTestFile = (file: string): boolean =>
  /\.(?:test|stories|bench|properties)\.tsx?$|\/testing\//u.test(file);

/**
 * Keeps every file separate, so that "use client" stays only at the top of the islands: relative imports are not
 * bundled, and their TypeScript extension becomes that of the built file.
 */
const separateFiles: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "keep-files",
  setup(build) {
    build.onResolve({ filter: /^\./ }, (args) =>
      args.kind === "entry-point" ? null : { path: args.path.replace(/\.tsx?$/u, ".js"), external: true },
    );
  },
};

/** The shipped source files of a package. */
export function readSource(folder: string): PackageSource {
  const all = globSync("src/**/*.{ts,tsx}", { cwd: folder });
  return { folder, files: all.filter((file) => !isTestFile(file) && !file.endsWith(".d.ts")) };
}

async function copyStyles(folder: string): Promise<void> {
  for (const style of globSync("src/**/*.css", { cwd: folder }))
    await cp(join(folder, style), join(folder, style.replace(/^src/u, "dist")), { recursive: true });
}

/** The build of a package's code, from its folder: ESM, one output per source file, styles copied as they are. */
export function codeBuild({ folder, files }: PackageSource): Options {
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { name: string };
  return {
    name,
    entry: [...files],
    outDir: "dist",
    format: ["esm"],
    target: "es2023",
    platform: "neutral",
    bundle: true,
    splitting: false,
    treeshake: false,
    sourcemap: false,
    clean: true,
    // TypeScript 7 writes the types in a tenth of the time, one file per source file like the code itself.
    dts: false,
    outExtension: () => ({ js: ".js" }),
    esbuildPlugins: [separateFiles],
    // By default, esbuild works in the folder in which the process started.
    esbuildOptions: (options) => {
      options.absWorkingDir = folder;
    },
    onSuccess: () => copyStyles(folder),
  };
}

/** The build of a published package: its code and its types. */
export function packageBuild(folder = process.cwd()): Options {
  const source = readSource(folder);
  return {
    ...codeBuild(source),
    onSuccess: async () => {
      await copyStyles(folder);
      await writeDeclarations([source]);
    },
  };
}
