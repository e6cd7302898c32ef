import { LRUCache } from "lru-cache";
import { processState } from "../process-state.ts";

/** For how long a missing page is not asked for again, in ms: a storm of wrong addresses must not reach the content API. */
export const MISSING_FOR_MS = 30_000;

const missing = processState("missing-pages", () => new LRUCache<string, number>({ max: 10_000 }));

/** Whether the content API said a moment ago that there is no such entry. */
export const isMissing = (entrySlug: string, now: number): boolean =>
  now - (missing.get(entrySlug) ?? -Infinity) < MISSING_FOR_MS;

/** Remembers that there is no such entry. */
export const rememberMissing = (entrySlug: string, now: number): void => void missing.set(entrySlug, now);

/** Asks anew for an entry, or for all: something was published. */
export function forgetMissing(entrySlug: string | null): void {
  if (entrySlug === null) missing.clear();
  else missing.delete(entrySlug);
}
