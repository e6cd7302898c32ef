import { type ContentClient, type Globals, NO_GLOBALS, type Page, PageNotFoundError } from "@courseway/content-client";
import type { Report } from "@courseway/services";
import { processState } from "../cache/process-state.ts";
import type { LastGood } from "./last-good.ts";
import type { PageAddress } from "./page-address.ts";

/** What the content API said of one page, and of what all pages share. */
export interface Snapshot {
  readonly page: Page;
  readonly globals: Globals;
}

/**
 * What became of a lookup. `isFresh` is false for a last good copy, or half of one, which is served while the
 * content API fails.
 * [ERR-010, ERR-011, ERR-012]
 */
export type Lookup =
  | { readonly kind: "found"; readonly snapshot: Snapshot; readonly isFresh: boolean }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

export interface PageStore {
  /** Asks the content API afresh; a lookup that the proxy started for the same request is taken over. */
  readonly get: (address: PageAddress, token: string | null) => Promise<Lookup>;
  /** Starts a lookup that `get` will take over, and gives its outcome. */
  readonly prefetch: (address: PageAddress, token: string | null) => Promise<Lookup>;
  /** Whether this process has served the page well before, so that a failure will find a copy. */
  readonly hasServed: (address: PageAddress) => boolean;
}

interface Pending {
  readonly lookup: Promise<Lookup>;
  /** When it settled, epoch ms; null while it is under way. */
  settledAt: number | null;
}

/** How long the answer to a lookup that the proxy started is good for the render behind it, in ms. */
const PREFETCH_TTL_MS = 3000;

const pending = processState("pending-lookups", () => new Map<string, Pending>());
const served = processState("served-pages", () => new Set<string>());

export interface PageStoreOptions {
  readonly client: ContentClient;
  readonly lastGood: LastGood<Snapshot>;
  readonly report: Report;
  readonly now: () => number;
}

/** The host's way to content: asks, remembers the last good copy, and falls back to it. */
export function createPageStore({ client, lastGood, report, now }: PageStoreOptions): PageStore {
  const keyOf = ({ entrySlug }: PageAddress, token: string | null): string => `${entrySlug}?${token ?? ""}`;

  const globals = (): Promise<Globals | null> =>
    client.globals().catch((error: unknown) => {
      report({
        level: "error",
        code: 40403,
        message: "The global sets could not be read; the page is rendered with the banners it had before.",
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

  async function lookUp(address: PageAddress, token: string | null): Promise<Lookup> {
    try {
      const request = { slug: address.slug, blog: address.blog, previewToken: token };
      const [page, read] = await Promise.all([client.page(request), globals()]);
      const snapshot = await remember(address.entrySlug, page, read, token);
      return { kind: "found", snapshot, isFresh: read !== null };
    } catch (error) {
      return error instanceof PageNotFoundError ? missing(address, token, error) : failed(address, token, error);
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

  async function failed(address: PageAddress, token: string | null, error: unknown): Promise<Lookup> {
    const message = error instanceof Error ? error.message : "The content lookup failed.";
    report({ level: "error", code: 40403, message, error });
    const snapshot = token === null ? await lastGood.get(address.entrySlug) : null;
    return snapshot === null ? { kind: "failed" } : { kind: "found", snapshot, isFresh: false };
  }

  const isUsable = ({ settledAt }: Pending): boolean => settledAt === null || now() - settledAt < PREFETCH_TTL_MS;

  return {
    hasServed: ({ entrySlug }) => served.has(entrySlug),
    prefetch: (address, token) => {
      for (const [key, entry] of pending) if (!isUsable(entry)) pending.delete(key);
      const settle = (): void => void (entry.settledAt = now());
      const entry: Pending = { lookup: lookUp(address, token).finally(settle), settledAt: null };
      pending.set(keyOf(address, token), entry);
      return entry.lookup;
    },
    get: (address, token) => {
      const key = keyOf(address, token);
      const earlier = pending.get(key);
      pending.delete(key);
      return earlier !== undefined && isUsable(earlier) ? earlier.lookup : lookUp(address, token);
    },
  };
}
