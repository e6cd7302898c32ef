import { LRUCache } from "lru-cache";
import { PAGE_DATA_LIMIT } from "../finish/page-data.ts";
import { type Entry, sizeOf } from "./entry.ts";
import { untilOf } from "./tags.ts";

/** Bytes that one process keeps of pages: 256 MB with their data, which has a place of its own. */
export const MEMORY_LIMIT = 256 * 1024 * 1024 - PAGE_DATA_LIMIT;

/** An entry, and since when this process has it. */
interface MemoryEntry {
  readonly entry: Entry;
  readonly since: number;
}

/** Whether an entry's own moment has come: a sale on it has started or ended. */
export function isExpired(entry: Entry, now: number): boolean {
  const until = untilOf(entry.tags);
  return until !== null && now >= until;
}

/** The pages in this process's memory. Times are epoch ms of this process's clock alone. */
export class MemoryCache {
  readonly #entries: LRUCache<string, MemoryEntry>;
  readonly #invalidated = new Map<string, number>();

  /** @param limit bytes that all entries together may keep */
  constructor(limit = MEMORY_LIMIT) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: ({ entry }, key) => sizeOf(key, entry) });
  }

  get(key: string, now: number): Entry | null {
    const cached = this.#entries.get(key);
    if (cached === undefined) return null;
    const isInvalidated = cached.entry.tags.some((tag) => (this.#invalidated.get(tag) ?? 0) >= cached.since);
    if (!isInvalidated && !isExpired(cached.entry, now)) return cached.entry;
    this.#entries.delete(key);
    return null;
  }

  set(key: string, entry: Entry, now: number): void {
    this.#entries.set(key, { entry, since: now });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  invalidate(tags: readonly string[], now: number): void {
    for (const tag of tags) this.#invalidated.set(tag, now);
  }
}
