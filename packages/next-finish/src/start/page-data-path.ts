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
