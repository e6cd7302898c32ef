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
