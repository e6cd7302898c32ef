/** The parameter of the visitor's words. No link carries it on (`forwardQuery`). */
export const SEARCH_PARAMETER = "q";

/** The longest text that is searched for, in characters. */
export const LONGEST_SEARCH = 100;

/** One spelling of a visitor's words. */
export const searchText = (text: string): string =>
  text.normalize("NFKC").replaceAll(/\s+/gu, " ").trim().slice(0, LONGEST_SEARCH).trim();
