export { IslandError } from "./island-error.ts";
export { type IslandList, createIslandSources, ofDocument, prepareIslands } from "./island-sources.ts";
export { Islands } from "./islands.ts";
export { readPageFile } from "./page-data.ts";
export { adoptWholeSheet } from "./whole-sheet.ts";
export { QUEUED, type QueuedEvent, type QueuedEvents } from "../start/queued.ts";
export { LINKS_READY } from "../start/links-ready.ts";
