import { LRUCache } from "lru-cache";
import { toPlain } from "./captured.ts";
import { brotlied } from "./encodings.ts";
import type { FinishedAnswer } from "./finished-answers.ts";

/** A body in brotli; null bytes where that is no smaller. */
interface SmallerBody {
  readonly hash: string;
  readonly bytes: Buffer | null;
}

/** About what one of them takes in addition to its bytes. */
const OVERHEAD = 500;

/**
 * Bodies in brotli, by route, the least used first out. Packing one takes a fifth of a second of one core, so that only what a
 * browser has asked for while it was in memory is packed, in the background and one at a time: others need the pool's threads as well.
 */
export class SmallerBodies {
  readonly #bodies: LRUCache<string, SmallerBody>;
  /** Without bodies, so that a long queue is no memory. */
  readonly #waiting = new Map<string, FinishedAnswer>();
  #isPacking = false;

  /** @param limit bytes that all of them together may keep */
  constructor(limit: number) {
    this.#bodies = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ bytes }) => OVERHEAD + (bytes?.byteLength ?? 0),
    });
  }

  /** The answer's body in brotli; null where there is none, or none yet: it is packed then. */
  find(route: string, answer: FinishedAnswer): Buffer | null {
    const known = this.#bodies.get(route);
    if (known?.hash === answer.hash) return known.bytes;
    this.#waiting.set(route, answer);
    if (!this.#isPacking) void this.#packAll();
    return null;
  }

  async #packAll(): Promise<void> {
    this.#isPacking = true;
    for (const [route, answer] of this.#waiting) {
      this.#waiting.delete(route);
      // What cannot be packed stays as it is, and keeps no other from it.
      const bytes = await smallerBody(answer).catch(() => null);
      if (bytes !== undefined) this.#bodies.set(route, { hash: answer.hash, bytes });
    }
    this.#isPacking = false;
  }
}

/** The body in brotli, null where that is not worth it; undefined where there is no such body any more. */
async function smallerBody(answer: FinishedAnswer): Promise<Buffer | null | undefined> {
  const body = answer.body();
  if (body === null) return undefined;
  if (body.gzip === null) return null;
  const smaller = await brotlied(toPlain(body));
  return smaller.byteLength < body.gzip.byteLength ? smaller : null;
}
