import { Lru } from "./lru.ts";
import { processState } from "./process-state.ts";
import { untilOf } from "./tags.ts";

/** What Next hands over for one page or one cached call; only its tags concern us. */
interface CacheValue {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly html?: string;
}

interface Entry {
  readonly value: CacheValue | null;
  readonly lastModified: number;
  readonly tags: readonly string[];
}

interface SetContext {
  readonly tags?: readonly string[];
}

const MEMORY_LIMIT = 256 * 1024 * 1024;
const entries = processState("page-cache", () => new Lru<Entry>(MEMORY_LIMIT));
const revoked = processState("revoked-tags", () => new Map<string, number>());

const headerTags = (value: CacheValue | null): string[] => {
  const header = value?.headers?.["x-next-cache-tags"];
  return typeof header === "string" ? header.split(",") : [];
};

/** Bytes an entry is likely to keep: its HTML, its payload of about the same size, and some room. */
const sizeOf = (value: CacheValue | null): number => (value?.html?.length ?? 512) * 2 + 1024;

/**
 * Next's page cache, with one thing that Next has not: an entry that carries an `until:` tag is gone
 * at that very moment, so that no visitor is served a sale that has ended.
 */
export default class PageCache {
  get(key: string): Promise<Entry | null> {
    const entry = entries.get(key);
    if (entry === undefined) return Promise.resolve(null);
    const until = untilOf(entry.tags);
    const isOver = until !== null && Date.now() >= until;
    const isRevoked = entry.tags.some((tag) => (revoked.get(tag) ?? 0) >= entry.lastModified);
    if (!isOver && !isRevoked) return Promise.resolve(entry);
    entries.delete(key);
    return Promise.resolve(null);
  }

  set(key: string, value: CacheValue | null, context: SetContext): Promise<void> {
    const tags = [...(context.tags ?? []), ...headerTags(value)];
    entries.set(key, { value, lastModified: Date.now(), tags }, sizeOf(value));
    return Promise.resolve();
  }

  revalidateTag(tags: string | readonly string[]): Promise<void> {
    for (const tag of [tags].flat()) revoked.set(tag, Date.now());
    return Promise.resolve();
  }

  resetRequestCache(): void {
    // Next calls this between requests; nothing is kept per request.
  }
}
