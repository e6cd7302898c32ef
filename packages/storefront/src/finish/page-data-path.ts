/** Where browsers ask for the data of finished pages; the file's name follows. */
export const PAGE_DATA_PATH = "/_page-data/";

/** The file of one page's data: 128 bits, so that no two pages of a site share a name by chance. */
export const PAGE_DATA_NAME = /^[0-9a-f]{32}\.js$/u;
