import { getMessage, type Report } from "@courseway/observability";

/** Publishes within this many ms are sent in one call. */
export const GATHER_MS = 100;

/**
 * Each purge is repeated after this many ms: a response that was being rendered at the publish may reach the CDN after the first purge.
 * No render takes longer.
 */
export const AGAIN_MS = 60_000;

/** The delay after a failed purge, in ms: doubled with each failure in a row, up to the maximum. */
const RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** With more tags than this at a time the whole site is purged. */
const MOST_WAITING = 1000;

/** The number of failures in a row after which an error is logged instead of a warning. */
const TRIES_BEFORE_ERROR = 5;

export interface PurgerOptions {
  /** Purges tags of the CDN. Rejects if the CDN does not confirm it. */
  readonly send: (tags: readonly string[]) => Promise<void>;
  /** The maximum number of tags for `send`. */
  readonly most: number;
  /** The tag of all of the site's responses. */
  readonly site: string;
  readonly report: Report;
  /** Ms of a monotonic clock. */
  readonly now: () => number;
  /** Runs something later, once. Returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
}

/** Notifies a CDN of publishes. Never throws. */
export interface Purger {
  readonly purge: (tags: readonly string[]) => void;
  /** Drops queued purges and purges the whole site, because the next process may send other pages. */
  readonly close: () => Promise<void>;
}

function splitTags(tags: readonly string[], most: number): readonly (readonly string[])[] {
  const count = Math.ceil(tags.length / most);
  return Array.from({ length: count }, (_, index) => tags.slice(index * most, (index + 1) * most));
}

/** A purger that retries until the CDN confirms or the process ends. */
export function createPurger({ send, most, site, report, now, later }: PurgerOptions): Purger {
  const waiting = new Set<string>();
  let timer: { readonly at: number; readonly cancel: () => void } | null = null;
  let isClosed = false;
  let isSending = false;
  let failures = 0;
  const log = (level: "info" | "warn" | "error", message: string): void =>
    report({ level, message, tags: { tag: "cdn" } });

  function failed(error: unknown): void {
    failures += 1;
    if (failures !== 1 && failures !== TRIES_BEFORE_ERROR) return;
    log(
      failures === 1 ? "warn" : "error",
      `The CDN was not told of a publish (try ${failures}), so it may show old pages: ${getMessage(error)}. It is tried again until the CDN confirms it. Check CDN_PURGE, CDN_PURGE_URL and CDN_PURGE_TOKEN.`,
    );
  }

  function confirmed(tags: readonly string[]): void {
    if (failures > 0) log("info", `The CDN takes purges again, after ${failures} tries that failed.`);
    failures = 0;
    log("info", `The CDN forgets ${tags.length > 10 ? `${tags.length} tags` : tags.join(", ")}.`);
  }

  async function sendAll(): Promise<void> {
    timer = null;
    isSending = true;
    // The site's tag includes all others.
    const all = waiting.has(site) || waiting.size > MOST_WAITING ? [site] : [...waiting];
    waiting.clear();
    for (const tags of splitTags(all, most)) {
      try {
        await send(tags);
        confirmed(tags);
      } catch (error) {
        failed(error);
        for (const tag of tags) waiting.add(tag);
      }
    }
    isSending = false;
    if (waiting.size > 0)
      sendLater(failures === 0 ? GATHER_MS : Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (failures - 1)));
  }

  /** Sends what waits after this time, or sooner if that was planned. */
  function sendLater(ms: number): void {
    const at = now() + ms;
    if (isClosed || isSending || (timer !== null && timer.at <= at)) return;
    timer?.cancel();
    timer = { at, cancel: later(() => void sendAll(), ms) };
  }

  function gather(tags: readonly string[]): void {
    for (const tag of tags) waiting.add(tag);
    sendLater(GATHER_MS);
  }

  return {
    purge: (tags) => {
      gather(tags);
      later(() => gather(tags), AGAIN_MS - GATHER_MS);
    },
    close: async () => {
      isClosed = true;
      timer?.cancel();
      await send([site]).then(() => confirmed([site]), failed);
    },
  };
}
