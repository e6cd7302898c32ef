import { LRUCache } from "lru-cache";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { compact } from "@courseway/next-page-cache";
import { type StoredAnswer, toPlain } from "./stored-answer.ts";

/** A brotli body; null bytes if brotli does not make it smaller. */
interface SmallerBody {
  readonly hash: string;
  readonly bytes: Buffer | null;
}

/** The approximate memory of one without its bytes. */
const OVERHEAD = 500;

/**
 * Brotli bodies by route, in an LRU cache. Compressing one takes 0.2 s of a core, so only bodies that a browser has requested from memory
 * are compressed, in the background and one at a time, since others need the thread pool too.
 */
export class SmallerBodies {
  readonly #bodies: LRUCache<string, SmallerBody>;
  /** Without bodies, so that a long queue needs little memory. */
  readonly #waiting = new Map<string, StoredAnswer>();
  #isPacking = false;

  /** @param limit the maximum bytes of all together */
  constructor(limit: number) {
    this.#bodies = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ bytes }) => OVERHEAD + (bytes?.byteLength ?? 0),
    });
  }

  /** The response's brotli body; null if there is none, or none yet: then it is queued. */
  find(route: string, answer: StoredAnswer): Buffer | null {
    const cached = this.#bodies.get(route);
    if (cached?.hash === answer.hash) return cached.bytes;
    this.#waiting.set(route, answer);
    if (!this.#isPacking) void this.#packAll();
    return null;
  }

  async #packAll(): Promise<void> {
    this.#isPacking = true;
    for (const [route, answer] of this.#waiting) {
      this.#waiting.delete(route);
      // A body that cannot be compressed is skipped, and the queue continues.
      const bytes = await smallerBody(answer).catch(() => null);
      if (bytes !== undefined) this.#bodies.set(route, { hash: answer.hash, bytes });
    }
    this.#isPacking = false;
  }
}

const HIGHEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** The body in brotli; null if that does not save enough, undefined if the body is gone. */
async function smallerBody(answer: StoredAnswer): Promise<Buffer | null | undefined> {
  const body = answer.body();
  if (body === null) return undefined;
  if (body.gzip === null) return null;
  const smaller = await promisify(brotliCompress)(toPlain(body), HIGHEST);
  return smaller.byteLength < body.gzip.byteLength ? compact(smaller) : null;
}
