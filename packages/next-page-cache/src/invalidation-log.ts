import type { StoredEntry } from "./stored-entry.ts";
import type { Position } from "./shared-store.ts";

/** What was invalidated and when, by which another replica's pages are judged. */
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

  /** Whether nothing that the page carries was published since it was made, as far as `latest`. */
  isCurrent({ entry, at }: StoredEntry, latest: Position): boolean {
    const hasCaughtUp = latest <= this.#latest && at <= this.#latest;
    return hasCaughtUp && entry.tags.every((tag) => (this.#invalidated.get(tag) ?? "") <= at);
  }
}
