export type { CachedReading } from "./cached-reading.ts";
export { type Redirect, type Redirects, redirectTarget } from "./redirects.ts";
export { type FoundPage, listMainPages, type SearchAnswer, searchPages } from "./search-pages.ts";
export {
  buildTrail,
  createSiteGlobals,
  createSiteIndex,
  indexedPages,
  type IndexedPage,
  type PageIndex,
  type SiteGlobalsOptions,
  type SiteIndex,
  type SiteIndexOptions,
} from "./site-index.ts";
export { meantPage, namedPage, suggestionsFor, wordsOfPath } from "./suggestions.ts";
