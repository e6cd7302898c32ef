import { Lru } from "./lru.ts";
import { processState } from "./process-state.ts";
import { pageLife } from "./life.ts";

/** How long a CDN may keep a page, in seconds: short, because a publish cannot reach it. */
export const SHARED_LIFE = 60;

/** For a page whose next change this process does not know yet, in seconds. */
const UNKNOWN_LIFE = 1;

const changes = processState("page-changes", () => new Lru<number | null>(10_000));

/** Remembers when a page that was just rendered will change by itself (epoch ms, or null for never). */
export const rememberChange = (slug: string, nextChange: number | null): void => changes.set(slug, nextChange);

/** For how many seconds from `now` a cache outside may serve a page: never beyond its next change. */
export function sharedLife(slug: string, now: number): number {
  const nextChange = changes.get(slug);
  return nextChange === undefined ? UNKNOWN_LIFE : pageLife(nextChange, now, SHARED_LIFE);
}
