import type { StoredEntry } from "./stored-entry.ts";
import type { Position } from "./shared-store.ts";

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
