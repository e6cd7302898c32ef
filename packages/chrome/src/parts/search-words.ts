/** The parameter of the search text. Links do not pass it on (`forwardQuery`). */
export const SEARCH_PARAMETER = "q";

/** The maximum length of a search text, in characters. */
export const LONGEST_SEARCH = 100;

/** Normalizes a search text. */
export const searchText = (text: string): string =>
  text.normalize("NFKC").replaceAll(/\s+/gu, " ").trim().slice(0, LONGEST_SEARCH).trim();

/**
 * The text of a script after the search form on the not-found screen. It writes the words of the address into the field, which the server
 * cannot do, since one screen serves many addresses.
 */
export const MISSED_WORDS = `{
let i=document.currentScript.previousElementSibling.querySelector("input");
try{i.value||=decodeURIComponent(location.pathname).replace(/\\.\\w+\\/?$/,"").replace(/[^\\p{L}\\p{N}]+/gu," ").trim().slice(0,${LONGEST_SEARCH})}catch{}
}`.replaceAll("\n", "");
