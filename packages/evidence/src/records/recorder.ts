import type { Report } from "@courseway/observability";
import type { Quote } from "@courseway/pricing";
import type { PriceSet } from "@courseway/services";
import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { PageModel } from "@courseway/page-model";
import { callsOfAnswer, callsOfPage, type RecordedCall } from "./calls.ts";

/** Records the inputs and outputs of the rules of prices, codes and links. It never fails or delays a page. */
export interface CallRecorder {
  readonly page: (model: PageModel) => void;
  readonly answer: (sets: readonly PriceSet[], quotes: readonly (Quote | null)[]) => void;
  /** Writes what is queued. Never rejects. */
  readonly flush: () => Promise<void>;
}

export interface CallRecorderOptions {
  /** The share of pages and responses to record, from 0 to 1. */
  readonly share: number;
  /** A random number from 0 to below 1. */
  readonly random: () => number;
  /** The secret key for hashing codes. */
  readonly salt: string;
  /** @throws the error of the disk */
  readonly append: (text: string) => Promise<void>;
  readonly later: (run: () => void, ms: number) => unknown;
  readonly report: Report;
  /** Where calls are recorded, for the log. */
  readonly place: string;
}

const WAIT_MS = 1000;
const HASH_LETTERS = 16;

/** The number of records to remember, so that equal ones are written once. */
const MOST_RECORDS = 50_000;

/** The recorder of one process. */
export function createRecorder({
  share,
  random,
  salt,
  append,
  later,
  report,
  place,
}: CallRecorderOptions): CallRecorder {
  const written = new LRUCache<string, true>({ max: MOST_RECORDS });
  const sold = new LRUCache<string, true>({ max: MOST_RECORDS });
  let waiting: string[] = [];
  let isFailing = false;
  let writing: Promise<void> = Promise.resolve();
  const hash = (code: string): string =>
    createHmac("sha256", salt).update(code.trim().toLowerCase()).digest("hex").slice(0, HASH_LETTERS).toUpperCase();

  async function write(): Promise<void> {
    const lines = waiting;
    waiting = [];
    if (lines.length === 0) return;
    try {
      await append(lines.join(""));
      isFailing = false;
    } catch (error) {
      const message = `Calls of prices, codes and links cannot be recorded in ${place}. Pages are served as ever. Free space there, or let the process write to it.`;
      if (!isFailing) report({ level: "warn", message, tags: { tag: "records" }, error });
      isFailing = true;
    }
  }

  const flush = (): Promise<void> => (writing = writing.then(write));

  function add(calls: readonly RecordedCall[]): void {
    for (const one of calls) {
      const line = `${JSON.stringify(one)}\n`;
      if (written.has(line)) continue;
      written.set(line, true);
      if (waiting.length === 0) later(() => void flush(), WAIT_MS);
      waiting.push(line);
    }
  }

  const joinProducts = ({ productIds }: { readonly productIds: readonly string[] }): string => productIds.join(",");

  return {
    page: (model) => {
      for (const slot of model.slots)
        if (slot.kind === "block") for (const { request } of slot.offers()) sold.set(joinProducts(request), true);
      if (random() < share) add(callsOfPage(model));
    },
    answer: (sets, quotes) => {
      if (random() >= share) return;
      // A product that no page sells may be made up.
      const areSold = sets.map((set) => sold.has(joinProducts(set)));
      add(
        callsOfAnswer(
          sets.filter((_, index) => areSold[index]),
          quotes.filter((_, index) => areSold[index]),
          hash,
        ),
      );
    },
    flush,
  };
}
