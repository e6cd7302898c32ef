/** The query parameters of a preview at another moment. A visitor's page knows neither. */
export const MOMENT_PARAMETERS = { at: "at", signature: "sig" } as const;

/** Where links to other moments are signed, on the page's own origin. */
export const MOMENT_PATH = "/api/moment/";
