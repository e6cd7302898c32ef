/** The query parameters of a preview at another moment. A visitor's page knows neither. */
export const MOMENT_PARAMETERS = { at: "at", signature: "sig" } as const;

/** Where links to other moments are signed, on the page's own origin. */
export const MOMENT_PATH = "/api/moment/";

/** Where the links of a preview are looked up in the site's list of pages, on the page's own origin. */
export const PAGE_LINKS_PATH = "/api/page-links/";

/** So many links may be asked for at once. */
export const MOST_PAGE_LINKS = 100;
