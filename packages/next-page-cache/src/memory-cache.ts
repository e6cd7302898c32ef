import { LRUCache } from "lru-cache";
import { PAGE_DATA_LIMIT } from "./files/page-data.ts";
import { type Entry, computeSize } from "./entry.ts";
import { findUntil } from "./tags.ts";

/** Bytes that one process keeps of pages: 256 MB with their data, which has a place of its own. */
export const MEMORY_LIMIT = 256 * 1024 * 1024 - PAGE_DATA_LIMIT;

/** An entry, and after how many invalidations it was made. */
interface MemoryEntry {
  readonly entry: Entry;
  readonly since: number;
  /** Its own moment, at which a sale on it starts or ends. */
  readonly until: number;
}

/** The moment (epoch ms) from which an entry is no longer true, infinite for none: a sale on it starts or ends. */
export const getEnd = ({ tags }: Entry): number => findUntil(tags) ?? Infinity;

/** The pages in this process's memory. Which came first, a page or a publish, is counted: a clock may jump. */
export class MemoryCache {
  readonly #entries: LRUCache<string, MemoryEntry>;
  readonly #invalidated = new Map<string, number>();
  #invalidations = 0;

  /** @param limit bytes that all entries together may keep */
  constructor(limit = MEMORY_LIMIT) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: ({ entry }, key) => computeSize(key, entry) });
  }

  /** How often anything was invalidated so far. */
  get invalidations(): number {
    return this.#invalidations;
  }

  /** @param now epoch ms */
  get(key: string, now: number): Entry | null {
    const cached = this.#entries.get(key);
    if (cached === undefined) return null;
    if (now < cached.until && !this.#isInvalidated(cached)) return cached.entry;
    this.#entries.delete(key);
    return null;
  }

  /** @param since `invalidations` when what the entry was made of was asked for */
  set(key: string, entry: Entry, since: number): void {
    this.#entries.set(key, { entry, since, until: getEnd(entry) });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  invalidate(tags: readonly string[]): void {
    this.#invalidations += 1;
    for (const tag of tags) this.#invalidated.set(tag, this.#invalidations);
  }

  #isInvalidated({ entry: { tags }, since }: MemoryEntry): boolean {
    return this.#invalidations > since && tags.some((tag) => (this.#invalidated.get(tag) ?? 0) > since);
  }
}
