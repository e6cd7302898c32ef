import { LRUCache } from "lru-cache";
import type { Captured } from "./captured.ts";
import type { FinishedBody } from "./finished-body.ts";

/** An answer that Next gave, packed for whoever asks the same while it is true. */
export interface FinishedAnswer extends Captured {
  readonly body: FinishedBody;
}

const ENCODED = "Accept-Encoding";

/** The captured answer with its packed body; one that is packed varies by what browsers unpack. */
export function finishAnswer(captured: Captured, body: FinishedBody): FinishedAnswer {
  const names = captured.vary
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const isTold = names.some((name) => name.toLowerCase() === ENCODED.toLowerCase());
  const vary = body.packed.size === 0 || isTold ? names : [...names, ENCODED];
  const varying = vary.length === 0 ? [] : ["vary", vary.join(", ")];
  return { ...captured, body, headers: [...captured.headers, ...varying, "accept-ranges", "none"] };
}

/** What an answer takes beside its bodies, in bytes, about. */
const OVERHEAD = 8192;

function sizeOf({ body, isShared }: FinishedAnswer): number {
  const packed = [...body.packed.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  return OVERHEAD + packed + (isShared ? 0 : body.length);
}

/** Finished answers by route, the least used first out. */
export class FinishedAnswers {
  readonly #answers: LRUCache<string, FinishedAnswer>;

  /** @param limit bytes that all of them together may keep */
  constructor(limit: number) {
    this.#answers = new LRUCache({ maxSize: limit, sizeCalculation: sizeOf });
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.#answers.calculatedSize;
  }

  /** The answer that is true at this moment. */
  find(route: string): FinishedAnswer | null {
    const answer = this.#answers.get(route);
    return answer?.isTrue() === true ? answer : null;
  }

  /** What was kept for the route, whether it is still true or not. */
  last(route: string): FinishedAnswer | null {
    return this.#answers.peek(route) ?? null;
  }

  keep(route: string, answer: FinishedAnswer): void {
    this.#answers.set(route, answer);
  }
}
