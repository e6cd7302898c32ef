import { LRUCache } from "lru-cache";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync } from "node:zlib";
import { compact } from "@courseway/next-page-cache";
import type { StoredAnswer } from "./stored-answer.ts";

/** A brotli body; null bytes if brotli does not make it smaller. */
interface SmallerBody {
  readonly hash: string;
  readonly bytes: Buffer | null;
}

/** The approximate memory of one without its bytes. */
const OVERHEAD = 500;

const HIGHEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Brotli bodies by route, in an LRU cache. Compressing one takes 0.2 s of a core, so only bodies that a browser has requested from memory
 * are compressed, in the background and one at a time, since others need the thread pool too.
 */
export class SmallerBodies {
  readonly #bodies: LRUCache<string, SmallerBody>;
  readonly #waiting = new Set<string>();
  #queue = Promise.resolve();

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
    if (this.#waiting.has(route)) return null;
    this.#waiting.add(route);
    // A body that cannot be compressed is skipped, and the queue continues.
    this.#queue = this.#queue.then(() => this.#pack(route, answer)).catch(() => undefined);
    return null;
  }

  async #pack(route: string, { body, hash }: StoredAnswer): Promise<void> {
    this.#waiting.delete(route);
    const gzip = body()?.gzip;
    if (gzip === undefined) return;
    const smaller = await promisify(brotliCompress)(gunzipSync(gzip), HIGHEST);
    this.#bodies.set(route, { hash, bytes: smaller.byteLength < gzip.byteLength ? compact(smaller) : null });
  }
}
