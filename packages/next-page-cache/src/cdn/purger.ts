import { getMessage, type Report } from "@courseway/observability";

/** Publishes that come close together go out in one call, so many ms after the first. */
export const GATHER_MS = 100;

/**
 * Each purge is repeated after so many ms: an answer that was under way at the publish may reach the CDN after the first
 * purge. No render takes longer.
 */
export const AGAIN_MS = 60_000;

/** How long a purge that failed waits, in ms: doubled with each failure in a row, up to the longest. */
const RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** More tags at a time are no pages any more but the site. */
const MOST_WAITING = 1000;

/** Failures in a row after which the log has an error in place of a warning. */
const TRIES_BEFORE_ERROR = 5;

export interface PurgerOptions {
  /** Purges tags of the CDN. Rejects where the CDN does not confirm it. */
  readonly send: (tags: readonly string[]) => Promise<void>;
  /** How many tags `send` takes. */
  readonly most: number;
  /** The tag that everything of the site carries. */
  readonly site: string;
  readonly report: Report;
  /** Ms that pass. */
  readonly now: () => number;
  /** Runs something later, once. Answers what cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
}

/** Tells a CDN of publishes. Nothing here throws. */
export interface Purger {
  readonly purge: (tags: readonly string[]) => void;
  /** Drops queued purges and purges the whole site, because the next process may send other pages. */
  readonly close: () => Promise<void>;
}

function splitTags(tags: readonly string[], most: number): readonly (readonly string[])[] {
  const count = Math.ceil(tags.length / most);
  return Array.from({ length: count }, (_, index) => tags.slice(index * most, (index + 1) * most));
}

/** A purger that tries until the CDN confirms: a purge is given up by nobody but the process's end. */
export function createPurger({ send, most, site, report, now, later }: PurgerOptions): Purger {
  /** When each tag is to be purged, the next moment first. */
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

  /** The site's tag stands for all others. */
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
