import type { Report } from "@courseway/observability";
import { type CacheControl, type CacheValue, type NextEntry, packEntry, unpackEntry } from "./entry.ts";
import type { BuiltFiles } from "../finish/finish-page.ts";
import type { PageData } from "../finish/page-data.ts";
import { builtSheets } from "../finish/style-sheet.ts";
import { islandFiles } from "../start/bundle-files.ts";
import { preparePage } from "./prepare-page.ts";
import { outsideLife } from "./life.ts";
import { processCdn, sharedSeconds } from "./process-cdn.ts";
import { env } from "../env/read-env.ts";
import { isBuilding } from "../is-building.ts";
import { type IntegrityManifest, readIntegrity } from "../policy/page-sources.ts";
import { processState } from "@courseway/observability/process-state";
import { processReporting } from "../process-reporting.ts";
import type { PageCache } from "./page-cache.ts";
import { processPageCache, processPageData } from "./process-page-cache.ts";
import { tellEntry } from "./seen-entries.ts";

interface HandlerContext {
  readonly serverDistDir?: string;
}

interface GetContext {
  readonly kind?: string;
}

interface SetContext {
  readonly tags?: readonly string[];
  readonly cacheControl?: CacheControl;
}

/** Whole pages are shared by replicas; cached calls carry nothing but a page's tags. */
const PAGE = "APP_PAGE";

const headerTags = (value: CacheValue | null): string[] => {
  const header = value?.headers?.["x-next-cache-tags"];
  return typeof header === "string" ? header.split(",") : [];
};

/** The environment is read when there is something to say: the cache is made while an app is built as well. */
const reportOfProcess: Report = (event) => processReporting(env(), "").report(event);

/**
 * Next's page cache, with four things that Next has not: each page enters it finished and with what its policy needs; it is kept
 * packed, and without what only Next's client router would ask for; an entry that carries an `until:` tag is gone at that very
 * moment, so that no visitor is served a sale that has ended; and replicas share pages and publishes where the
 * environment names a Redis.
 */
export default class CacheHandler {
  readonly #pages: PageCache;
  readonly #data: PageData;
  readonly #build: BuiltFiles & { readonly manifest: IntegrityManifest };

  constructor({ serverDistDir = "" }: HandlerContext = {}) {
    this.#pages = processPageCache(serverDistDir);
    this.#data = processPageData(serverDistDir);
    this.#build = processState("build", () => ({
      manifest: readIntegrity(serverDistDir),
      readSheet: builtSheets(serverDistDir),
      islandFiles,
    }));
  }

  async get(key: string, { kind }: GetContext = {}): Promise<NextEntry | null> {
    const entry = await this.#pages.get(key, kind === PAGE);
    if (entry === null) return null;
    const unpacked = { ...unpackEntry(entry), lastModified: this.#pages.renderedAt(entry) };
    if (kind === PAGE) tellEntry({ pages: this.#pages, key, entry });
    return unpacked;
  }

  set(key: string, value: CacheValue | null, { tags = [], cacheControl }: SetContext): Promise<void> {
    // Under Cache Components: the part of a page that Next completes for each request. Previews have nothing that could be kept.
    if (value?.postponed !== undefined) return Promise.resolve();
    const allTags = [...tags, ...headerTags(value)];
    const said = { tags: allTags, ...(cacheControl === undefined ? {} : { cacheControl }) };
    const data = value?.kind === PAGE && !isBuilding() ? this.#prepare(value, key, said) : undefined;
    const entry: NextEntry = { value, lastModified: Date.now(), ...said };
    return Promise.all([data, this.#pages.set(key, packEntry(entry), value?.kind === PAGE)]).then(() => undefined);
  }

  /** @returns when the page's data and styles are where replicas find them; before the page itself is */
  #prepare(value: CacheValue, key: string, said: Pick<NextEntry, "tags" | "cacheControl">): Promise<void> {
    const kept: Promise<boolean>[] = [];
    const keepData = (name: string, text: string): void => void kept.push(this.#data.keep(name, text));
    const life = outsideLife(said, sharedSeconds());
    const cdn = processCdn()?.headers(said.tags) ?? {};
    preparePage(value, { ...this.#build, key, life, cdn, report: reportOfProcess, keepData });
    return Promise.all(kept).then(() => undefined);
  }

  revalidateTag(tags: string | readonly string[]): Promise<void> {
    return this.#pages.invalidate([tags].flat());
  }

  resetRequestCache(): void {
    // Next calls this between requests; nothing is kept per request.
  }
}
