import { createElement, lazy } from "react";
import { guarded, type PlainComponent } from "./guarded.ts";

/**
 * An island whose code only the pages that show it download. All pages of a site share one route, so an island
 * that is imported as usual is part of each of them. The server's HTML is whole either way, and stays until the
 * code is there.
 *
 * Deliberately without Suspense: React writes a boundary of some size behind the page, hidden until a script
 * brings it in. What the island throws on the server is caught by `guarded` instead.
 *
 * It is called in a client file: a server component that imports lazily gets a reference whose code every page loads. A
 * package of many islands calls it in one list that is loaded lazily too, as the blocks' `islands.ts` is.
 *
 * @example
 * export const Film = lazyIsland(async () => (await import("./FilmPlayer.client.tsx")).FilmPlayer);
 */
export function lazyIsland<Props extends object>(load: () => Promise<PlainComponent<Props>>): PlainComponent<Props> {
  const Loaded = lazy(async () => ({ default: guarded(await load()) }));
  return (props) => createElement(Loaded, props);
}
