import { LRUCache } from "lru-cache";
import type { Captured } from "./captured.ts";

/** Next's answer, sent again for the same request while it is valid. */
export type FinishedAnswer = Captured;

/** Tells an operator, and a browser's developer tools, that the front answered. */
const FROM_MEMORY = 'cache;desc="memory"';

const ENCODED = "Accept-Encoding";

const sameHeaders = new LRUCache<string, readonly string[]>({ max: 500 });

/** One list for all answers whose headers are the same: nearly all pages of a site. */
function shared(headers: readonly string[]): readonly string[] {
  const key = headers.join("\n");
  const known = sameHeaders.get(key) ?? headers;
  sameHeaders.set(key, known);
  return known;
}

/** The captured answer as it is given again: one that is packed varies by what browsers unpack. */
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

/** About what an answer takes in addition to its body, in bytes. */
const OVERHEAD = 1500;

/** Finished answers by route, the least used first out. */
export class FinishedAnswers {
  readonly #answers: LRUCache<string, FinishedAnswer>;

  /** @param limit bytes that all of them together may keep */
  constructor(limit: number) {
    this.#answers = new LRUCache({ maxSize: limit, sizeCalculation: ({ ownBytes }) => OVERHEAD + ownBytes });
  }

  /** What was kept for the route, whether it is still true or not. */
  find(route: string): FinishedAnswer | null {
    return this.#answers.get(route) ?? null;
  }

  keep(route: string, answer: FinishedAnswer): void {
    this.#answers.set(route, answer);
  }
}
