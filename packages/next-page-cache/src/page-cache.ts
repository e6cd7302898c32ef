import { LRUCache } from "lru-cache";
import { elapsed as sinceStart } from "@courseway/observability/time";
import { type Entry, isStale, isStorable } from "./entry.ts";
import { MOST_PAGES } from "./life.ts";
import { InvalidationLog, encodeEntry, decodeEntry } from "./stored-entry.ts";
import { getEnd, MemoryCache } from "./memory-cache.ts";
import type { Position, SharedStore } from "./shared-store.ts";

/** The page cache of one replica. It never throws or waits for long. */
export interface PageCache {
  /** The entry, or null if there is no valid one. */
  readonly get: (key: string, isShared: boolean) => Promise<Entry | null>;
  /** The page if `get` would return it without a remote call or a new render, else null. */
  readonly peek: (key: string) => Entry | null;
  /** Stores an entry. One that is not a page (missing, a redirect) removes the stored one. */
  readonly set: (key: string, entry: Entry, isShared: boolean) => Promise<void>;
  /** When an entry was rendered, in epoch ms of Next's clock, which does not follow corrections of the system's clock. */
  readonly renderedAt: (entry: Entry) => number;
  /** Removes entries with one of the tags from the caches of all replicas. */
  readonly invalidate: (tags: readonly string[]) => Promise<void>;
}

export interface PageCacheOptions {
  /** The store that replicas share; null for one replica. */
  readonly shared: SharedStore | null;
  /** Epoch ms. */
  readonly now?: () => number;
  /** Ms of a monotonic clock. */
  readonly elapsed?: () => number;
  /** The epoch ms at which that clock was 0. Next takes the sum of both for the time. */
  readonly origin?: number;
  /** Called for each invalidation of any replica, including our own. */
  readonly onInvalidated?: (tags: readonly string[]) => void;
  /** Called for an entry that another replica rendered. */
  readonly onAdopted?: (entry: Entry) => void;
}

/** The state when a page was missed, which is when its render began. For several renders at once the first counts. */
interface RenderStart {
  /** Ms of `elapsed`. */
  readonly began: number;
  /** The number of invalidations at that time. */
  readonly since: number;
  readonly at: Position;
  /** Renders in flight. Next does not tell us which one has finished. */
  underWay: number;
}

/** A render that began longer ago must have failed. */
const LONGEST_RENDER_MS = 60_000;

/** The interval at which publishes are sent again to a store that is down, in ms. */
const RETRY_MS = 250;

const ignore = (): undefined => undefined;

/**
 * The page cache: this process's memory, and behind it what replicas share. A page is looked for there when memory has
 * none or only one past its life. While the store is away each replica goes on alone.
 */
export function createPageCache({
  shared,
  now = () => Date.now(),
  elapsed = sinceStart,
  origin = performance.timeOrigin,
  onInvalidated,
  onAdopted,
}: PageCacheOptions): PageCache {
  const memory = new MemoryCache();
  const invalidations = new InvalidationLog();
  shared?.follow(({ at, tags }) => {
    invalidations.record(tags, at);
    memory.invalidate(tags);
    onInvalidated?.(tags);
  });

  /** A publish during a render is newer than the content of that render. */
  const renders = new LRUCache<string, RenderStart>({ max: MOST_PAGES });
  const renderStart = (): RenderStart => ({
    began: elapsed(),
    since: memory.invalidations,
    at: invalidations.latest,
    underWay: 1,
  });

  /** When entries were rendered, in ms of `elapsed`. */
  const births = new WeakMap<Entry, number>();

  /** @param since how many invalidations were known when it was made */
  function remember(key: string, entry: Entry, since: number): void {
    births.set(entry, elapsed() - Math.max(0, now() - entry.lastModified));
    memory.set(key, entry, since);
  }

  const getBirth = (entry: Entry): number => births.get(entry) ?? elapsed();
  const isOld = (entry: Entry): boolean => isStale({ ...entry, lastModified: getBirth(entry) }, elapsed());
  const unsent = new Set<string>();
  let retry: NodeJS.Timeout | null = null;

  function retryLater(store: SharedStore): void {
    retry ??= setTimeout(() => {
      retry = null;
      void publish(store).catch(ignore);
    }, RETRY_MS).unref();
  }

  /** Tells the store of publishes, those included that came while it was away; if it still is, again until it knows them. */
  async function publish(store: SharedStore, tags: readonly string[] = []): Promise<void> {
    for (const tag of tags) unsent.add(tag);
    if (unsent.size === 0) return;
    const sent = [...unsent];
    try {
      await store.invalidate(sent);
    } catch (error) {
      retryLater(store);
      throw error;
    }
    for (const tag of sent) unsent.delete(tag);
  }

  async function readShared(store: SharedStore, key: string): Promise<Entry | null> {
    await publish(store).catch(ignore);
    const reading = await store.read(key).catch(ignore);
    const stored = reading?.bytes ? decodeEntry(reading.bytes) : null;
    if (reading === undefined || stored === null || now() >= getEnd(stored.entry)) return null;
    return invalidations.isCurrent(stored, reading.latest) ? stored.entry : null;
  }

  /** The newest copy of a page, whatever its age. */
  async function freshest(key: string, isShared: boolean): Promise<Entry | null> {
    const inMemory = memory.get(key, now());
    if (shared === null || !isShared || (inMemory !== null && !isOld(inMemory))) return inMemory;
    const found = await readShared(shared, key);
    if (found === null || found.lastModified <= (inMemory?.lastModified ?? 0)) return inMemory;
    remember(key, found, memory.invalidations);
    onAdopted?.(found);
    return found;
  }

  function beginRender(key: string, start: RenderStart): void {
    const render = renders.get(key);
    if (render === undefined || start.began - render.began > LONGEST_RENDER_MS) renders.set(key, start);
    else render.underWay += 1;
  }

  /** Renders in flight. Next doesn't tell us which one has finished, so each counts as the oldest: its content may be from before a publish. */
  function endRender(key: string): RenderStart {
    const render = renders.get(key) ?? renderStart();
    render.underWay -= 1;
    if (render.underWay <= 0) renders.delete(key);
    return render;
  }

  async function remove(key: string, isShared: boolean): Promise<void> {
    memory.delete(key);
    if (shared !== null && isShared) await shared.delete(key).catch(ignore);
  }

  return {
    get: async (key, isShared) => {
      const start = renderStart();
      const entry = await freshest(key, isShared);
      if (entry === null || isOld(entry)) beginRender(key, start);
      return entry;
    },
    renderedAt: (entry) => origin + getBirth(entry),
    peek: (key) => {
      const inMemory = memory.get(key, now());
      return inMemory === null || isOld(inMemory) ? null : inMemory;
    },
    set: async (key, entry, isShared) => {
      const { since, at } = endRender(key);
      if (!isStorable(entry)) return remove(key, isShared);
      remember(key, entry, since);
      if (shared === null || !isShared) return;
      await publish(shared)
        .then(() => shared.write(key, encodeEntry({ entry, at })))
        .catch(ignore);
    },
    invalidate: async (tags) => {
      memory.invalidate(tags);
      if (shared !== null) await publish(shared, tags).catch(ignore);
    },
  };
}
