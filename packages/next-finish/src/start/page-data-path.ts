import { createHash } from "node:crypto";

/** Where browsers ask for the data of finished pages; the file's name follows. */
export const PAGE_DATA_PATH = "/_page-data/";

/**
 * A name for a text: 64 bits of its hash. Of a million texts, more than a site writes in the year that browsers keep one, two share a name by chance in
 * one of 37 million sites; each has its name twice in the HTML, where 128 bits took 28 bytes of gzip more.
 */
export const dataName = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/**
 * The file of one page, of its styles, or of all pages' starter. Styles name behind it the site's whole sheet, which does in
 * their place.
 */
export const PAGE_DATA_NAME = /^(?<name>[0-9a-f]{16})(?:\.(?<kind>js|json)|-(?<sheet>[\w~-][\w.~-]*\.css))$/u;

/** Where the build has its scripts and style sheets. */
export const BUILT_FILES = "/_next/static/chunks/";
