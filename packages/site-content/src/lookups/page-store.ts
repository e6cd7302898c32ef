import {
  type ContentClient,
  ContentLookupError,
  type Globals,
  NO_GLOBALS,
  type Page,
  PageNotFoundError,
} from "@courseway/content-client";
import { ROUTE_DATA_ACCESS_ERROR } from "@courseway/coupons";
import { getMessage, type Report } from "@courseway/observability";
import { inTime } from "./in-time.ts";
import { findExpiry } from "./current-content.ts";
import type { LastGood } from "./last-good.ts";
import {
  type Lookup,
  type LookupFailure,
  type LookupMemory,
  pendingKey,
  type PendingLookup,
  processLookups,
} from "./lookup-memory.ts";
import type { PageAddress } from "./find-address.ts";
import type { Snapshot } from "./snapshot.ts";

export interface PageStore {
  /**
   * Asks the content API, or shares a running lookup or the one that the proxy started for the same request.
   * @param at the moment (epoch ms) that a preview shows; null for now
   */
  readonly get: (address: PageAddress, token: string | null, at?: number | null) => Promise<Lookup>;
  /** Starts a lookup that `get` of the same moment will share, and returns its result. */
  readonly prefetch: (address: PageAddress, token: string | null, at?: number | null) => Promise<Lookup>;
  /** Whether this process has served the page before, so that there is a copy if a lookup fails. */
  readonly hasServed: (address: PageAddress) => boolean;
}

/** How long the result of a lookup that the proxy started may be used by the render after it, in ms. */
const PREFETCH_TTL_MS = 3000;

/** How long a visitor waits for content if there is a last good copy, in ms. */
export const PATIENCE_MS = 2000;

/** How long a page waits for the global sets if earlier ones are known, in ms: less, so that slow sets do not cause an old copy of the page. */
const GLOBALS_PATIENCE_MS = 1500;

/**
 * How long a visitor waits for content if there is no last good copy, in ms: a late page is better than none. The render takes more
 * time, and proxies usually give up after 30 s.
 */
export const PATIENCE_WITHOUT_COPY_MS = 25_000;

/** Delays before retries of a failed lookup without a last good copy, in ms. A preview never has a copy. */
const RETRY_WAITS_MS = [500, 1000, 2000, 4000];

/** No retry starts later than this, in ms: content is slow then, and visitors have waited. */
const RETRY_FOR_MS = 10_000;

/** How long a failed page is not looked up again, in ms, so that visitors do not make an outage worse. */
export const FAILED_FOR_MS = 5000;

export interface PageStoreOptions {
  readonly client: Pick<ContentClient, "page" | "globals">;
  readonly lastGood: LastGood<Snapshot>;
  readonly report: Report;
  /** Ms of a monotonic clock. */
  readonly now: () => number;
  /** Epoch ms, to compare with content's dates. */
  readonly clock: () => number;
  /** In development each failure shows immediately: no copy replaces it, and it is not remembered. */
  readonly isDevelopment: boolean;
  readonly memory?: LookupMemory;
  /** Resolves after so many ms; a timer without it. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

interface Asked {
  readonly address: PageAddress;
  readonly token: string | null;
  readonly at: number | null;
  /** Whether nothing was published since the lookup began. Otherwise its content may be old. */
  readonly isCurrent: () => boolean;
}

/** Reads pages from content, stores the last good copy of each, and falls back to it. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { client, lastGood, report, now, clock, isDevelopment, memory = processLookups(), pause = wait } = options;
  const { pending, served, failed, outage } = memory;

  /** Applies expiry dates even if content is down or its clock is behind ours. */
  const isOver = (page: Page): boolean => (findExpiry(page) ?? Infinity) <= clock();

  /** Null if they fail. @param isReported whether to log the failure */
  async function readGlobals(at: number | null, isReported: boolean): Promise<Globals | null> {
    const began = now();
    try {
      const globals = await client.globals(at);
      // The sets of a later moment are for an editor's preview only.
      if (at === null && (memory.globals === null || began >= memory.globals.began))
        memory.globals = { globals, began };
      return globals;
    } catch (error) {
      const message = "The global sets could not be read; the page is rendered with the banners it had before.";
      const tags = { bannerCoupon: ROUTE_DATA_ACCESS_ERROR };
      if (isReported) report({ level: "error", code: 40403, message, tags, error });
      return null;
    }
  }

  /** The replacement for slow global sets: null if this process knows earlier ones, otherwise it waits. */
  function withoutGlobals(): Promise<null | undefined> {
    if (memory.globals === null) return Promise.resolve(undefined);
    const message = `The content API took more than ${GLOBALS_PATIENCE_MS / 1000} s for the global sets, so a page is rendered with those read before. It is tried again within seconds; check why content is slow.`;
    report({ level: "warn", message, tags: { tag: "content" } });
    return Promise.resolve(null);
  }

  function globals({ at }: Asked, isReported: boolean): Promise<Globals | null> {
    const read = readGlobals(at, isReported);
    return isDevelopment || at !== null ? read : inTime(read, GLOBALS_PATIENCE_MS, withoutGlobals);
  }

  /** The page as read, with the earlier global sets if they failed, so that it keeps its banners. */
  async function remember({ address, token, isCurrent }: Asked, page: Page, read: Globals | null): Promise<Snapshot> {
    const slug = address.entrySlug;
    const earlier = read === null ? await lastGood.get(slug) : null;
    const snapshot = { page, globals: read ?? memory.globals?.globals ?? earlier?.globals ?? NO_GLOBALS };
    if (token === null) {
      reportEmptyRows(page);
      // Content read before a publish may be older than the copy.
      if (!isCurrent()) return snapshot;
      served.add(slug);
      await lastGood.set(slug, snapshot);
    }
    return snapshot;
  }

  async function ask(asked: Asked, isFirst: boolean): Promise<Lookup> {
    const { slug, blog } = asked.address;
    const [page, read] = await Promise.all([
      client.page({ slug, blog, previewToken: asked.token, at: asked.at }),
      globals(asked, isFirst),
    ]);
    if (asked.token === null && isOver(page)) throw new PageNotFoundError(asked.address.entrySlug, "It has expired.");
    return { kind: "found", snapshot: await remember(asked, page, read), isFresh: read !== null };
  }

  function lookUp(asked: Asked): Promise<Lookup> {
    const { address, token } = asked;
    const earlier = token === null ? failed.get(address.entrySlug) : undefined;
    if (earlier !== undefined && now() - earlier.at < FAILED_FOR_MS) return fallback(address, token, earlier.failure);
    return attempt(asked, now(), 0);
  }

  const hasCopy = async ({ address, token }: Asked): Promise<boolean> =>
    token === null && (await lastGood.get(address.entrySlug)) !== null;

  /** @param began when the first attempt began, in ms @param retry from 0 */
  async function attempt(asked: Asked, began: number, retry: number): Promise<Lookup> {
    const { address, token } = asked;
    if (!outage.admits(now())) return fallback(address, token, OUTAGE);
    try {
      const lookup = await ask(asked, retry === 0);
      if (outage.answered()) report({ level: "info", message: "The content API answers again." });
      return lookup;
    } catch (error) {
      if (error instanceof PageNotFoundError) {
        outage.answered();
        return missing(asked, error);
      }
      if (retry === 0) report({ level: "error", code: 40403, message: getMessage(error), error });
      const mayPass = !isDevelopment && isOutage(error);
      // A failure of a preview's token says nothing about other pages.
      if (outage.failed(now(), mayPass && token === null && retry === 0)) {
        report({ level: "error", code: 40403, message: OUTAGE.join(" ") });
      }
      const pauseMs = RETRY_WAITS_MS[retry];
      const isLate = now() - began >= RETRY_FOR_MS;
      if (!mayPass || isLate || pauseMs === undefined || (await hasCopy(asked))) return fail(address, token, error);
      await pause(pauseMs);
      return attempt(asked, began, retry + 1);
    }
  }

  // A change of field names in the content API looks exactly like this, and nothing else would show it.
  function reportEmptyRows({ slug, blocks, emptyRows }: Page): void {
    if (emptyRows > 0 && blocks.length === 0) {
      report({
        level: "error",
        message: `Page ${slug} has ${emptyRows} rows and all came back empty. Check CONTENT_CRAFT_VERSION and the blocks' field names.`,
      });
    }
  }

  async function missing({ address, token, isCurrent }: Asked, error: PageNotFoundError): Promise<Lookup> {
    const { entrySlug } = address;
    if (token === null && isCurrent()) {
      // A page that editors deleted must not come back in the next outage.
      served.delete(entrySlug);
      await lastGood.delete(entrySlug);
    }
    report({ level: "info", code: error.code, message: error.message });
    return { kind: "missing" };
  }

  function fail(address: PageAddress, token: string | null, error: unknown): Promise<Lookup> {
    const failure: LookupFailure = error instanceof ContentLookupError ? error.parts : [getMessage(error)];
    if (token === null && !isDevelopment) failed.set(address.entrySlug, { at: now(), failure });
    return fallback(address, token, failure);
  }

  async function fallback({ entrySlug }: PageAddress, token: string | null, failure: LookupFailure): Promise<Lookup> {
    const snapshot = token === null && !isDevelopment ? await lastGood.get(entrySlug) : null;
    if (snapshot === null) {
      // Its copy is lost, so the proxy must handle the next failure.
      if (token === null) served.delete(entrySlug);
      return { kind: "failed", failure };
    }
    return isOver(snapshot.page) ? { kind: "missing" } : { kind: "found", snapshot, isFresh: false };
  }

  /** The replacement for a slow lookup, cached for a short time; undefined without a copy. */
  async function standIn({ entrySlug }: PageAddress): Promise<Lookup | undefined> {
    const snapshot = await lastGood.get(entrySlug);
    if (snapshot === null) return undefined;
    if (isOver(snapshot.page)) return { kind: "missing" };
    const message = `The content API took more than ${PATIENCE_MS / 1000} s for page ${entrySlug}, so its last good copy is shown. It is tried again within seconds; check why content is slow.`;
    report({ level: "warn", message, tags: { tag: "content" } });
    return { kind: "found", snapshot, isFresh: false };
  }

  /** The failure that visitors get after the time limit. The lookup continues, and stores a copy for the next visitor. */
  function tooLate({ entrySlug }: PageAddress): Promise<Lookup> {
    const failure: LookupFailure = [
      `The content API took more than ${PATIENCE_WITHOUT_COPY_MS / 1000} s for page ${entrySlug}, of which there is no last good copy.`,
      "Its visitors get status 503, and their browsers try again.",
      "Check why content is slow.",
    ];
    report({ level: "error", code: 40403, message: failure.join(" "), tags: { tag: "content" } });
    return Promise.resolve({ kind: "failed", failure });
  }

  /** A lookup with a time limit: after 2 s the last good copy; without one, a failure after 25 s. */
  function timely(lookup: Promise<Lookup>, address: PageAddress, token: string | null): Promise<Lookup> {
    if (isDevelopment) return lookup;
    const copied = token === null ? inTime(lookup, PATIENCE_MS, () => standIn(address)) : lookup;
    return inTime(copied, PATIENCE_WITHOUT_COPY_MS, () => tooLate(address));
  }

  const isUsable = ({ settledAt }: PendingLookup): boolean => settledAt === null || now() - settledAt < PREFETCH_TTL_MS;

  /** The running lookup of the same page, or a new one. There are never two at a time. */
  function start(address: PageAddress, token: string | null, at: number | null): PendingLookup {
    const key = pendingKey(address.entrySlug, token, at);
    const earlier = pending.get(key);
    if (earlier?.settledAt === null) return earlier;
    const settle = (): void => {
      entry.settledAt = now();
      if (entry.isTaken && pending.get(key) === entry) pending.delete(key);
    };
    const isCurrent = (): boolean => pending.get(key) === entry;
    const lookup = lookUp({ address, token, at, isCurrent }).finally(settle);
    const entry: PendingLookup = {
      lookup,
      inTime: timely(lookup, address, token),
      settledAt: null,
      isTaken: false,
    };
    pending.set(key, entry);
    return entry;
  }

  return {
    hasServed: ({ entrySlug }) => !isDevelopment && served.has(entrySlug),
    prefetch: (address, token, at = null) => {
      for (const [key, entry] of pending) if (!isUsable(entry)) pending.delete(key);
      return start(address, token, at).inTime;
    },
    get: (address, token, at = null) => {
      const key = pendingKey(address.entrySlug, token, at);
      const earlier = pending.get(key);
      if (earlier !== undefined && earlier.settledAt !== null) {
        pending.delete(key);
        if (isUsable(earlier)) return earlier.lookup;
      }
      const entry = start(address, token, at);
      entry.isTaken = true;
      return entry.inTime;
    },
  };
}

const OUTAGE: LookupFailure = [
  "The content API is down.",
  "Several lookups in a row had no answer; until there is one, a single lookup at a time is sent and pages are served from their last good copies.",
  "Check that it runs and that its address is right.",
];

/** Whether there was no response, or one that says that the content system itself is failing. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof ContentLookupError) || error.status === null || error.status === 429 || error.status >= 500;
