import type { Globals } from "@courseway/content-client";
import { LRUCache } from "lru-cache";
import { forgetListing } from "@courseway/next-page-cache";
import { processState } from "@courseway/observability/process-state";
import type { Snapshot } from "./snapshot.ts";

/** For how long a missing page is not asked for again, in ms: a storm of wrong addresses must not reach the content API. */
export const MISSING_FOR_MS = 30_000;

const missing = processState("missing-pages", () => new LRUCache<string, number>({ max: 10_000 }));

/** Whether the content API said a moment ago that there is no such entry. */
export const isMissing = (entrySlug: string, now: number): boolean =>
  now - (missing.get(entrySlug) ?? -Infinity) < MISSING_FOR_MS;

/** Remembers that there is no such entry. */
export const rememberMissing = (entrySlug: string, now: number): void => void missing.set(entrySlug, now);

/** Forgets that an entry, or any, is missing: something was published. */
function forgetMissing(entrySlug: string | null): void {
  if (entrySlug === null) missing.clear();
  else missing.delete(entrySlug);
}

/** For developers: what happened, why, what to do; the first alone where no more is known. */
export type LookupFailure = readonly [what: string, why?: string, remedy?: string];

/**
 * What became of a lookup. `isFresh` is false for a last good copy, or half of one, which is served while the
 * content API fails.
 * [ERR-010, ERR-011, ERR-012]
 */
export type Lookup =
  | { readonly kind: "found"; readonly snapshot: Snapshot; readonly isFresh: boolean }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly failure: LookupFailure };

/** A lookup that was started and may be taken over. */
export interface PendingLookup {
  readonly lookup: Promise<Lookup>;
  /** The same lookup, but a last good copy replaces one that takes long. */
  readonly inTime: Promise<Lookup>;
  /** When it settled, in ms of a clock that does not jump; null while it is under way. */
  settledAt: number | null;
  /** Whether a render has it, so that no later one may take an answer that is not its own. */
  isTaken: boolean;
}

/** A lookup that failed: when, in ms of a clock that does not jump, and why. */
interface FailedLookup {
  readonly at: number;
  readonly failure: LookupFailure;
}

/** The global sets as they were last read, and when that reading began, in ms of a clock that does not jump. */
interface ReadGlobals {
  readonly globals: Globals;
  readonly began: number;
}

/** What one process remembers of its lookups, by entry slug; pending ones by slug and preview token. */
export interface LookupMemory {
  /** Null until the process has read them once. */
  globals: ReadGlobals | null;
  readonly pending: Map<string, PendingLookup>;
  /** Slugs of pages that were served well. */
  readonly served: Set<string>;
  readonly failed: LRUCache<string, FailedLookup>;
  readonly outage: ContentOutage;
}

export const newLookupMemory = (): LookupMemory => ({
  globals: null,
  pending: new Map(),
  served: new Set(),
  failed: new LRUCache({ max: 10_000 }),
  outage: new ContentOutage(),
});

/** The memory that proxy and pages share. */
export const processLookups = (): LookupMemory => processState("lookups", newLookupMemory);

export const pendingKey = (entrySlug: string, token: string | null, at: number | null = null): string =>
  `${entrySlug}?${token ?? ""}${at === null ? "" : `@${at}`}`;

/** How often something was published since the process started: anything at all, and what concerns the whole site. */
const publishes = processState("publishes", () => ({ any: 0, site: 0 }));

/** Hears of each publish, whether it came by this replica's webhook or from another one. */
export const publishHeard = processState("publish-heard", () => ({
  listener: (_slug: string | null): void => {},
}));

/** What was read before it grew may be old. */
export const publishCount = (what: keyof typeof publishes): number => publishes[what];

/**
 * Something was published: the entry, or all of them, is looked up again, even if an earlier lookup is still in flight.
 */
export function forgetLookups(entrySlug: string | null, { pending, failed, served } = processLookups()): void {
  forgetMissing(entrySlug);
  forgetListing(entrySlug);
  publishes.any += 1;
  publishHeard.listener(entrySlug);
  if (entrySlug === null) {
    publishes.site += 1;
    pending.clear();
    failed.clear();
    served.clear();
  } else {
    pending.delete(pendingKey(entrySlug, null));
    failed.delete(entrySlug);
    // The page may be gone, and only the proxy can answer that with a whole 404.
    served.delete(entrySlug);
  }
}

/** So many lookups in a row without an answer are an outage of the content system, not a fault of one page. */
export const OUTAGE_AFTER = 5;

/** During an outage one lookup at a time finds out whether it is over, and the next not sooner than this, in ms. */
export const PROBE_EVERY_MS = 1000;

/** A lookup that finds it out is not waited for longer, in ms: it may hang although the content system is back. */
export const PROBE_FOR_MS = 5000;

/** The leave to send one lookup; exactly one of the two is to be called when it has ended. */
export interface LookupPass {
  /** @returns true where this ended an outage */
  readonly answered: () => boolean;
  /** @param counts whether the failure tells of the content system and not of this one request; @returns true where this began an outage */
  readonly failed: (now: number, counts: boolean) => boolean;
}

/**
 * Knows whether the content system is down. While it is, lookups fail at once instead of waiting for their time limit,
 * whatever page they are for: only one at a time is still sent.
 */
export class ContentOutage {
  #failures = 0;
  #lastFailure = -Infinity;
  #probeBegan = -Infinity;

  /** Null while the lookup must not be sent. */
  pass(now: number): LookupPass | null {
    const isDown = this.#failures >= OUTAGE_AFTER;
    const isProbing = now - this.#probeBegan < PROBE_FOR_MS;
    if (isDown && (isProbing || now - this.#lastFailure < PROBE_EVERY_MS)) return null;
    if (isDown) this.#probeBegan = now;
    return {
      answered: () => {
        const wasDown = this.#failures >= OUTAGE_AFTER;
        this.#probeBegan = -Infinity;
        this.#failures = 0;
        return wasDown;
      },
      failed: (at, counts) => {
        if (isDown) this.#probeBegan = -Infinity;
        this.#lastFailure = at;
        if (!counts) return false;
        this.#failures += 1;
        return this.#failures === OUTAGE_AFTER;
      },
    };
  }
}
