import type { Plugin } from "esbuild";
import { dirname } from "node:path";

const LATE = "late";
const CORE = "courseway:core";

/**
 * What every page starts with: one chunk. esbuild makes a chunk for each set of entries that share a module, so each module that
 * comes late is made to share all of this.
 */
const CORE_TEXT = `import { startPage } from "@courseway/storefront/browser";
import * as usable from "@courseway/storefront/usable";
import * as jsx from "react/jsx-runtime";
export const core = () => [startPage, usable, jsx];`;

/** Has modules that are imported late share what is there from the start. */
export const lateModules: Plugin = {
  name: "late-modules",
  setup(bundle) {
    bundle.onResolve({ filter: /^courseway:core$/ }, () => ({ path: CORE, namespace: CORE }));
    bundle.onLoad({ filter: /.*/, namespace: CORE }, () => ({
      contents: CORE_TEXT,
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
};
