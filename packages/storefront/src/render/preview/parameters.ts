/** The query parameters of a preview at another moment. Visitors' pages ignore them. */
export const MOMENT_PARAMETERS = { at: "at", signature: "sig" } as const;

/** The path of the call that signs links to other moments. */
export const MOMENT_PATH = "/api/moment/";

/** The path of the call that looks up a preview's links in the site's list of pages. */
export const PAGE_LINKS_PATH = "/api/page-links/";

/** The maximum number of links in one call. */
export const MOST_PAGE_LINKS = 100;
