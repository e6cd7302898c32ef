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
  /** The moments at which each tag must be purged, the next one first. */
  const moments = new Map<string, readonly number[]>();
  let cancel = (): void => {};
  let isSending = false;
  let failures = 0;
  const log = (level: "info" | "warn" | "error", message: string): void =>
    report({ level, message, tags: { tag: "cdn" } });

  function failed(tags: readonly string[], error: unknown): void {
    failures += 1;
    const wait = Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (failures - 1));
    for (const tag of tags) moments.set(tag, [now() + wait, ...(moments.get(tag) ?? [])]);
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

  /** The site's tag includes all others. */
  function takeDue(): readonly string[] {
    const due = [...moments].filter(([, [at = Infinity]]) => at <= now()).map(([tag]) => tag);
    for (const tag of due) {
      const rest = (moments.get(tag) ?? []).slice(1);
      if (rest.length === 0) moments.delete(tag);
      else moments.set(tag, rest);
    }
    return due.includes(site) ? [site] : due;
  }

  async function run(): Promise<void> {
    isSending = true;
    for (const tags of splitTags(takeDue(), most)) {
      try {
        await send(tags);
        confirmed(tags);
      } catch (error) {
        failed(tags, error);
      }
    }
    isSending = false;
    schedule();
  }

  function schedule(): void {
    cancel();
    cancel = () => {};
    if (isSending || moments.size === 0) return;
    const next = Math.min(...[...moments.values()].flatMap(([at = Infinity]) => at));
    cancel = later(() => void run(), Math.max(0, next - now()));
  }

  function add(tag: string): void {
    const [first = Infinity] = moments.get(tag) ?? [];
    moments.set(tag, [Math.min(first, now() + GATHER_MS), now() + AGAIN_MS]);
  }

  return {
    purge: (tags) => {
      for (const tag of tags) add(tag);
      if (moments.size > MOST_WAITING) {
        moments.clear();
        add(site);
      }
      schedule();
    },
    close: async () => {
      cancel();
      moments.clear();
      await send([site]).then(
        () => confirmed([site]),
        (error: unknown) => failed([site], error),
      );
    },
  };
}
