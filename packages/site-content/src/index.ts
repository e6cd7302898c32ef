export { ASK_EVERY_MS, type PublishListener, watchContent } from "./lookups/content-watch.ts";
export { type CurrentContent, findExpiry, selectCurrent } from "./lookups/current-content.ts";
export { canonicalPath, findAddress, type PageAddress } from "./lookups/find-address.ts";
export { LastGood, type LastGoodOptions, type SharedCopies } from "./lookups/last-good.ts";
export {
  forgetLookups,
  isMissing,
  type Lookup,
  type LookupFailure,
  type LookupMemory,
  newLookupMemory,
  processLookups,
  publishCount,
  publishHeard,
  rememberMissing,
} from "./lookups/lookup-memory.ts";
export { createPageStore, FAILED_FOR_MS, type PageStore, type PageStoreOptions } from "./lookups/page-store.ts";
export { trueUntil } from "./lookups/scheduled.ts";
export { isSnapshot, type Snapshot } from "./lookups/snapshot.ts";
export { unreadDates, unreadDatesOfPage } from "./lookups/unread-dates.ts";
