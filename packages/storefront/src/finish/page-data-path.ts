/** Where browsers ask for the data of finished pages; the file's name follows. */
export const PAGE_DATA_PATH = "/_page-data/";

/**
 * The file of one page's data, or of its styles: 128 bits, so that no two pages of a site share a name by chance. Styles name behind it the
 * site's whole sheet, which does in their place.
 */
export const PAGE_DATA_NAME = /^(?<name>[0-9a-f]{32})(?:\.js|-(?<sheet>[\w~-][\w.~-]*\.css))$/u;

/** Where the build has its scripts and style sheets. */
export const BUILT_FILES = "/_next/static/chunks/";
