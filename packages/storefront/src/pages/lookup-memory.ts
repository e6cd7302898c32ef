import { LRUCache } from "lru-cache";
import { processState } from "../process-state.ts";
import { ContentOutage } from "./content-outage.ts";
import { forgetMissing } from "./missing-pages.ts";
import type { Snapshot } from "./snapshot.ts";

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
  /** When it settled, epoch ms; null while it is under way. */
  settledAt: number | null;
  /** Whether a render has it, so that no later one may take an answer that is not its own. */
  isTaken: boolean;
}

/** A lookup that failed: when, in epoch ms, and why. */
interface FailedLookup {
  readonly at: number;
  readonly failure: LookupFailure;
}

/** What one process remembers of its lookups, by entry slug; pending ones by slug and preview token. */
export interface LookupMemory {
  readonly pending: Map<string, PendingLookup>;
  /** Slugs of pages that were served well. */
  readonly served: Set<string>;
  readonly failed: LRUCache<string, FailedLookup>;
  readonly outage: ContentOutage;
}

export const newLookupMemory = (): LookupMemory => ({
  pending: new Map(),
  served: new Set(),
  failed: new LRUCache({ max: 10_000 }),
  outage: new ContentOutage(),
});

/** The memory that proxy and pages share. */
export const processLookups = (): LookupMemory => processState("lookups", newLookupMemory);

export const pendingKey = (entrySlug: string, token: string | null): string => `${entrySlug}?${token ?? ""}`;

/**
 * Something was published: the entry, or all of them, is asked for anew, even where a lookup that began before is
 * still under way.
 */
export function forgetLookups(entrySlug: string | null, { pending, failed } = processLookups()): void {
  forgetMissing(entrySlug);
  if (entrySlug === null) {
    pending.clear();
    failed.clear();
  } else {
    pending.delete(pendingKey(entrySlug, null));
    failed.delete(entrySlug);
  }
}
