import type { OnLoadResult, Plugin, PluginBuild } from "esbuild";
import { readFile } from "node:fs/promises";
import { dirname, extname } from "node:path";

/** The source of a name that an index file exports. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

type Resolve = PluginBuild["resolve"];

const IMPORT = /^import (?<type>type )?\{(?<names>[^}]*)\} from "(?<from>[^"]+)";/gmu;
const EXPORT = /export (?<type>type )?\{(?<names>[^}]*)\} from "(?<from>[^"]+)"/gu;

const EXPORT_OF_IMPORTED = /^export \{(?<names>[^}]*)\};/gmu;

/** Parses the names within braces: the name there and the name here. Types are left out. */
function namesIn(text: string): readonly (readonly [there: string, here: string])[] {
  return text.split(",").flatMap((one) => {
    const name = one.trim();
    if (name === "" || name.startsWith("type ")) return [];
    const [there = "", here = there] = name.split(/\s+as\s+/u);
    return [[there, here] as const];
  });
}

/** Reads index files. */
class Indexes {
  readonly #cache = new Map<string, Promise<ReadonlyMap<string, Origin>>>();
  readonly #resolve: Resolve;

  constructor(resolve: Resolve) {
    this.#resolve = resolve;
  }

  /** Resolves an import of one of our packages to a file. */
  async findFile(from: string, importer: string): Promise<string | null> {
    if (!from.startsWith("@courseway/") && !from.startsWith(".")) return null;
    const { path, errors } = await this.#resolve(from, {
      kind: "import-statement",
      importer,
      resolveDir: dirname(importer),
    });
    return errors.length > 0 || !/\.[jt]sx?$/u.test(path) ? null : path;
  }

  /** Finds the file that defines a name, through index files. */
  async findOrigin(file: string, name: string): Promise<Origin> {
    const origin = (await this.#exportsOf(file)).get(name);
    return origin === undefined ? { file, name } : this.findOrigin(origin.file, origin.name);
  }

  #exportsOf(file: string): Promise<ReadonlyMap<string, Origin>> {
    const cached = this.#cache.get(file) ?? this.#read(file);
    this.#cache.set(file, cached);
    return cached;
  }

  async #read(file: string): Promise<ReadonlyMap<string, Origin>> {
    const text = await readFile(file, "utf8");
    const namesFrom = async (statements: RegExp): Promise<Map<string, Origin>> => {
      const found = new Map<string, Origin>();
      for (const { groups = {} } of text.matchAll(statements)) {
        if (groups["type"] !== undefined) continue;
        // oxlint-disable-next-line no-await-in-loop -- a handful of files
        const origin = await this.findFile(groups["from"] ?? "", file);
        if (origin === null) continue;
        for (const [there, here] of namesIn(groups["names"] ?? "")) found.set(here, { file: origin, name: there });
      }
      return found;
    };
    const [exported, imported] = await Promise.all([namesFrom(EXPORT), namesFrom(IMPORT)]);
    // A built index file imports a name and then exports it.
    for (const { groups = {} } of text.matchAll(EXPORT_OF_IMPORTED))
      for (const [there, here] of namesIn(groups["names"] ?? "")) {
        const origin = imported.get(there);
        if (origin) exported.set(here, origin);
      }
    return exported;
  }
}

async function withDirectImports(file: string, indexes: Indexes): Promise<OnLoadResult> {
  const text = await readFile(file, "utf8");
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(IMPORT)) {
    const { names = "", from = "" } = match.groups ?? {};
    // oxlint-disable-next-line no-await-in-loop -- esbuild loads many files at once
    const index = match.groups?.["type"] !== undefined ? null : await indexes.findFile(from, file);
    if (index === null) continue;
    // oxlint-disable-next-line no-await-in-loop
    const origins = await Promise.all(
      namesIn(names).map(async ([there, here]) => ({ here, ...(await indexes.findOrigin(index, there)) })),
    );
    const lines = origins.map(
      ({ here, file: origin, name }) => `import { ${name} as ${here} } from ${JSON.stringify(origin)};`,
    );
    parts.push(text.slice(end, match.index), lines.join(" "));
    end = match.index + match[0].length;
  }
  const loader = extname(file).slice(1);
  return {
    contents: [...parts, text.slice(end)].join(""),
    loader: loader === "ts" || loader === "tsx" || loader === "jsx" ? loader : "js",
  };
}

/**
 * Makes files import a name from the file that defines it. esbuild counts everything that an index file exports as part of each of its
 * importers, so every page would start with code that only some islands need.
 */
export const directImports: Plugin = {
  name: "direct-imports",
  setup(bundle) {
    const indexes = new Indexes((path, options) => bundle.resolve(path, options));
    bundle.onLoad({ filter: /[\\/](?:@courseway|packages)[\\/].*\.[jt]sx?$/ }, ({ path }) =>
      withDirectImports(path, indexes),
    );
  },
};
