/** Where browsers ask for the bundle of a build, below `/_next/static/`: Next serves it, and a CDN keeps it. */
export const BUNDLE_FOLDER = "islands";
export const BUNDLE_PATH = `/_next/static/${BUNDLE_FOLDER}/`;

/** What the build wrote: all file names stand in the bundle's folder. */
export interface BundleManifest {
  /** What every page starts with. */
  readonly start: readonly string[];
  /** The files of each island, by its name; React is among them where it needs React. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

/** The name of the manifest in the bundle's folder. */
export const MANIFEST = "manifest.json";

/** In development the bundle is one file, made when it is asked for. */
export const DEVELOPMENT_BUNDLE = "development.js";

/** Where a page in development hears that one of its files was saved. */
export const DEVELOPMENT_CHANGES = "changes.txt";
