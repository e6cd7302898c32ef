import { build, type BuildOptions, type Metafile } from "esbuild";
import { directImports } from "./direct-imports.ts";
import { lateModules } from "./late-modules.ts";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type BundleManifest, MANIFEST } from "../start/bundle-manifest.ts";

/** The oldest browsers of the sites. */
const TARGET = ["safari16.4", "firefox115", "chrome119"];

const START = "start.ts";

/** What a site's bundle is made of, as the texts of two modules that are resolved from the app's folder. */
export interface BundleSource {
  /** The module that starts a page. */
  readonly entry: string;
  /** A module that exports `core`, a function that names all that modules which load later share with the start. */
  readonly core: string;
}

/** What is the same for a build and in development. */
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

type Outputs = Metafile["outputs"];

/** A file and all that it imports before it runs. */
function withImports(file: string, outputs: Outputs, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { kind, path } of outputs[file]?.imports ?? [])
    if (kind === "import-statement") withImports(path, outputs, found);
  return found;
}

/** An island's code is in a client file of its name, a plain island's in a plain file. Code in another file loads later, when the page needs it. */
const ISLAND_FILE = /(?<name>[^/]+)\.(?<kind>client|plain)\.[jt]sx?$/u;

/** The code that starts React. */
const REACT = /\/browser\/hydrate\.[jt]s$/u;

/**
 * Has a browser compile all of a file while it comes, on another thread. Else it compiles a function as it is called: on a phone React
 * would keep the first click waiting for that.
 */
const COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad\n";

/** The file with this as its first line, or its map, which then has an empty one. */
const withHint = (path: string, text: string): string =>
  path.endsWith(".map") ? text.replace('"mappings": "', '"mappings": ";') : COMPILE_AT_ONCE + text;

/** What a build wrote, by what pages ask for, and the files of React among it. */
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
 * Makes the browser's bundle of an app: what starts its pages, and each island's code in files of its own.
 *
 * @param folder where its files are written; what was there goes
 * @param maps where their source maps are written: a folder that nobody serves
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
    // No file names its map, and no map holds source: it says where in which file something is.
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
