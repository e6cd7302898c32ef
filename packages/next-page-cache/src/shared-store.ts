/**
 * A place in the one order of all invalidations; a later one compares greater as text. Empty stands before the first. No
 * clock of a replica is in it, so that clocks may differ.
 */
export type Position = string;

/** Something was published: entries with these tags that were made before are no longer true. */
export interface Invalidation {
  readonly at: Position;
  readonly tags: readonly string[];
}

/** What was read, and how far the invalidations had come at that moment. */
export interface SharedRead {
  readonly bytes: Uint8Array | null;
  readonly latest: Position;
}

/** A store that replicas share. Every call rejects while it is away, and quickly. */
export interface SharedStore {
  readonly read: (key: string) => Promise<SharedRead>;
  /** @param seconds how long it is stored; default: a day */
  readonly write: (key: string, bytes: Uint8Array, seconds?: number) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  readonly invalidate: (tags: readonly string[]) => Promise<void>;
  /** Tells of every invalidation that entries may be older than, in order, and of each new one when it comes. */
  readonly follow: (onInvalidation: (invalidation: Invalidation) => void) => void;
  readonly close: () => void;
}
