import { LRUCache } from "lru-cache";

const HOUR_MS = 3_600_000;
/** The maximum number of kinds to count and to log in an hour. More would be noise. */
const MOST_KINDS = 200;

interface Kind {
  readonly since: number;
  readonly count: number;
}

/** Counts one of a kind. @param say called for the first in an hour, with the number since the last call */
export type Hourly = (kind: string, say: (more: number) => void) => void;

/**
 * Logs each kind once an hour; otherwise one fault of a page would log a line for every visit.
 * @param now ms of a monotonic clock
 */
export function createHourly(now: () => number): Hourly {
  const kinds = new LRUCache<string, Kind>({ max: MOST_KINDS });
  let hour = { since: 0, said: 0 };
  return (kind, say) => {
    const counter = kinds.get(kind);
    if (counter !== undefined && now() - counter.since < HOUR_MS) {
      kinds.set(kind, { ...counter, count: counter.count + 1 });
      return;
    }
    kinds.set(kind, { since: now(), count: 0 });
    if (now() - hour.since >= HOUR_MS) hour = { since: now(), said: 0 };
    if (hour.said++ < MOST_KINDS) say(counter?.count ?? 0);
  };
}
