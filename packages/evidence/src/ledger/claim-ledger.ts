import type { Report } from "@courseway/observability";
import type { Quote } from "@courseway/pricing";
import { SIGHTING_MS, type Sighting } from "@courseway/pricing/claims";
import type { PriceSet } from "@courseway/services";
import { LRUCache } from "lru-cache";
import type { PageModel } from "@courseway/page-model";
import { sightingsOfAnswer, sightingsOfPage } from "./sightings.ts";

/** Where a ledger is stored. */
export interface ClaimStore {
  /**
   * Adds the sightings of a moment (epoch ms), all or none.
   * @throws the error of the disk or Redis
   */
  readonly add: (sightings: readonly Sighting[], at: number) => Promise<void>;
}

/** Records pages' claims and commerce's prices. It never fails or delays a page. */
export interface ClaimLedger {
  readonly page: (model: PageModel, at: number) => void;
  readonly answer: (sets: readonly PriceSet[], quotes: readonly (Quote | null)[], at: number) => void;
  /** Writes what is queued. Never rejects. */
  readonly flush: () => Promise<void>;
}

export interface ClaimLedgerOptions {
  readonly store: ClaimStore;
  readonly report: Report;
  /** Runs something later: sightings are written at most a second after they occur. */
  readonly later: (run: () => void, ms: number) => unknown;
  /** Where claims are stored, for the log. */
  readonly place: string;
}

/** The delay before queued sightings are written, in ms. */
const WAIT_MS = 1000;

/** The number of claims to remember. A forgotten one is written once more, which changes nothing. */
const MAX_ROWS = 50_000;

const toRow = ({ product, page, variant, audience, ...state }: Sighting): readonly [place: string, state: string] => {
  const text = JSON.stringify(state);
  return [JSON.stringify([product, page, variant, audience, ...(audience === "everybody" ? [] : [text])]), text];
};

const setKey = ({ productIds, couponCodes }: PriceSet): string => JSON.stringify([productIds, couponCodes]);

/** The ledger of one process. It writes each claim at most once an hour. */
export function createClaimLedger({ store, report, later, place }: ClaimLedgerOptions): ClaimLedger {
  const written = new LRUCache<string, { readonly state: string; readonly hour: number }>({ max: MAX_ROWS });
  /** Products that pages sell, and sets that pages request for everybody. Only their prices are recorded. */
  const sold = new LRUCache<string, true>({ max: MAX_ROWS });
  const openSets = new LRUCache<string, true>({ max: MAX_ROWS });
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
        // At the next sighting they are written again.
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
      const areSold = sets.map((set) => sold.has(set.productIds.join(",")));
      const asked = sets.filter((_, index) => areSold[index]);
      const answered = quotes.filter((_, index) => areSold[index]);
      add(
        sightingsOfAnswer(asked, answered, (set) => openSets.has(setKey(set))),
        at,
      );
    },
    flush,
  };
}
