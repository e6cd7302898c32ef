import { deserialize, serialize } from "node:v8";
import { z } from "zod";
import { compact, computeHash, unpackText } from "./files/packed-text.ts";
import type { CacheValue, Entry } from "./entry.ts";
import type { Position } from "./shared-store.ts";

/** An entry as it is stored, with the last invalidation that its replica knew. */
const storedEntrySchema = z.object({
  entry: z.object({
    value: z.custom<CacheValue>((value) => typeof value === "object" && value !== null),
    html: z
      .object({ gzip: z.instanceof(Uint8Array).transform(compact), hash: z.string(), version: z.string() })
      .refine((html) => computeHash(unpackText(html)) === html.hash)
      .nullable(),
    lastModified: z.number(),
    tags: z.array(z.string()),
    cacheControl: z
      .object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() })
      .optional(),
  }),
  at: z.string(),
});

export interface StoredEntry {
  readonly entry: Entry;
  readonly at: Position;
}

/** Pages hold buffers and maps, which JSON cannot; what cannot be read is a miss. */
export function decodeEntry(bytes: Uint8Array): StoredEntry | null {
  try {
    const { entry, at } = storedEntrySchema.parse(deserialize(bytes));
    const { cacheControl, ...rest } = entry;
    return { entry: cacheControl === undefined ? rest : { ...rest, cacheControl }, at };
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
