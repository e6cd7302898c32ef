import type { Globals } from "@courseway/content-client";
import { LRUCache } from "lru-cache";
import { forgetListing } from "@courseway/next-page-cache";
import { processState } from "@courseway/observability/process-state";
import type { Snapshot } from "./snapshot.ts";

/** How long we remember that a page is missing, in ms. A flood of wrong addresses must not reach the content API. */
export const MISSING_FOR_MS = 30_000;

const missing = processState("missing-pages", () => new LRUCache<string, number>({ max: 10_000 }));

/** Whether the content API said recently that there is no such entry. */
export const isMissing = (entrySlug: string, now: number): boolean =>
  now - (missing.get(entrySlug) ?? -Infinity) < MISSING_FOR_MS;

/** Remembers that there is no such entry. */
export const rememberMissing = (entrySlug: string, now: number): void => void missing.set(entrySlug, now);

/** For developers: what happened, why, and what to do; or only the first if nothing else is known. */
export type LookupFailure = readonly [what: string, why?: string, remedy?: string];

/**
 * A lookup's result. `isFresh` is false for a last good copy, or a mix with one, which is served while the content API fails.
 * [ERR-010, ERR-011, ERR-012]
 */
export type Lookup =
  | { readonly kind: "found"; readonly snapshot: Snapshot; readonly isFresh: boolean }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly failure: LookupFailure };

/** A running lookup, which other requests may share. */
export interface PendingLookup {
  readonly lookup: Promise<Lookup>;
  /** The same lookup, but a last good copy replaces a slow one. */
  readonly inTime: Promise<Lookup>;
  /** When it settled, in ms of a monotonic clock; null while it is running. */
  settledAt: number | null;
  /** Whether a render has used it. A second render must not use the same result. */
  isTaken: boolean;
}

/** A process's lookups by entry slug; running ones by slug and preview token. */
export interface LookupMemory {
  /** As last read, and when that reading began, in ms of a monotonic clock; null until the process has read them once. */
  globals: { readonly globals: Globals; readonly began: number } | null;
  readonly pending: Map<string, PendingLookup>;
  /** Slugs of pages that were served successfully. */
  readonly served: Set<string>;
  /** When a lookup failed, in ms of a monotonic clock, and why. */
  readonly failed: LRUCache<string, { readonly at: number; readonly failure: LookupFailure }>;
  readonly outage: ContentOutage;
}

export const newLookupMemory = (): LookupMemory => ({
  globals: null,
  pending: new Map(),
  served: new Set(),
  failed: new LRUCache({ max: 10_000 }),
  outage: new ContentOutage(),
});

/** The memory shared by proxy and pages. */
export const processLookups = (): LookupMemory => processState("lookups", newLookupMemory);

export const pendingKey = (entrySlug: string, token: string | null, at: number | null = null): string =>
  `${entrySlug}?${token ?? ""}${at === null ? "" : `@${at}`}`;

const publishes = processState("publishes", () => ({ any: 0, site: 0 }));

/** Listens for publishes, from this replica's webhook or from another replica. */
export const publishHeard = processState("publish-heard", () => ({
  listener: (_slug: string | null): void => {},
}));

/** The number of publishes. Content read before it grew may be old. */
export const publishCount = (what: keyof typeof publishes): number => publishes[what];

/** Handles a publish: the entry, or all of them, is looked up again, even if an earlier lookup is still running. */
export function forgetLookups(entrySlug: string | null, { pending, failed, served } = processLookups()): void {
  forgetListing(entrySlug);
  publishes.any += 1;
  publishHeard.listener(entrySlug);
  if (entrySlug === null) {
    publishes.site += 1;
    missing.clear();
    pending.clear();
    failed.clear();
    served.clear();
  } else {
    missing.delete(entrySlug);
    pending.delete(pendingKey(entrySlug, null));
    failed.delete(entrySlug);
    // The page may have been deleted, and only the proxy can answer with a complete 404.
    served.delete(entrySlug);
  }
}

/** This many failed lookups in a row mean an outage of the content system, not a fault of one page. */
export const OUTAGE_AFTER = 5;

/** During an outage one lookup at a time tests whether it is over, at most once per this many ms. */
export const PROBE_EVERY_MS = 1000;

/** The time limit of that test, in ms: it may hang although the content system is back. */
export const PROBE_FOR_MS = 5000;

/**
 * A circuit breaker for the content system. While it is down, lookups of all pages fail immediately instead of waiting for their time
 * limit; only one at a time is still sent.
 */
export class ContentOutage {
  #failures = 0;
  #lastFailure = -Infinity;
  #probeBegan = -Infinity;

  /** Whether a lookup may be sent at this moment. Call `answered` or `failed` when it has ended. */
  admits(now: number): boolean {
    if (this.#failures < OUTAGE_AFTER) return true;
    const isProbing = now - this.#probeBegan < PROBE_FOR_MS;
    if (isProbing || now - this.#lastFailure < PROBE_EVERY_MS) return false;
    this.#probeBegan = now;
    return true;
  }

  /** @returns true if this ended an outage */
  answered(): boolean {
    const wasDown = this.#failures >= OUTAGE_AFTER;
    this.#probeBegan = -Infinity;
    this.#failures = 0;
    return wasDown;
  }

  /** @param counts whether the content system failed, and not only this request @returns true if this began an outage */
  failed(now: number, counts: boolean): boolean {
    this.#probeBegan = -Infinity;
    this.#lastFailure = now;
    if (!counts) return false;
    this.#failures += 1;
    return this.#failures === OUTAGE_AFTER;
  }
}
