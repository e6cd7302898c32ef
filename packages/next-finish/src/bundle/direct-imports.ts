import type { OnLoadResult, Plugin, PluginBuild } from "esbuild";
import { readFile } from "node:fs/promises";
import { dirname, extname } from "node:path";

/** The source of a name that an index file exports. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

type Origins = ReadonlyMap<string, Origin>;

/** An import or export of names. A built index file imports a name and then exports it, without `from`. */
const STATEMENT = /^(?<kind>import|export) \{(?<names>[^}]*)\}(?: from "(?<from>[^"]+)")?;/gmu;

/** Parses statements, and within their braces the name there and the name here. Types are left out. */
const parseStatements = (text: string) =>
  [...text.matchAll(STATEMENT)].map((match) => {
    const { kind = "", names = "", from } = match.groups ?? {};
    const listed = names.split(",").map((one) => one.trim());
    const values = listed.filter((name) => name !== "" && !name.startsWith("type "));
    const pairs = values.map((name) => {
      const [there = "", here = there] = name.split(/\s+as\s+/u);
      return [there, here] as const;
    });
    return { match, kind, from, names: pairs };
  });

async function findFile(bundle: PluginBuild, from: string, importer: string): Promise<string | null> {
  if (!from.startsWith("@courseway/") && !from.startsWith(".")) return null;
  const { path, errors } = await bundle.resolve(from, {
    kind: "import-statement",
    importer,
    resolveDir: dirname(importer),
  });
  return errors.length > 0 || !/\.[jt]sx?$/u.test(path) ? null : path;
}

async function readOrigins(bundle: PluginBuild, file: string): Promise<Origins> {
  const found = { import: new Map<string, Origin>(), export: new Map<string, Origin>() };
  for (const { kind, from, names } of parseStatements(await readFile(file, "utf8"))) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of files
    const origin = from === undefined ? null : await findFile(bundle, from, file);
    for (const [there, here] of names) {
      const source = from === undefined ? found.import.get(there) : origin && { file: origin, name: there };
      if (source) found[kind === "import" ? "import" : "export"].set(here, source);
    }
  }
  return found.export;
}

/**
 * Makes files import a name from the file that defines it. esbuild counts everything that an index file exports as part of each of its
 * importers, so every page would start with code that only some islands need.
 */
export const directImports: Plugin = {
  name: "direct-imports",
  setup(bundle) {
    const indexes = new Map<string, Promise<Origins>>();

    /** Finds the file that defines a name, through index files. */
    async function findOrigin(file: string, name: string): Promise<Origin> {
      const origins = indexes.get(file) ?? readOrigins(bundle, file);
      indexes.set(file, origins);
      const origin = (await origins).get(name);
      return origin === undefined ? { file, name } : findOrigin(origin.file, origin.name);
    }

    async function load(file: string): Promise<OnLoadResult> {
      const text = await readFile(file, "utf8");
      let contents = text;
      for (const { match, kind, from, names } of parseStatements(text)) {
        // oxlint-disable-next-line no-await-in-loop -- esbuild loads many files at once
        const index = kind === "import" && from !== undefined ? await findFile(bundle, from, file) : null;
        if (index === null) continue;
        // oxlint-disable-next-line no-await-in-loop
        const lines = await Promise.all(
          names.map(async ([there, here]) => {
            const origin = await findOrigin(index, there);
            return `import { ${origin.name} as ${here} } from ${JSON.stringify(origin.file)};`;
          }),
        );
        contents = contents.replace(match[0], () => lines.join(" "));
      }
      const loader = extname(file).slice(1);
      return { contents, loader: loader === "ts" || loader === "tsx" || loader === "jsx" ? loader : "js" };
    }

    bundle.onLoad({ filter: /[\\/](?:@courseway|packages)[\\/].*\.[jt]sx?$/ }, ({ path }) => load(path));
  },
};
