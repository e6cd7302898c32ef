import { deserialize, serialize } from "node:v8";
import { compact, computeHash, unpackText } from "./files/packed-text.ts";
import type { Entry } from "./entry.ts";
import type { Position } from "./shared-store.ts";

/** An entry as it is stored, with the last invalidation that its replica knew. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly at: Position;
}

/** Pages hold buffers, which JSON cannot. What cannot be read, or is not as it was written, is a miss. */
export function decodeEntry(bytes: Uint8Array): StoredEntry | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only replicas of the same build write below its keys
    const { entry, at } = deserialize(bytes) as StoredEntry;
    const { html } = entry;
    if (html === null) return { entry, at };
    if (computeHash(unpackText(html)) !== html.hash) return null;
    return { entry: { ...entry, html: { ...html, gzip: compact(html.gzip) } }, at };
  } catch {
    return null;
  }
}

/** The bytes of a stored entry. */
export const encodeEntry = (stored: StoredEntry): Uint8Array => serialize(stored);

/** What was invalidated and when, to validate other replicas' pages. */
export class InvalidationLog {
  #latest: Position = "";
  readonly #invalidated = new Map<string, Position>();

  get latest(): Position {
    return this.#latest;
  }

  record(tags: readonly string[], at: Position): void {
    for (const tag of tags) this.#invalidated.set(tag, at);
    if (at > this.#latest) this.#latest = at;
  }

  /** Whether none of the page's tags was invalidated since its render, up to `latest`. */
  isCurrent({ entry, at }: StoredEntry, latest: Position): boolean {
    const hasCaughtUp = latest <= this.#latest && at <= this.#latest;
    return hasCaughtUp && entry.tags.every((tag) => (this.#invalidated.get(tag) ?? "") <= at);
  }
}
