export { NO_VARY_SEARCH, SPECULATION_RULES } from "../links/speculation-rules.ts";
export { MISSED_WORDS, SEARCH_PARAMETER, searchText } from "./search-words.ts";
