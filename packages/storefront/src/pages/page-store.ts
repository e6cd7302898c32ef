import {
  type ContentClient,
  ContentLookupError,
  type Globals,
  NO_GLOBALS,
  type Page,
  PageNotFoundError,
} from "@courseway/content-client";
import { ROUTE_DATA_ACCESS_ERROR } from "@courseway/coupons";
import type { Report } from "@courseway/services";
import { messageOf } from "../report/message-of.ts";
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
  /** Asks the content API afresh; a lookup that is under way, or that the proxy started for the same request, is taken over. */
  readonly get: (address: PageAddress, token: string | null) => Promise<Lookup>;
  /** Starts a lookup that `get` will take over, and gives its outcome. */
  readonly prefetch: (address: PageAddress, token: string | null) => Promise<Lookup>;
  /** Whether this process has served the page well before, so that a failure will find a copy. */
  readonly hasServed: (address: PageAddress) => boolean;
}

/** How long the answer to a lookup that the proxy started is good for the render behind it, in ms. */
const PREFETCH_TTL_MS = 3000;

/** For how long a page whose lookup failed is not asked for again, in ms: an outage is not made worse by its visitors. */
export const FAILED_FOR_MS = 5000;

export interface PageStoreOptions {
  readonly client: Pick<ContentClient, "page" | "globals">;
  readonly lastGood: LastGood<Snapshot>;
  readonly report: Report;
  readonly now: () => number;
  /** A developer is to see each failure at once: nothing is served in its place and none is remembered. */
  readonly isDevelopment: boolean;
  readonly memory?: LookupMemory;
}

/** The host's way to content: asks, remembers the last good copy, and falls back to it. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { client, lastGood, report, now, isDevelopment, memory = processLookups() } = options;
  const { pending, served, failed, outage } = memory;

  const globals = (): Promise<Globals | null> =>
    client.globals().catch((error: unknown) => {
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
  async function remember(slug: string, page: Page, read: Globals | null, token: string | null): Promise<Snapshot> {
    const earlier = read === null ? await lastGood.get(slug) : null;
    const snapshot = { page, globals: read ?? earlier?.globals ?? NO_GLOBALS };
    if (token === null) {
      reportEmptyRows(page);
      served.add(slug);
      await lastGood.set(slug, snapshot);
    }
    return snapshot;
  }

  async function ask(address: PageAddress, token: string | null): Promise<Lookup> {
    const request = { slug: address.slug, blog: address.blog, previewToken: token };
    const [page, read] = await Promise.all([client.page(request), globals()]);
    const snapshot = await remember(address.entrySlug, page, read, token);
    return { kind: "found", snapshot, isFresh: read !== null };
  }

  async function lookUp(address: PageAddress, token: string | null): Promise<Lookup> {
    const earlier = token === null ? failed.get(address.entrySlug) : undefined;
    if (earlier !== undefined && now() - earlier.at < FAILED_FOR_MS) return fallback(address, token, earlier.failure);
    const pass = outage.pass(now());
    if (pass === null) return fallback(address, token, OUTAGE);
    try {
      const lookup = await ask(address, token);
      if (pass.answered()) report({ level: "info", message: "The content API answers again." });
      return lookup;
    } catch (error) {
      if (error instanceof PageNotFoundError) {
        pass.answered();
        return missing(address, token, error);
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

  async function missing({ entrySlug }: PageAddress, token: string | null, error: PageNotFoundError): Promise<Lookup> {
    if (token === null) {
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
    return snapshot === null ? { kind: "failed", failure } : { kind: "found", snapshot, isFresh: false };
  }

  const isUsable = ({ settledAt }: PendingLookup): boolean => settledAt === null || now() - settledAt < PREFETCH_TTL_MS;

  /** The lookup that is under way for the same page, or a new one: never two at a time. */
  function start(address: PageAddress, token: string | null): PendingLookup {
    const key = pendingKey(address.entrySlug, token);
    const earlier = pending.get(key);
    if (earlier?.settledAt === null) return earlier;
    const settle = (): void => {
      entry.settledAt = now();
      if (entry.isTaken && pending.get(key) === entry) pending.delete(key);
    };
    const entry: PendingLookup = { lookup: lookUp(address, token).finally(settle), settledAt: null, isTaken: false };
    pending.set(key, entry);
    return entry;
  }

  return {
    hasServed: ({ entrySlug }) => !isDevelopment && served.has(entrySlug),
    prefetch: (address, token) => {
      for (const [key, entry] of pending) if (!isUsable(entry)) pending.delete(key);
      return start(address, token).lookup;
    },
    get: (address, token) => {
      const key = pendingKey(address.entrySlug, token);
      const earlier = pending.get(key);
      if (earlier !== undefined && earlier.settledAt !== null) {
        pending.delete(key);
        if (isUsable(earlier)) return earlier.lookup;
      }
      const entry = start(address, token);
      entry.isTaken = true;
      return entry.lookup;
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
