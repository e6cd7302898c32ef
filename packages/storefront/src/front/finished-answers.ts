import { LRUCache } from "lru-cache";
import type { Captured } from "./captured.ts";

/** Names and values in turn, and the same as lines that end in CRLF. */
interface SharedHeaders {
  readonly headers: readonly string[];
  readonly lines: string;
}

/** An answer that Next gave, for whoever asks the same while it is true. */
export type FinishedAnswer = Captured & SharedHeaders;

const ENCODED = "Accept-Encoding";

const sameHeaders = new LRUCache<string, SharedHeaders>({ max: 500 });

/** Header lines as they are sent, each with its end. */
export function linesOf(headers: readonly string[]): string {
  let lines = "";
  for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return lines;
}

/** One list for all answers whose headers are the same: nearly all pages of a site. */
function shared(headers: readonly string[]): SharedHeaders {
  // Written as it is sent, and so in one piece.
  const lines = Buffer.from(linesOf(headers), "latin1").toString("latin1");
  const known = sameHeaders.get(lines) ?? { headers, lines };
  sameHeaders.set(lines, known);
  return known;
}

/** The captured answer as it is given again: one that is packed varies by what browsers unpack. */
export function finishAnswer(captured: Captured): FinishedAnswer {
  const names = captured.vary
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const isTold = names.some((name) => name.toLowerCase() === ENCODED.toLowerCase());
  const isPacked = (captured.body()?.gzip ?? null) !== null;
  const vary = isPacked && !isTold ? [...names, ENCODED] : names;
  const varying = vary.length === 0 ? [] : ["vary", vary.join(", ")];
  return { ...captured, ...shared([...captured.headers, ...varying, "accept-ranges", "none"]) };
}

/** What an answer takes beside its body, in bytes, about. */
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
