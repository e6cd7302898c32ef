import type { Plugin } from "esbuild";
import { dirname } from "node:path";

const LATE = "late";
const CORE = "courseway:core";

/**
 * Makes dynamically imported modules share one chunk with the start. esbuild makes a chunk for each set of entries that share a
 * module, so each late module is made to import all of the shared code.
 *
 * @param coreText source of a module that exports `core`, which references what every page starts with
 */
export const lateModules = (coreText: string): Plugin => ({
  name: "late-modules",
  setup(bundle) {
    bundle.onResolve({ filter: /^courseway:core$/ }, () => ({ path: CORE, namespace: CORE }));
    bundle.onLoad({ filter: /.*/, namespace: CORE }, () => ({
      contents: coreText,
      resolveDir: bundle.initialOptions.absWorkingDir ?? process.cwd(),
    }));
    bundle.onResolve({ filter: /.*/ }, async ({ kind, path, importer, resolveDir }) => {
      if (kind !== "dynamic-import") return null;
      const found = await bundle.resolve(path, { kind: "import-statement", importer, resolveDir });
      return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, namespace: LATE };
    });
    bundle.onLoad({ filter: /.*/, namespace: LATE }, ({ path }) => ({
      contents: `import { core } from "${CORE}";\nexport * from ${JSON.stringify(path)};\ncore();`,
      resolveDir: dirname(path),
    }));
  },
});
