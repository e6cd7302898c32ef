import type { Report } from "@courseway/observability";
import type { Quote } from "@courseway/pricing";
import { SIGHTING_MS, type Sighting } from "@courseway/pricing/claims";
import type { PriceSet } from "@courseway/services";
import { LRUCache } from "lru-cache";
import type { PageModel } from "../../page/page-model.ts";
import { sightingsOfAnswer, sightingsOfPage } from "./sightings.ts";

/** Where a ledger is kept. */
export interface ClaimStore {
  /**
   * Adds what was seen at a moment (epoch ms).
   * @throws what the disk or Redis says; nothing of this call is to be found then, or all of it
   */
  readonly add: (sightings: readonly Sighting[], at: number) => Promise<void>;
}

/** Records what pages claim and what commerce asks. Nothing of it ever fails or slows a page. */
export interface ClaimLedger {
  readonly page: (model: PageModel, at: number) => void;
  readonly answer: (sets: readonly PriceSet[], quotes: readonly (Quote | null)[], at: number) => void;
  /** Writes what waits. Never rejects. */
  readonly flush: () => Promise<void>;
}

export interface ClaimLedgerOptions {
  readonly store: ClaimStore;
  readonly report: Report;
  /** Runs something a little later: what waits is written at most a second after it was seen. */
  readonly later: (run: () => void, ms: number) => unknown;
  /** Where claims are kept, for the log. */
  readonly place: string;
}

/** What waits is written after so many ms. */
const WAIT_MS = 1000;

/** So many places are remembered; one that is forgotten is written once more, which changes nothing. */
const MOST_PLACES = 50_000;

const toRow = ({ product, page, variant, audience, ...state }: Sighting): readonly [place: string, state: string] => {
  const said = JSON.stringify(state);
  return [JSON.stringify([product, page, variant, audience, ...(audience === "everybody" ? [] : [said])]), said];
};

const setKey = ({ productIds, couponCodes }: PriceSet): string => JSON.stringify([productIds, couponCodes]);

/** The ledger of one process: what it has written within the hour is not written again. */
export function createClaimLedger({ store, report, later, place }: ClaimLedgerOptions): ClaimLedger {
  const written = new LRUCache<string, { readonly state: string; readonly hour: number }>({ max: MOST_PLACES });
  /** Products that pages sell, and sets that pages ask for everybody: only answers for these are recorded. */
  const sold = new LRUCache<string, true>({ max: MOST_PLACES });
  const openSets = new LRUCache<string, true>({ max: MOST_PLACES });
  const waiting = new Map<number, Map<string, Sighting>>();
  let isDue = false;
  let isFailing = false;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    isDue = false;
    const batches = [...waiting];
    waiting.clear();
    for (const [at, sightings] of batches) {
      try {
        await store.add([...sightings.values()], at);
        isFailing = false;
      } catch (error) {
        // Seen again, they are written again.
        for (const key of sightings.keys()) written.delete(key);
        if (!isFailing)
          report({
            level: "warn",
            message: `What pages claim cannot be recorded in ${place}, so the ledger has a gap. Pages are served as ever. Free space there, or let the process write to it.`,
            tags: { tag: "ledger" },
            error,
          });
        isFailing = true;
      }
    }
  }

  const flush = (): Promise<void> => (writing = writing.then(write));

  function add(sightings: readonly Sighting[], at: number): void {
    const hour = Math.floor(at / SIGHTING_MS);
    for (const sighting of sightings) {
      const [key, state] = toRow(sighting);
      const last = written.get(key);
      if (last?.state === state && last.hour === hour) continue;
      written.set(key, { state, hour });
      const second = Math.floor(at / 1000) * 1000;
      const batch = waiting.get(second) ?? new Map<string, Sighting>();
      waiting.set(second, batch.set(key, sighting));
    }
    if (isDue || waiting.size === 0) return;
    isDue = true;
    later(() => void flush(), WAIT_MS);
  }

  return {
    page: (model, at) => {
      const sightings = sightingsOfPage(model);
      for (const { product, asked } of sightings) {
        sold.set(product, true);
        openSets.set(setKey({ productIds: product.split(","), couponCodes: asked.codes }), true);
      }
      add(sightings, at);
    },
    answer: (sets, quotes, at) => {
      const known = sets.map((set) => sold.has(set.productIds.join(",")));
      const asked = sets.filter((_, index) => known[index]);
      const answered = quotes.filter((_, index) => known[index]);
      add(
        sightingsOfAnswer(asked, answered, (set) => openSets.has(setKey(set))),
        at,
      );
    },
    flush,
  };
}
