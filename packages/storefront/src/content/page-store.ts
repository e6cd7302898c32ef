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
   * Asks the content API afresh; a lookup that is under way, or that the proxy started for the same request, is taken over.
   * @param at the moment (epoch ms) that a preview shows; null for now
   */
  readonly get: (address: PageAddress, token: string | null, at?: number | null) => Promise<Lookup>;
  /** Starts a lookup that `get` of the same moment will take over, and gives its outcome. */
  readonly prefetch: (address: PageAddress, token: string | null, at?: number | null) => Promise<Lookup>;
  /** Whether this process has served the page well before, so that a failure will find a copy. */
  readonly hasServed: (address: PageAddress) => boolean;
}

/** How long the answer to a lookup that the proxy started is good for the render behind it, in ms. */
const PREFETCH_TTL_MS = 3000;

/** How long a visitor waits for content where there is a last good copy, in ms. */
export const PATIENCE_MS = 2000;

/** How long a page waits for the global sets where this process knows earlier ones, in ms: less, so that they alone do not bring an old copy of the page. */
const GLOBALS_PATIENCE_MS = 1500;

/**
 * How long a visitor waits for content where there is no last good copy, in ms: a page that comes late is better than none. The
 * render comes on top, and proxies commonly give up after 30 s.
 */
export const PATIENCE_WITHOUT_COPY_MS = 25_000;

/** A lookup that fails is tried again after these waits, in ms, where there is no last good copy; a preview has none. */
const RETRY_WAITS_MS = [500, 1000, 2000, 4000];

/** No lookup is tried again later than this, in ms: content is slow then, and its visitors have waited. */
const RETRY_FOR_MS = 10_000;

/** For how long a page whose lookup failed is not asked for again, in ms: an outage is not made worse by its visitors. */
export const FAILED_FOR_MS = 5000;

export interface PageStoreOptions {
  readonly client: Pick<ContentClient, "page" | "globals">;
  readonly lastGood: LastGood<Snapshot>;
  readonly report: Report;
  /** Ms of a clock that does not jump. */
  readonly now: () => number;
  /** Epoch ms, for the dates of content. */
  readonly clock: () => number;
  /** A developer is to see each failure at once: nothing is served in its place and none is remembered. */
  readonly isDevelopment: boolean;
  readonly memory?: LookupMemory;
  /** Resolves after so many ms; a timer without it. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** One lookup. */
interface Asked {
  readonly address: PageAddress;
  readonly token: string | null;
  readonly at: number | null;
  /** Whether nothing was published since it began. Otherwise its content may be old. */
  readonly isCurrent: () => boolean;
}

/** The host's way to content: asks, remembers the last good copy, and falls back to it. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { client, lastGood, report, now, clock, isDevelopment, memory = processLookups(), pause = wait } = options;
  const { pending, served, failed, outage } = memory;

  /** An editor's end holds although content is down, or its clock behind ours. */
  const isOver = (page: Page): boolean => (findExpiry(page) ?? Infinity) <= clock();

  /** Null where they fail. @param isTold whether that is logged */
  async function readGlobals(at: number | null, isReported: boolean): Promise<Globals | null> {
    const began = now();
    try {
      const globals = await client.globals(at);
      // Those of a later moment are an editor's alone.
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

  /** In place of global sets that take long: null where this process knows earlier ones, else they are waited for. */
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

  /** What was read, with the earlier global sets where they could not be: a page does not lose its banners by that. */
  async function remember({ address, token, isCurrent }: Asked, page: Page, read: Globals | null): Promise<Snapshot> {
    const slug = address.entrySlug;
    const earlier = read === null ? await lastGood.get(slug) : null;
    const snapshot = { page, globals: read ?? memory.globals?.globals ?? earlier?.globals ?? NO_GLOBALS };
    if (token === null) {
      reportEmptyRows(page);
      // What was read before a publish may be older than the copy.
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

  /** @param began when the first attempt did, in ms; @param retry from 0 */
  async function attempt(asked: Asked, began: number, retry: number): Promise<Lookup> {
    const { address, token } = asked;
    const pass = outage.pass(now());
    if (pass === null) return fallback(address, token, OUTAGE);
    try {
      const lookup = await ask(asked, retry === 0);
      if (pass.answered()) report({ level: "info", message: "The content API answers again." });
      return lookup;
    } catch (error) {
      if (error instanceof PageNotFoundError) {
        pass.answered();
        return missing(asked, error);
      }
      if (retry === 0) report({ level: "error", code: 40403, message: getMessage(error), error });
      const mayPass = !isDevelopment && isOutage(error);
      // What a preview's token made fail says nothing of the other pages.
      if (pass.failed(now(), mayPass && token === null && retry === 0)) {
        report({ level: "error", code: 40403, message: OUTAGE.join(" ") });
      }
      const pauseMs = RETRY_WAITS_MS[retry];
      const isLate = now() - began >= RETRY_FOR_MS;
      if (!mayPass || isLate || pauseMs === undefined || (await hasCopy(asked))) return fail(address, token, error);
      await pause(pauseMs);
      return attempt(asked, began, retry + 1);
    }
  }

  // A change of field names at the content API looks just like this, and nothing else would tell.
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
      // What editors took away must not come back with the next outage.
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
      // Its copy is lost, so the next failure is the proxy's to answer.
      if (token === null) served.delete(entrySlug);
      return { kind: "failed", failure };
    }
    return isOver(snapshot.page) ? { kind: "missing" } : { kind: "found", snapshot, isFresh: false };
  }

  /** What is shown in place of a lookup that takes long, for a short while; nothing where there is no copy. */
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

  /** What visitors get of a lookup, in time: a last good copy after 2 s; without one, a failure after 25 s. */
  function timely(lookup: Promise<Lookup>, address: PageAddress, token: string | null): Promise<Lookup> {
    if (isDevelopment) return lookup;
    const copied = token === null ? inTime(lookup, PATIENCE_MS, () => standIn(address)) : lookup;
    return inTime(copied, PATIENCE_WITHOUT_COPY_MS, () => tooLate(address));
  }

  const isUsable = ({ settledAt }: PendingLookup): boolean => settledAt === null || now() - settledAt < PREFETCH_TTL_MS;

  /** The lookup that is under way for the same page, or a new one: never two at a time. */
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

/** No answer, or one that says that the content system itself is in trouble. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof ContentLookupError) || error.status === null || error.status === 429 || error.status >= 500;
