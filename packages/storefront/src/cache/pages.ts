import { type Entry, isStale } from "./entry.ts";
import { Knowledge } from "./knowledge.ts";
import { Lru } from "./lru.ts";
import { isOver, NearPages } from "./near-pages.ts";
import { pack, unpack } from "./parcel.ts";
import type { Position, SharedStore } from "./shared-store.ts";

/** The page cache of one replica. Nothing here throws or waits for long. */
export interface Pages {
  /** The entry, or null where there is none that is still true. */
  readonly get: (key: string, isShared: boolean) => Promise<Entry | null>;
  readonly set: (key: string, entry: Entry, isShared: boolean) => Promise<void>;
  /** Takes entries with one of the tags out of the caches of all replicas. */
  readonly revoke: (tags: readonly string[]) => Promise<void>;
}

export interface PagesOptions {
  /** What replicas share; null for one replica. */
  readonly shared: SharedStore | null;
  readonly now?: () => number;
  /** Told of each revocation of another replica, and of our own ones again. */
  readonly onRevoked?: (tags: readonly string[]) => void;
  /** Told of an entry that another replica rendered. */
  readonly onAdopted?: (entry: Entry) => void;
}

/** What was known when a page was last missed, which is when its render began. */
interface Beginning {
  readonly since: number;
  readonly at: Position;
}

/** A render that began longer ago has failed. */
const LONGEST_RENDER_MS = 60_000;

const nothing = (): undefined => undefined;

/**
 * The page cache: this process's memory, and behind it what replicas share. A page is looked for there when memory has
 * none or only one past its life. While the store is away each replica goes on alone.
 */
export function createPages({ shared, now = () => Date.now(), onRevoked, onAdopted }: PagesOptions): Pages {
  const near = new NearPages();
  const knowledge = new Knowledge();
  shared?.follow(({ at, tags }) => {
    knowledge.learn(tags, at);
    near.revoke(tags, now());
    onRevoked?.(tags);
  });

  /** A publish that comes while a page is rendered is newer than what the render was told. */
  const begun = new Lru<Beginning>(10_000);
  const beginning = (): Beginning => ({ since: now(), at: knowledge.known });
  const untold = new Set<string>();

  /** Tells the store of publishes, those included that came while it was away. */
  async function tell(store: SharedStore, tags: readonly string[] = []): Promise<void> {
    for (const tag of tags) untold.add(tag);
    if (untold.size === 0) return;
    const told = [...untold];
    await store.revoke(told);
    for (const tag of told) untold.delete(tag);
  }

  async function look(store: SharedStore, key: string): Promise<Entry | null> {
    await tell(store).catch(nothing);
    const reading = await store.read(key).catch(nothing);
    const parcel = reading?.bytes ? unpack(reading.bytes) : null;
    if (reading === undefined || parcel === null || isOver(parcel.entry, now())) return null;
    return knowledge.vouches(parcel, reading.latest) ? parcel.entry : null;
  }

  /** The best that is known of a page, whatever its age. */
  async function best(key: string, isShared: boolean): Promise<Entry | null> {
    const own = near.get(key, now());
    if (shared === null || !isShared || (own !== null && !isStale(own, now()))) return own;
    const found = await look(shared, key);
    if (found === null || found.lastModified <= (own?.lastModified ?? 0)) return own;
    near.set(key, found, now());
    onAdopted?.(found);
    return found;
  }

  return {
    get: async (key, isShared) => {
      const start = beginning();
      const entry = await best(key, isShared);
      const willRender = entry === null || isStale(entry, now());
      if (willRender && start.since - (begun.get(key)?.since ?? 0) > LONGEST_RENDER_MS) begun.set(key, start);
      return entry;
    },
    set: async (key, entry, isShared) => {
      const { since, at } = begun.get(key) ?? beginning();
      begun.delete(key);
      near.set(key, entry, since);
      if (shared === null || !isShared) return;
      await tell(shared)
        .then(() => shared.write(key, pack({ entry, at })))
        .catch(nothing);
    },
    revoke: async (tags) => {
      near.revoke(tags, now());
      if (shared !== null) await tell(shared, tags).catch(nothing);
    },
  };
}
