import { processState } from "@courseway/observability/process-state";
import { type CacheControl, type CacheValue, type NextEntry, packEntry, unpackEntry } from "./entry.ts";
import type { PageCache } from "./page-cache.ts";
import { reportEntry } from "./seen-entries.ts";

/** What Next tells a handler that it makes. */
export interface HandlerContext {
  readonly serverDistDir?: string;
}

/** What Next says of an entry that it asks for. */
export interface GetContext {
  readonly kind?: string;
}

/** What Next says of an entry that it hands over. */
export interface SetContext {
  readonly tags?: readonly string[];
  readonly cacheControl?: CacheControl;
}

/** Whole pages are shared by replicas; cached calls carry nothing but a page's tags. */
const PAGE = "APP_PAGE";

const headerTags = (value: CacheValue | null): string[] => {
  const header = value?.headers?.["x-next-cache-tags"];
  return typeof header === "string" ? header.split(",") : [];
};

/** What is known of a page that enters the cache. */
export interface PageContext extends Pick<NextEntry, "tags" | "cacheControl"> {
  /** What the page is kept under, for the log. */
  readonly key: string;
}

/**
 * Changes a page in place as it enters the cache, at once: Next sends its first visitor the value that it hands to the cache.
 *
 * @returns when what left the page is where replicas find it
 */
export type TransformPage = (page: CacheValue, context: PageContext) => Promise<unknown>;

export interface CacheHandlerOptions {
  /** The process's page cache. @param serverFolder the folder of Next's server files; empty where Next names none */
  readonly pages: (serverFolder: string) => PageCache;
  /** Made once a process, however many handlers Next makes; null where pages stay as they are. */
  readonly transformPage: (serverFolder: string) => TransformPage | null;
}

/** What Next calls; its own documentation has the contract. */
export interface CacheHandler {
  readonly get: (key: string, context?: GetContext) => Promise<NextEntry | null>;
  /** @returns when the page, and what left it, is where replicas find it */
  readonly set: (key: string, value: CacheValue | null, context: SetContext) => Promise<void>;
  readonly revalidateTag: (tags: string | readonly string[]) => Promise<void>;
  readonly resetRequestCache: () => void;
}

/**
 * Makes the class that Next takes for its `cacheHandler`, with four things that Next has not: each page may be transformed as it
 * enters the cache; it is kept packed, and without what only Next's client router would ask for; an entry that carries an `until:`
 * tag is gone at that very moment; and replicas share pages and publishes where there is a Redis.
 *
 * @example
 * // cache-handler.ts of an app
 * export default createCacheHandler({ pages: () => createPageCache({ shared: null }), transformPage: () => null });
 */
export function createCacheHandler({
  pages,
  transformPage,
}: CacheHandlerOptions): new (context?: HandlerContext) => CacheHandler {
  return class implements CacheHandler {
    readonly #pages: PageCache;
    readonly #transform: TransformPage | null;

    constructor({ serverDistDir = "" }: HandlerContext = {}) {
      this.#pages = pages(serverDistDir);
      this.#transform = processState("transform-page", () => ({ page: transformPage(serverDistDir) })).page;
    }

    async get(key: string, { kind }: GetContext = {}): Promise<NextEntry | null> {
      const entry = await this.#pages.get(key, kind === PAGE);
      if (entry === null) return null;
      const unpacked = { ...unpackEntry(entry), lastModified: this.#pages.renderedAt(entry) };
      if (kind === PAGE) reportEntry({ pages: this.#pages, key, entry });
      return unpacked;
    }

    set(key: string, value: CacheValue | null, { tags = [], cacheControl }: SetContext): Promise<void> {
      // Under Cache Components: the part of a page that Next completes for each request. Previews have nothing that could be kept.
      if (value?.postponed !== undefined) return Promise.resolve();
      const allTags = [...tags, ...headerTags(value)];
      const said = { tags: allTags, ...(cacheControl === undefined ? {} : { cacheControl }) };
      const transformed = value?.kind === PAGE ? this.#transform?.(value, { key, ...said }) : undefined;
      const entry: NextEntry = { value, lastModified: Date.now(), ...said };
      return Promise.all([transformed, this.#pages.set(key, packEntry(entry), value?.kind === PAGE)]).then(
        () => undefined,
      );
    }

    revalidateTag(tags: string | readonly string[]): Promise<void> {
      return this.#pages.invalidate([tags].flat());
    }

    resetRequestCache(): void {
      // Next calls this between requests; nothing is kept per request.
    }
  };
}
