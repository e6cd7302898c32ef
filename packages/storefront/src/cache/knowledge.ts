import type { Parcel } from "./parcel.ts";
import type { Position } from "./shared-store.ts";

/** What another replica's pages are judged by. */
export class Knowledge {
  #known: Position = "";
  readonly #revoked = new Map<string, Position>();

  get known(): Position {
    return this.#known;
  }

  learn(tags: readonly string[], at: Position): void {
    for (const tag of tags) this.#revoked.set(tag, at);
    if (at > this.#known) this.#known = at;
  }

  /** Whether nothing that the page carries was published since it was made, as far as `latest`. */
  vouches({ entry, at }: Parcel, latest: Position): boolean {
    const hasCaughtUp = latest <= this.#known && at <= this.#known;
    return hasCaughtUp && entry.tags.every((tag) => (this.#revoked.get(tag) ?? "") <= at);
  }
}
