import { deserialize, serialize } from "node:v8";
import { z } from "zod";
import { type CacheValue, type Entry, isStale } from "./entry.ts";
import { isOver, NearPages } from "./near-pages.ts";
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

/** An entry as it is stored, with the last revocation that its replica knew. */
const parcelSchema = z.object({
  entry: z.object({
    value: z.custom<CacheValue>((value) => typeof value === "object" && value !== null),
    lastModified: z.number(),
    tags: z.array(z.string()),
    cacheControl: z
      .object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() })
      .optional(),
  }),
  at: z.string(),
});

interface Parcel {
  readonly entry: Entry;
  readonly at: Position;
}

/** Pages hold buffers and maps, which JSON cannot; what cannot be read is a miss. */
function unpack(bytes: Uint8Array): Parcel | null {
  try {
    const { entry, at } = parcelSchema.parse(deserialize(bytes));
    const { cacheControl, ...rest } = entry;
    return { entry: cacheControl === undefined ? rest : { ...rest, cacheControl }, at };
  } catch {
    return null;
  }
}

/** What another replica's pages are judged by. */
class Knowledge {
  #known: Position = "";
  readonly #revoked = new Map<string, Position>();

  get known(): Position {
    return this.#known;
  }

  learn(tags: readonly string[], at: Position): void {
    for (const tag of tags) this.#revoked.set(tag, at);
    if (at > this.#known) this.#known = at;
  }

  /** Whether nothing that the page carries was published since it was made, as far as `latest`. */
  vouches({ entry, at }: Parcel, latest: Position): boolean {
    const hasCaughtUp = latest <= this.#known && at <= this.#known;
    return hasCaughtUp && entry.tags.every((tag) => (this.#revoked.get(tag) ?? "") <= at);
  }
}

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

  return {
    get: async (key, isShared) => {
      const own = near.get(key, now());
      if (shared === null || !isShared || (own !== null && !isStale(own, now()))) return own;
      const found = await look(shared, key);
      if (found === null || found.lastModified <= (own?.lastModified ?? 0)) return own;
      near.set(key, found, now());
      onAdopted?.(found);
      return found;
    },
    set: async (key, entry, isShared) => {
      near.set(key, entry, now());
      if (shared === null || !isShared) return;
      const parcel: Parcel = { entry, at: knowledge.known };
      await tell(shared)
        .then(() => shared.write(key, serialize(parcel)))
        .catch(nothing);
    },
    revoke: async (tags) => {
      near.revoke(tags, now());
      if (shared !== null) await tell(shared, tags).catch(nothing);
    },
  };
}
