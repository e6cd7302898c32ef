import {
  type ContentClient,
  ContentLookupError,
  type Globals,
  NO_GLOBALS,
  type Page,
  PageNotFoundError,
} from "@courseway/content-client";
import { ROUTE_DATA_ACCESS_ERROR } from "@courseway/coupons";
import { messageOf, type Report } from "@courseway/observability";
import { inTime } from "../in-time.ts";
import { expiryOf } from "./live-content.ts";
import type { LastGood } from "./last-good.ts";
import {
  type Lookup,
  type LookupFailure,
  type LookupMemory,
  pendingKey,
  type PendingLookup,
  processLookups,
} from "./lookup-memory.ts";
import type { PageAddress } from "./address-of.ts";
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
}

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
  const { client, lastGood, report, now, clock, isDevelopment, memory = processLookups() } = options;
  const { pending, served, failed, outage } = memory;

  /** An editor's end holds although content is down, or its clock behind ours. */
  const isOver = (page: Page): boolean => (expiryOf(page) ?? Infinity) <= clock();

  const globals = (at: number | null): Promise<Globals | null> =>
    client.globals(at).catch((error: unknown) => {
      report({
        level: "error",
        code: 40403,
        message: "The global sets could not be read; the page is rendered with the banners it had before.",
        tags: { bannerCoupon: ROUTE_DATA_ACCESS_ERROR },
        error,
      });
      return null;
    });

  /** What was read, with the earlier global sets where they could not be: a page does not lose its banners by that. */
  async function remember({ address, token, isCurrent }: Asked, page: Page, read: Globals | null): Promise<Snapshot> {
    const slug = address.entrySlug;
    const earlier = read === null ? await lastGood.get(slug) : null;
    const snapshot = { page, globals: read ?? earlier?.globals ?? NO_GLOBALS };
    if (token === null) {
      reportEmptyRows(page);
      // What was read before a publish may be older than the copy.
      if (!isCurrent()) return snapshot;
      served.add(slug);
      await lastGood.set(slug, snapshot);
    }
    return snapshot;
  }

  async function ask(asked: Asked): Promise<Lookup> {
    const { slug, blog } = asked.address;
    const [page, read] = await Promise.all([
      client.page({ slug, blog, previewToken: asked.token, at: asked.at }),
      globals(asked.at),
    ]);
    if (asked.token === null && isOver(page)) throw new PageNotFoundError(asked.address.entrySlug, "It has expired.");
    return { kind: "found", snapshot: await remember(asked, page, read), isFresh: read !== null };
  }

  async function lookUp(asked: Asked): Promise<Lookup> {
    const { address, token } = asked;
    const earlier = token === null ? failed.get(address.entrySlug) : undefined;
    if (earlier !== undefined && now() - earlier.at < FAILED_FOR_MS) return fallback(address, token, earlier.failure);
    const pass = outage.pass(now());
    if (pass === null) return fallback(address, token, OUTAGE);
    try {
      const lookup = await ask(asked);
      if (pass.answered()) report({ level: "info", message: "The content API answers again." });
      return lookup;
    } catch (error) {
      if (error instanceof PageNotFoundError) {
        pass.answered();
        return missing(asked, error);
      }
      // What a preview's token or one page's own content made fail says nothing of the other pages.
      if (pass.failed(now(), token === null && !isDevelopment && isOutage(error))) {
        report({ level: "error", code: 40403, message: OUTAGE.join(" ") });
      }
      return fail(address, token, error);
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
    const failure: LookupFailure = error instanceof ContentLookupError ? error.parts : [messageOf(error)];
    report({ level: "error", code: 40403, message: messageOf(error), error });
    if (token === null && !isDevelopment) failed.set(address.entrySlug, { at: now(), failure });
    return fallback(address, token, failure);
  }

  async function fallback({ entrySlug }: PageAddress, token: string | null, failure: LookupFailure): Promise<Lookup> {
    const snapshot = token === null && !isDevelopment ? await lastGood.get(entrySlug) : null;
    if (snapshot !== null && isOver(snapshot.page)) return { kind: "missing" };
    return snapshot === null ? { kind: "failed", failure } : { kind: "found", snapshot, isFresh: false };
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
    const isWaitedFor = token !== null || isDevelopment;
    const timely = isWaitedFor ? lookup : inTime(lookup, PATIENCE_MS, () => standIn(address));
    const entry: PendingLookup = { lookup, inTime: timely, settledAt: null, isTaken: false };
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
