/** The parameter of the search text. Links do not pass it on (`forwardQuery`). */
export const SEARCH_PARAMETER = "q";

/** The maximum length of a search text, in characters. */
export const LONGEST_SEARCH = 100;

/** Normalizes a search text. */
export const searchText = (text: string): string =>
  text.normalize("NFKC").replaceAll(/\s+/gu, " ").trim().slice(0, LONGEST_SEARCH).trim();
