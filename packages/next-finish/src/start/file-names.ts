import { createHash } from "node:crypto";

/** The path of finished pages' data files; the file's name follows. */
export const PAGE_DATA_PATH = "/_page-data/";

/**
 * A name for a text: 64 bits of its hash. Browsers keep a file for a year. Among a million texts, more than a site writes in a year, the
 * chance that two share a name is one in 37 million. With 128 bits, pages were 28 bytes larger after gzip.
 */
export const dataName = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/**
 * The file of a page, of its styles, or of the starter. The URL of styles ends with the site's whole sheet, which can replace them.
 */
export const PAGE_DATA_NAME = /^(?<name>[0-9a-f]{16})(?:\.(?<kind>js|json)|-(?<sheet>[\w~-][\w.~-]*\.css))$/u;

/** The path of the build's scripts and style sheets. */
export const BUILT_FILES = "/_next/static/chunks/";

/** Media types of a build's files that pages load, by the end of their names. */
export const STORED_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
};

/** A file that a build names by its content, so its address never has different content. */
const FILE = new RegExp(
  `^/_next/static/((?:chunks|islands|media)/[\\w.~-]+\\.(?:${Object.keys(STORED_TYPES).join("|")}))$`,
  "u",
);

/** The name under which a build's file is stored for that build's pages, `chunks,0a~b.css`; null for any other address. */
export const getStoredName = (path: string): string | null => FILE.exec(path)?.[1]?.replace("/", ",") ?? null;

/** What `getStoredName` gives. */
export const STORED_NAME = /^(?:chunks|islands|media),[\w.~-]+\.(?<kind>\w+)$/u;
