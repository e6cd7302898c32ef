import { PAGE_DATA_PATH } from "./file-names.ts";
import { processState } from "@courseway/observability/process-state";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The path of a build's bundle below `/_next/static/`: Next serves it, and a CDN caches it. */
export const BUNDLE_FOLDER = "islands";
export const BUNDLE_PATH = `/_next/static/${BUNDLE_FOLDER}/`;

/** The build's files. Names are relative to the bundle's folder. */
export interface BundleManifest {
  /** The files that start every page. */
  readonly start: readonly string[];
  /** The files of each island by its name, with React's if it needs React. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

/** The name of the manifest in the bundle's folder. */
export const MANIFEST = "manifest.json";

/** In development the bundle is one file, built at each request. */
export const DEVELOPMENT_BUNDLE = "development.js";

/** The path of the event stream that tells a page in development of each save. */
export const DEVELOPMENT_CHANGES = "changes.txt";

const missing = (file: string): string =>
  `No page of this site is interactive: the browser's bundle is missing, since ${file} cannot be read. Build the app with storefrontConfig() of @courseway/storefront/next-config, and copy .next/static into a standalone build.`;

function readManifest(): BundleManifest {
  const file = join(process.cwd(), ".next/static", BUNDLE_FOLDER, MANIFEST);
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own build
    return JSON.parse(readFileSync(file, "utf8")) as BundleManifest;
  } catch (error) {
    if (process.env.NODE_ENV === "production") console.error(missing(file), error);
    return { start: [], islands: {} };
  }
}

const listFiles = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map((name) => BUNDLE_PATH + name);

const manifest = (): BundleManifest => processState("bundle-manifest", readManifest);

/** The files that start any page. */
export const startFiles = (): readonly string[] =>
  process.env.NODE_ENV === "development" ? [PAGE_DATA_PATH + DEVELOPMENT_BUNDLE] : listFiles(manifest().start);

/** The files of these islands, without repeats; none for a name that the bundle does not have. */
export function islandFiles(names: readonly string[]): readonly string[] {
  const { islands } = manifest();
  return listFiles(names.flatMap((name) => islands[name] ?? []));
}
