import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "@courseway/observability/process-state";
import type { ServerResponse } from "node:http";
import { type Entry, PAGE_VERSION } from "./entry.ts";
import type { PageCache } from "./page-cache.ts";

/** A whole page that the page cache gave while a request was answered. */
export interface SeenEntry {
  readonly pages: PageCache;
  readonly key: string;
  readonly entry: Entry;
}

/** The entries that one request got so far; null once they are no longer needed. */
interface Watch {
  seen: SeenEntry[] | null;
}

const current = processState("seen-entries", () => new AsyncLocalStorage<Watch>());

/**
 * Follows which pages the cache gives while `act`, and all that it awaits, is under way.
 * @returns ends that and gives what was seen; what `act` began may live on for as long as the process
 */
export function watchEntries(act: () => void): () => readonly SeenEntry[] {
  const watch: Watch = { seen: [] };
  current.run(watch, act);
  return () => {
    const seen = watch.seen ?? [];
    watch.seen = null;
    return seen;
  };
}

/** Records an entry for the current request. */
export const reportEntry = (entry: SeenEntry): void => void current.getStore()?.seen?.push(entry);

const sentVersions = processState("sent-versions", () => new WeakMap<object, unknown>());

type Answer = Pick<ServerResponse, "getHeader" | "removeHeader">;

/** Takes the version of the entry that an answer was made of out of its headers, and remembers it. */
export function rememberVersion(response: Answer): void {
  const version = response.getHeader(PAGE_VERSION);
  if (version === undefined) return;
  response.removeHeader(PAGE_VERSION);
  sentVersions.set(response, version);
}

/** The version of the entry that an answer was made of; null for an answer that is not an entry of the page cache. */
export function versionSent(response: object): string | null {
  const version = sentVersions.get(response);
  return typeof version === "string" ? version : null;
}
