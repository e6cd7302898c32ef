import type { SiteChanges } from "@courseway/content-client";
import { getMessage, type Report } from "@courseway/observability";
import { pageTag, SITE_TAG } from "@courseway/next-page-cache";
import { awaitScheduled, keepScheduled, nextScheduled, setScheduled } from "./scheduled.ts";

/** How often we ask content what changed, in ms. A publish whose webhook failed shows within 90 s. */
export const ASK_EVERY_MS = 60_000;

/** Editors and tools publish many entries in a row, so we ask content once, this many ms after the first. */
export const AFTER_PUBLISH_MS = 200;

interface ContentWatchOptions {
  /** Asks the content system; `now` in epoch ms. */
  readonly read: (now: number) => Promise<SiteChanges>;
  /** Removes pages with one of the tags from the cache. */
  readonly revoke: (tags: readonly string[]) => void;
  readonly report: Report;
  /** Epoch ms. */
  readonly now: () => number;
  /** Runs something later, once, without keeping the process alive. Returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
}

/** Called after a publish of one page, or of the whole site (null). */
export type PublishListener = (slug: string | null) => void;

/**
 * The tags of pages that changed between two readings.
 *
 * @param heard the publishes in between, whose pages have already left the cache
 */
export function changedTags(
  before: SiteChanges,
  after: SiteChanges,
  heard: ReadonlySet<string | null>,
): readonly string[] {
  if (heard.has(null)) return [];
  const newest = Math.max(0, ...before.pages.map(({ updatedAt }) => updatedAt));
  // Craft gives whole seconds, so another page may have changed in the newest second after the reading.
  const isKnown = (page: { readonly slug: string; readonly updatedAt: number }): boolean =>
    before.pages.some(({ slug, updatedAt }) => slug === page.slug && updatedAt === page.updatedAt);
  const changed = after.pages.filter((page) => page.updatedAt >= newest && !isKnown(page));
  const hasNewShared = (after.sharedUpdatedAt ?? 0) > (before.sharedUpdatedAt ?? 0);
  // If all of the newest pages are new, there may be more. A deleted page is in no list.
  const isMany = changed.length > 0 && changed.length === after.pages.length;
  const isOtherCount = Math.abs(after.pageCount - before.pageCount) > heard.size;
  if (hasNewShared || isMany || isOtherCount) return [SITE_TAG];
  return [...new Set(changed.flatMap(({ slug }) => (heard.has(slug) ? [] : [pageTag(slug)])))];
}

/**
 * Finds changes that no webhook reports: an entry that goes live or expires, and a publish whose webhook failed. Asks content at the
 * start, every minute and after each publish, and removes pages from the cache at the scheduled moments.
 */
export function watchContent({ read, revoke, report, now, later }: ContentWatchOptions): PublishListener {
  let lastSeen: SiteChanges | null = null;
  let isFailing = false;
  let isAsking = false;
  let heard = new Set<string | null>();
  let checkedAt = now();
  let cancelAsk = (): void => {};
  let cancelMoment = (): void => {};
  const log = (level: "info" | "warn", message: string): void => report({ level, message, tags: { tag: "content" } });

  function waitForMoment(): void {
    cancelMoment();
    const next = nextScheduled(checkedAt);
    if (next !== null) cancelMoment = later(checkMoment, Math.min(ASK_EVERY_MS, Math.max(0, next - now())));
  }

  function checkMoment(): void {
    const next = nextScheduled(checkedAt);
    checkedAt = now();
    if (next !== null && next <= checkedAt) revoke([SITE_TAG]);
    waitForMoment();
  }

  function learn(changes: SiteChanges, published: ReadonlySet<string | null>): void {
    if (isFailing) log("info", "Content says again what changed.");
    isFailing = false;
    if (lastSeen === null && !changes.seesUpcoming) log("info", NO_UPCOMING);
    const tags = lastSeen === null ? [] : changedTags(lastSeen, changes, published);
    lastSeen = changes;
    setScheduled(changes.moments, now());
    waitForMoment();
    if (tags.length > 0) revoke(tags);
  }

  async function ask(): Promise<void> {
    isAsking = true;
    const published = heard;
    heard = new Set();
    try {
      learn(await read(now()), published);
    } catch (error) {
      if (!isFailing) log("warn", failure(error));
      isFailing = true;
      keepScheduled();
    }
    isAsking = false;
    if (heard.size > 0) awaitScheduled();
    cancelAsk();
    cancelAsk = later(() => void ask(), heard.size > 0 && !isFailing ? AFTER_PUBLISH_MS : ASK_EVERY_MS);
  }

  void ask();

  return (slug) => {
    const isFirst = heard.size === 0;
    heard.add(slug);
    awaitScheduled();
    if (!isFirst || isAsking) return;
    cancelAsk();
    cancelAsk = later(() => void ask(), AFTER_PUBLISH_MS);
  };
}

const NO_UPCOMING =
  "The content system does not show this site's token the entries that are yet to go live, so they appear up to 90 s after their date. In Craft, allow “Query for non-enabled elements” in the token's GraphQL schema.";

const failure = (error: unknown): string =>
  `Content did not say what changed, so a publish shows by its webhook alone and scheduled entries within five minutes. It is asked again every minute: ${getMessage(error)}`;
