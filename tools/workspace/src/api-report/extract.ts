import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from "@microsoft/api-extractor";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The public types of one entry of a package, as API Extractor reports them. */
export interface Report {
  /** For example `@courseway/brand`. */
  readonly package: string;
  /** For example `@courseway/brand/rules`. */
  readonly entry: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, { readonly types?: string }>> };
}

interface Entry {
  readonly folder: string;
  readonly package: string;
  readonly entry: string;
  readonly types: string;
}

/**
 * The entries of a package that have built types. Entries of a pattern (`./library/*`) are skipped: they consist of
 * what the other entries name.
 */
function listEntries(folder: string): Entry[] {
  const { name, publishConfig } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  return Object.entries(publishConfig?.exports ?? {}).flatMap(([path, { types }]) =>
    types?.startsWith("./dist/") === true && !path.includes("*")
      ? [{ folder, package: name, entry: name + path.slice(1), types: join(folder, types) }]
      : [],
  );
}

const silent = { default: { logLevel: ExtractorLogLevel.None } };

function createConfig(
  { folder, types }: Entry,
  entries: readonly Entry[],
  out: string,
  index: number,
): ExtractorConfig {
  // Packages resolve each other through their published types, not their source.
  const paths = Object.fromEntries(entries.map(({ entry, types: file }) => [entry, [file]]));
  const compilerOptions = {
    module: "nodenext",
    moduleResolution: "nodenext",
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    jsx: "react-jsx",
    types: ["node"],
    typeRoots: [join(import.meta.dirname, "../../node_modules/@types")],
    strict: true,
    skipLibCheck: true,
    paths,
  };
  const configObject: IConfigFile = {
    projectFolder: folder,
    mainEntryPointFilePath: types,
    compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
    apiReport: {
      enabled: true,
      reportFolder: out,
      reportTempFolder: join(out, "temp"),
      reportFileName: `${index}.api.md`,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: { compilerMessageReporting: silent, extractorMessageReporting: silent, tsdocMessageReporting: silent },
    newlineKind: "lf",
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, "package.json"),
  });
}

/**
 * Reports the public types of packages, from their built declarations.
 * @param folders the packages' folders
 * @throws Error for a package without a build
 */
export function extractReports(folders: readonly string[]): readonly Report[] {
  const entries = folders.flatMap(listEntries);
  const out = mkdtempSync(join(tmpdir(), "courseway-api-"));
  const configs = entries.map((entry, index) => createConfig(entry, entries, out, index));
  const [first] = configs;
  if (first === undefined) return [];
  // One program for all entries: separate programs would read the same files again.
  const compilerState = CompilerState.create(first, { additionalEntryPoints: entries.map(({ types }) => types) });
  configs.forEach((config) => {
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
  });
  const reports = entries.map((entry, index) => ({
    package: entry.package,
    entry: entry.entry,
    text: readFileSync(join(out, `${index}.api.md`), "utf8"),
  }));
  rmSync(out, { recursive: true, force: true });
  return reports;
}

/** Every package of this repository. */
export const packageFolders = (root: string): readonly string[] =>
  globSync("packages/*", { cwd: root })
    .toSorted()
    .map((folder) => join(root, folder));
