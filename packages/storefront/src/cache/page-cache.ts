import { LRUCache } from "lru-cache";
import { type Entry, isStale, isStorable } from "./entry.ts";
import { MOST_PAGES } from "./life.ts";
import { InvalidationLog } from "./invalidation-log.ts";
import { endOf, MemoryCache } from "./memory-cache.ts";
import { encodeEntry, decodeEntry } from "./stored-entry.ts";
import type { Position, SharedStore } from "./shared-store.ts";

/** The page cache of one replica. Nothing here throws or waits for long. */
export interface PageCache {
  /** The entry, or null where there is none that is still true. */
  readonly get: (key: string, isShared: boolean) => Promise<Entry | null>;
  /** The page that `get` would give without asking anybody or having it rendered anew; null where it would do either. */
  readonly peek: (key: string) => Entry | null;
  /** Keeps an entry; one that is not a page (missing, a redirect) takes away what stood there and is not kept. */
  readonly set: (key: string, entry: Entry, isShared: boolean) => Promise<void>;
  /** Takes entries with one of the tags out of the caches of all replicas. */
  readonly invalidate: (tags: readonly string[]) => Promise<void>;
}

export interface PageCacheOptions {
  /** What replicas share; null for one replica. */
  readonly shared: SharedStore | null;
  readonly now?: () => number;
  /** Told of each invalidation of another replica, and of our own ones again. */
  readonly onInvalidated?: (tags: readonly string[]) => void;
  /** Told of an entry that another replica rendered. */
  readonly onAdopted?: (entry: Entry) => void;
}

/** What was known when a page was missed, which is when its render began: of several at once, the first one. */
interface RenderStart {
  readonly since: number;
  readonly at: Position;
  /** Renders that have not ended; which of them one that ends is, nobody says. */
  underWay: number;
}

/** A render that began longer ago has failed. */
const LONGEST_RENDER_MS = 60_000;

const ignore = (): undefined => undefined;

/**
 * The page cache: this process's memory, and behind it what replicas share. A page is looked for there when memory has
 * none or only one past its life. While the store is away each replica goes on alone.
 */
export function createPageCache({
  shared,
  now = () => Date.now(),
  onInvalidated,
  onAdopted,
}: PageCacheOptions): PageCache {
  const memory = new MemoryCache();
  const invalidations = new InvalidationLog();
  shared?.follow(({ at, tags }) => {
    invalidations.record(tags, at);
    memory.invalidate(tags, now());
    onInvalidated?.(tags);
  });

  /** A publish that comes while a page is rendered is newer than what the render was told. */
  const renders = new LRUCache<string, RenderStart>({ max: MOST_PAGES });
  const renderStart = (): RenderStart => ({ since: now(), at: invalidations.latest, underWay: 1 });
  const unsent = new Set<string>();

  /** Tells the store of publishes, those included that came while it was away. */
  async function publish(store: SharedStore, tags: readonly string[] = []): Promise<void> {
    for (const tag of tags) unsent.add(tag);
    if (unsent.size === 0) return;
    const sent = [...unsent];
    await store.invalidate(sent);
    for (const tag of sent) unsent.delete(tag);
  }

  async function readShared(store: SharedStore, key: string): Promise<Entry | null> {
    await publish(store).catch(ignore);
    const reading = await store.read(key).catch(ignore);
    const stored = reading?.bytes ? decodeEntry(reading.bytes) : null;
    if (reading === undefined || stored === null || now() >= endOf(stored.entry)) return null;
    return invalidations.isCurrent(stored, reading.latest) ? stored.entry : null;
  }

  /** The newest copy of a page, whatever its age. */
  async function freshest(key: string, isShared: boolean): Promise<Entry | null> {
    const own = memory.get(key, now());
    if (shared === null || !isShared || (own !== null && !isStale(own, now()))) return own;
    const found = await readShared(shared, key);
    if (found === null || found.lastModified <= (own?.lastModified ?? 0)) return own;
    memory.set(key, found, now());
    onAdopted?.(found);
    return found;
  }

  function beginRender(key: string, start: RenderStart): void {
    const known = renders.get(key);
    if (known === undefined || start.since - known.since > LONGEST_RENDER_MS) renders.set(key, start);
    else known.underWay += 1;
  }

  /** As long as an older render may still end, each one counts as that: what it was told may be from before a publish. */
  function endRender(key: string): RenderStart {
    const known = renders.get(key) ?? renderStart();
    known.underWay -= 1;
    if (known.underWay <= 0) renders.delete(key);
    return known;
  }

  async function remove(key: string, isShared: boolean): Promise<void> {
    memory.delete(key);
    if (shared !== null && isShared) await shared.delete(key).catch(ignore);
  }

  return {
    get: async (key, isShared) => {
      const start = renderStart();
      const entry = await freshest(key, isShared);
      if (entry === null || isStale(entry, now())) beginRender(key, start);
      return entry;
    },
    peek: (key) => {
      const own = memory.get(key, now());
      return own === null || isStale(own, now()) ? null : own;
    },
    set: async (key, entry, isShared) => {
      const { since, at } = endRender(key);
      if (!isStorable(entry)) return remove(key, isShared);
      memory.set(key, entry, since);
      if (shared === null || !isShared) return;
      await publish(shared)
        .then(() => shared.write(key, encodeEntry({ entry, at })))
        .catch(ignore);
    },
    invalidate: async (tags) => {
      memory.invalidate(tags, now());
      if (shared !== null) await publish(shared, tags).catch(ignore);
    },
  };
}
