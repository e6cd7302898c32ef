import { type Entry, sizeOf } from "./entry.ts";
import { Lru } from "./lru.ts";
import { untilOf } from "./tags.ts";

const MEMORY_LIMIT = 256 * 1024 * 1024;

/** An entry, and since when this process has it. */
interface Kept {
  readonly entry: Entry;
  readonly since: number;
}

/** Whether an entry's own moment has come: a sale on it has begun or ended. */
export function isOver(entry: Entry, now: number): boolean {
  const until = untilOf(entry.tags);
  return until !== null && now >= until;
}

/** The pages in this process's memory. Times are epoch ms of this process's clock alone. */
export class NearPages {
  readonly #kept = new Lru<Kept>(MEMORY_LIMIT);
  readonly #revoked = new Map<string, number>();

  get(key: string, now: number): Entry | null {
    const kept = this.#kept.get(key);
    if (kept === undefined) return null;
    const isRevoked = kept.entry.tags.some((tag) => (this.#revoked.get(tag) ?? 0) >= kept.since);
    if (!isRevoked && !isOver(kept.entry, now)) return kept.entry;
    this.#kept.delete(key);
    return null;
  }

  set(key: string, entry: Entry, now: number): void {
    this.#kept.set(key, { entry, since: now }, sizeOf(entry));
  }

  revoke(tags: readonly string[], now: number): void {
    for (const tag of tags) this.#revoked.set(tag, now);
  }
}
