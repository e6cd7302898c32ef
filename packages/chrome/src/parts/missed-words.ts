import { LONGEST_SEARCH } from "./search-words.ts";

/**
 * The text of a script that stands behind the search form of a missing page's screen, and writes the words of the address into its
 * field. One screen serves many addresses, so the server cannot.
 */
export const MISSED_WORDS = `{
let i=document.currentScript.previousElementSibling.querySelector("input");
try{i.value||=decodeURIComponent(location.pathname).replace(/\\.\\w+\\/?$/,"").replace(/[^\\p{L}\\p{N}]+/gu," ").trim().slice(0,${LONGEST_SEARCH})}catch{}
}`.replaceAll("\n", "");
