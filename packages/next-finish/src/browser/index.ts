export { IslandError, type IslandList, createIslandSources, ofDocument, prepareIslands } from "./island-sources.ts";
export { Islands } from "./islands.ts";
export { readPageFile, requestWholeSheet } from "./page-files.ts";
export { QUEUED, type QueuedEvent, type QueuedEvents, LINKS_READY } from "../start/queued.ts";
