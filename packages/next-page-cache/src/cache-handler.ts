import { processState } from "@courseway/observability/process-state";
import { type CacheControl, type CacheValue, type NextEntry, packEntry, unpackEntry } from "./entry.ts";
import type { PageCache } from "./page-cache.ts";

/** Next's context of a new entry. */
interface SetContext {
  readonly tags?: readonly string[];
  readonly cacheControl?: CacheControl;
}

/** Replicas share whole pages. Cached calls only carry a page's tags. */
const PAGE = "APP_PAGE";

const headerTags = (value: CacheValue | null): string[] => {
  const header = value?.headers?.["x-next-cache-tags"];
  return typeof header === "string" ? header.split(",") : [];
};

/** The details of a page that enters the cache. */
export interface PageContext extends Pick<NextEntry, "tags" | "cacheControl"> {
  /** The page's cache key, for the log. */
  readonly key: string;
}

/**
 * Changes a page in place as it enters the cache, synchronously: Next sends the same value to its first visitor.
 *
 * @returns resolves once replicas can find what left the page
 */
export type TransformPage = (page: CacheValue, context: PageContext) => Promise<unknown>;

export interface CacheHandlerOptions {
  /** The process's page cache. @param serverFolder the folder of Next's server files; empty if Next gives none */
  readonly pages: (serverFolder: string) => PageCache;
  /** Created once per process, although Next creates several handlers; null for no transformation. */
  readonly transformPage: (serverFolder: string) => TransformPage | null;
}

/** The interface that Next calls; Next's documentation has the contract. */
export interface CacheHandler {
  readonly get: (key: string, context?: { readonly kind?: string }) => Promise<NextEntry | null>;
  /** @returns resolves once replicas can find the page and what left it */
  readonly set: (key: string, value: CacheValue | null, context: SetContext) => Promise<void>;
  readonly revalidateTag: (tags: string | readonly string[]) => Promise<void>;
  readonly resetRequestCache: () => void;
}

/**
 * Creates the class for Next's `cacheHandler` setting, with four additions: each page may be transformed as it enters the cache; it is
 * stored compressed, and without what only Next's client router would request; an entry with an `until:` tag expires at exactly that
 * moment; and replicas share pages and publishes if there is a Redis.
 *
 * @example
 * // cache-handler.ts of an app
 * export default createCacheHandler({ pages: () => createPageCache({ shared: null }), transformPage: () => null });
 */
export function createCacheHandler({
  pages,
  transformPage,
}: CacheHandlerOptions): new (context?: { readonly serverDistDir?: string }) => CacheHandler {
  return class implements CacheHandler {
    readonly #pages: PageCache;
    readonly #transform: TransformPage | null;

    constructor({ serverDistDir = "" } = {}) {
      this.#pages = pages(serverDistDir);
      this.#transform = processState("transform-page", () => ({ page: transformPage(serverDistDir) })).page;
    }

    async get(key: string, { kind }: { readonly kind?: string } = {}): Promise<NextEntry | null> {
      const entry = await this.#pages.get(key, kind === PAGE);
      return entry === null ? null : { ...unpackEntry(entry, key), lastModified: this.#pages.renderedAt(entry) };
    }

    set(key: string, value: CacheValue | null, { tags = [], cacheControl }: SetContext): Promise<void> {
      // With Cache Components Next completes this part of a page for each request. Previews are not stored.
      if (value?.postponed !== undefined) return Promise.resolve();
      const allTags = [...tags, ...headerTags(value)];
      const settings = { tags: allTags, ...(cacheControl === undefined ? {} : { cacheControl }) };
      const transformed = value?.kind === PAGE ? this.#transform?.(value, { key, ...settings }) : undefined;
      const entry: NextEntry = { value, lastModified: Date.now(), ...settings };
      return Promise.all([transformed, this.#pages.set(key, packEntry(entry), value?.kind === PAGE)]).then(
        () => undefined,
      );
    }

    revalidateTag(tags: string | readonly string[]): Promise<void> {
      return this.#pages.invalidate([tags].flat());
    }

    resetRequestCache(): void {
      // Next calls this between requests. We store nothing per request.
    }
  };
}
