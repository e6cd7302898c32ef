import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "../process-state.ts";
import type { Entry } from "./entry.ts";
import type { PageCache } from "./page-cache.ts";

/** A whole page that the page cache gave while a request was answered. */
export interface SeenEntry {
  readonly pages: PageCache;
  readonly key: string;
  readonly entry: Entry;
}

const current = processState("seen-entries", () => new AsyncLocalStorage<SeenEntry[]>());

/** Has `seen` told of every page that the cache gives while `act` and all that it awaits is under way. */
export const seeEntries = <Value>(seen: SeenEntry[], act: () => Value): Value => current.run(seen, act);

/** Tells whoever follows this request. */
export const tellEntry = (seen: SeenEntry): void => void current.getStore()?.push(seen);
