import { readFileSync } from "node:fs";
import { join } from "node:path";
import { env, isBuilding } from "../../site/env/read-env.ts";
import {
  FILE_LIFE_MS,
  PageData,
  createPageCache,
  type PageCache,
  reportDiskFailure,
  processCdn,
  processRedis,
  redisStore,
  type SharedStore,
  listSlugs,
  SITE_TAG,
} from "@courseway/next-page-cache";
import { forgetLookups, isSnapshot, LastGood, type Snapshot } from "@courseway/site-content";
import { processReporting } from "../../site/process-reporting.ts";
import { processState } from "@courseway/observability/process-state";

/** The build's name, so that two versions of a site that run at the same time share no page; null if there is none. */
function buildId(serverFolder: string): string | null {
  try {
    return readFileSync(join(serverFolder, "../BUILD_ID"), "utf8").trim();
  } catch {
    return null;
  }
}

/** The build's name for the log. */
export const buildName = (app: string): string => buildId(getServerFolder(app)) ?? "unknown";

interface Shared {
  /** Pages and copies, which only replicas of the same build share. All builds share one stream of publishes. */
  readonly ofBuild: SharedStore;
  /** Files named by their content: a page of one build may request them from a replica of another. */
  readonly ofSite: Pick<SharedStore, "read" | "write">;
}

function sharedStores(serverFolder: string): Shared | null {
  if (isBuilding()) return null;
  const build = buildId(serverFolder);
  if (build === null) return null;
  const settings = env();
  // The brand is set when the server starts. This is for a host without instrumentation.
  const redis = processRedis(settings.REDIS_URL, processReporting(settings, "").report);
  if (redis === null) return null;
  const store = redisStore(redis, `${settings.REDIS_PREFIX}:`);
  const toKey = (key: string): string => `page:${build}:${key}`;
  return {
    ofBuild: {
      ...store,
      read: (key) => store.read(toKey(key)),
      write: (key, bytes) => store.write(toKey(key), bytes),
      delete: (key) => store.delete(toKey(key)),
    },
    ofSite: {
      read: store.read,
      write: (key, bytes) => store.write(key, bytes, FILE_LIFE_MS / 1000),
    },
  };
}

function forgetPublished(tags: readonly string[]): void {
  if (tags.includes(SITE_TAG)) forgetLookups(null);
  for (const slug of listSlugs(tags)) forgetLookups(slug);
}

/** Removes pages from the cache of this and all other replicas, as the publish webhook does. */
export function revokePages(tags: readonly string[]): void {
  forgetPublished(tags);
  void processPageCache().invalidate(tags);
}

const processShared = (serverFolder: string): Shared | null =>
  processState("shared-store", () => ({ stores: sharedStores(serverFolder) })).stores;

/** The folder of Next's server files, if none is configured. */
const getServerFolder = (app: string): string => join(app, ".next/server");

const onDiskFailure = (error: unknown): void =>
  reportDiskFailure(".next/cache", error, processReporting(env(), "").report);

/** The data files of finished pages of all replicas, and the files of their builds. */
export const processPageData = (serverFolder = getServerFolder(process.cwd())): PageData =>
  processState(
    "page-data",
    () =>
      new PageData({
        folder: join(process.cwd(), ".next/cache/courseway/page-data"),
        shared: processShared(serverFolder)?.ofSite ?? null,
        onDiskFailure,
      }),
  );

/** The copies, shared by proxy and pages: a copy that one of them deletes must not stay in the other's memory. */
export const processLastGood = (serverFolder = getServerFolder(process.cwd())): LastGood<Snapshot> =>
  processState(
    "last-good",
    () =>
      new LastGood({
        folder: join(process.cwd(), ".next/cache/courseway"),
        isValue: isSnapshot,
        shared: processShared(serverFolder)?.ofBuild ?? null,
        onDiskFailure,
      }),
  );

/** The process's only page cache, although Next creates several handlers. */
export const processPageCache = (serverFolder = getServerFolder(process.cwd())): PageCache =>
  processState("pages", () => {
    const pages = createPageCache({
      shared: processShared(serverFolder)?.ofBuild ?? null,
      onInvalidated: (tags) => {
        forgetPublished(tags);
        // This replica removes the page first, because the CDN may then request it from any replica.
        processCdn()?.purge(tags);
      },
      onAdopted: ({ tags }) => {
        for (const slug of listSlugs(tags)) void processLastGood(serverFolder).adopt(slug);
      },
    });
    const invalidate: PageCache["invalidate"] = async (tags) => {
      await pages.invalidate(tags);
      processCdn()?.purge(tags);
    };
    return { ...pages, invalidate };
  });
