import type { Options } from "tsup";
import { globSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { writeDeclarations } from "./declarations.ts";

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

/** The build of a published package: ESM and types, one output per source file, styles copied as they are. */
export function packageBuild(folder = process.cwd()): Options {
  const entry = globSync("src/**/*.{ts,tsx}", { cwd: folder }).filter(
    (file) => !isTestFile(file) && !file.endsWith(".d.ts"),
  );
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { name: string };
  return {
    name,
    entry,
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
    onSuccess: async () => {
      await writeDeclarations(folder, entry);
      for (const style of globSync("src/**/*.css", { cwd: folder })) {
        await cp(join(folder, style), join(folder, style.replace(/^src/u, "dist")), { recursive: true });
      }
    },
  };
}
