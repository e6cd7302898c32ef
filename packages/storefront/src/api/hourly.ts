import { LRUCache } from "lru-cache";

const HOUR_MS = 3_600_000;
/** Kinds that are counted at a time, and said in an hour: more are no news but somebody's noise. */
const MOST_KINDS = 200;

interface Kind {
  readonly since: number;
  readonly count: number;
}

/** Notes that something of a kind came. @param say is called at once for the first of an hour, with how many came since the last time */
export type Hourly = (kind: string, say: (more: number) => void) => void;

/**
 * Says each kind once an hour: one fault of a page would else fill the log with every visit.
 * @param now ms of a clock that does not jump
 */
export function createHourly(now: () => number): Hourly {
  const kinds = new LRUCache<string, Kind>({ max: MOST_KINDS });
  let hour = { since: 0, said: 0 };
  return (kind, say) => {
    const known = kinds.get(kind);
    if (known !== undefined && now() - known.since < HOUR_MS) {
      kinds.set(kind, { ...known, count: known.count + 1 });
      return;
    }
    kinds.set(kind, { since: now(), count: 0 });
    if (now() - hour.since >= HOUR_MS) hour = { since: now(), said: 0 };
    if (hour.said++ < MOST_KINDS) say(known?.count ?? 0);
  };
}
