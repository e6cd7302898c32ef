import { type Plugin, build, type BuildOptions, type Metafile } from "esbuild";
import { dirname, basename, join } from "node:path";
import { directImports } from "./direct-imports.ts";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { type BundleManifest, MANIFEST } from "../start/bundle-files.ts";

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

/** The oldest browsers that the sites support. */
const TARGET = ["safari16.4", "firefox115", "chrome119"];

const START = "start.ts";

/** The sources of a site's bundle: two modules, resolved from the app's folder. */
export interface BundleSource {
  /** Source of the module that starts a page. */
  readonly entry: string;
  /** Source of a module that exports `core`: a function that references everything that late modules share with the start. */
  readonly core: string;
}

/** Options for builds and development. */
export const bundleOptions = (app: string, source: BundleSource, mode: "production" | "development") =>
  ({
    stdin: { contents: source.entry, resolveDir: app, sourcefile: START, loader: "ts" },
    absWorkingDir: app,
    bundle: true,
    format: "esm",
    target: TARGET,
    jsx: "automatic",
    charset: "utf8",
    legalComments: "none",
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    logLevel: "silent",
    metafile: true,
    plugins: [lateModules(source.core), directImports],
  }) satisfies BuildOptions;

function withImports(file: string, outputs: Metafile["outputs"], found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { kind, path } of outputs[file]?.imports ?? [])
    if (kind === "import-statement") withImports(path, outputs, found);
  return found;
}

/** An island's code is in its `.client.tsx` file, a plain island's in its `.plain.ts` file. Code in other files loads when the page needs it. */
const ISLAND_FILE = /(?<name>[^/]+)\.(?<kind>client|plain)\.[jt]sx?$/u;

const REACT = /\/browser\/hydrate\.[jt]s$/u;

/**
 * Makes browsers compile a whole file on another thread while it downloads. Otherwise they compile each function at its first call, and
 * on a phone the first click would wait for React to compile.
 */
const COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad\n";

/** Adds this as the file's first line; its map gets an empty line. */
const withHint = (path: string, text: string): string =>
  path.endsWith(".map") ? text.replace('"mappings": "', '"mappings": ";') : COMPILE_AT_ONCE + text;

/** Reads esbuild's result: the files that pages request, and which of them are React's. */
function buildManifest({ outputs }: Metafile): {
  readonly manifest: BundleManifest;
  readonly react: readonly string[];
} {
  const entries = Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [{ file, entryPoint }] : [],
  );
  const listFiles = (file: string): readonly string[] => [...withImports(file, outputs)].map((one) => basename(one));
  const filesFrom = (is: (entryPoint: string) => boolean): readonly string[] => [
    ...new Set(entries.filter(({ entryPoint }) => is(entryPoint)).flatMap(({ file }) => listFiles(file))),
  ];
  const start = filesFrom((entryPoint) => entryPoint === START);
  const react = filesFrom((entryPoint) => REACT.test(entryPoint)).filter((file) => !start.includes(file));
  const first = new Set([...start, ...react]);
  const islands = entries.flatMap(({ file, entryPoint }) => {
    const { name = "", kind } = ISLAND_FILE.exec(entryPoint)?.groups ?? {};
    if (kind === undefined) return [];
    const files = listFiles(file).filter((one) => !first.has(one));
    return [[name, kind === "plain" ? files : [...react, ...files]] as const];
  });
  return { manifest: { start, islands: Object.fromEntries(islands) }, react };
}

/**
 * Builds an app's browser bundle: the start script, and separate files for each island's code.
 *
 * @param folder the output folder; its former files are replaced
 * @param maps the folder for source maps, which the server does not serve
 */
export async function buildBundle(
  app: string,
  source: BundleSource,
  folder: string,
  maps: string,
): Promise<BundleManifest> {
  const result = await build({
    ...bundleOptions(app, source, "production"),
    minify: true,
    splitting: true,
    outdir: folder,
    entryNames: "[hash]",
    chunkNames: "[hash]",
    // Files do not reference their maps, and maps contain positions but no source.
    sourcemap: "external",
    sourcesContent: false,
    write: false,
  });
  for (const one of [folder, maps]) {
    await rm(one, { recursive: true, force: true });
    await mkdir(one, { recursive: true });
  }
  const getPath = (path: string): string => (path.endsWith(".map") ? join(maps, basename(path)) : path);
  const { manifest, react } = buildManifest(result.metafile);
  const compiledAtOnce = new Set(react.flatMap((file) => [file, `${file}.map`]));
  await Promise.all(
    result.outputFiles.map(({ path, text, contents }) =>
      writeFile(getPath(path), compiledAtOnce.has(basename(path)) ? withHint(path, text) : contents),
    ),
  );
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
  return manifest;
}
