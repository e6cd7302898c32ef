import { build, type Plugin } from "esbuild";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Pages from "./pages.tsx";

const outfile = join(import.meta.dirname, "../../node_modules/.cache/render-pages.mjs");

/** Libraries are not bundled, so that React is loaded once and each library finds its own files. */
const externalLibraries: Plugin = {
  name: "libraries-stay",
  setup: (bundle) =>
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === "seen" || path.startsWith("@courseway/") || path.startsWith("node:")) return null;
      const found = await bundle.resolve(path, { ...from, pluginData: "seen" });
      return found.path.startsWith("/") ? { path: found.path, external: true } : found;
    }),
};

/** The pages of this folder in a form that Node can run, as it cannot read JSX. */
export async function loadPages(): Promise<typeof Pages> {
  await build({
    entryPoints: [join(import.meta.dirname, "pages.tsx")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    plugins: [externalLibraries],
    logLevel: "error",
  });
  return import(pathToFileURL(outfile).href);
}
