import { LRUCache } from "lru-cache";
import type { Captured } from "./captured.ts";

/** A stored response of Next, sent again for equal requests while it is valid. */
export type FinishedAnswer = Captured;

/** Tells operators and a browser's developer tools that the response comes from memory. */
const FROM_MEMORY = 'cache;desc="memory"';

const ENCODED = "Accept-Encoding";

const sameHeaders = new LRUCache<string, readonly string[]>({ max: 500 });

/** Responses with equal headers, which nearly all pages of a site have, share one list. */
function shared(headers: readonly string[]): readonly string[] {
  const key = headers.join("\n");
  const cached = sameHeaders.get(key) ?? headers;
  sameHeaders.set(key, cached);
  return cached;
}

/** The captured response as it is sent again: a compressed one varies by `accept-encoding`. */
export function finishAnswer(captured: Captured): FinishedAnswer {
  const names = captured.vary
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const isReported = names.some((name) => name.toLowerCase() === ENCODED.toLowerCase());
  const isPacked = (captured.body()?.gzip ?? null) !== null;
  const vary = isPacked && !isReported ? [...names, ENCODED] : names;
  const varying = vary.length === 0 ? [] : ["vary", vary.join(", ")];
  return {
    ...captured,
    headers: shared([...captured.headers, ...varying, "accept-ranges", "none", "server-timing", FROM_MEMORY]),
  };
}

/** The approximate memory of a response without its body, in bytes. */
const OVERHEAD = 1500;

/** Finished responses by route, in an LRU cache. */
export class FinishedAnswers {
  readonly #answers: LRUCache<string, FinishedAnswer>;

  /** @param limit the maximum bytes of all together */
  constructor(limit: number) {
    this.#answers = new LRUCache({ maxSize: limit, sizeCalculation: ({ uniqueBytes }) => OVERHEAD + uniqueBytes });
  }

  /** The route's stored response, even if it is outdated. */
  find(route: string): FinishedAnswer | null {
    return this.#answers.get(route) ?? null;
  }

  keep(route: string, answer: FinishedAnswer): void {
    this.#answers.set(route, answer);
  }
}
