import { LRUCache } from "lru-cache";
import { PAGE_DATA_LIMIT } from "./files/page-data.ts";
import { type Entry, computeSize } from "./entry.ts";
import { findUntil } from "./tags.ts";

/** A process's memory for pages: 256 MB including their data, which is stored separately. */
export const MEMORY_LIMIT = 256 * 1024 * 1024 - PAGE_DATA_LIMIT;

/** An entry, and the number of invalidations before its render. */
interface MemoryEntry {
  readonly entry: Entry;
  readonly since: number;
  /** When a sale on it starts or ends. */
  readonly until: number;
}

/** When an entry expires because a sale on it starts or ends (epoch ms); infinite for never. */
export const getEnd = ({ tags }: Entry): number => findUntil(tags) ?? Infinity;

/** The pages in this process's memory. The order of renders and publishes is counted, since a clock may jump. */
export class MemoryCache {
  readonly #entries: LRUCache<string, MemoryEntry>;
  readonly #invalidated = new Map<string, number>();
  #invalidations = 0;

  /** @param limit the maximum bytes of all entries */
  constructor(limit = MEMORY_LIMIT) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: ({ entry }, key) => computeSize(key, entry) });
  }

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

  /** @param since `invalidations` when the entry's content was requested */
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
