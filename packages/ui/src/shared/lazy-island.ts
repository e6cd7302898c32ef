import { type ComponentType, createElement, type FunctionComponent, lazy } from "react";

/**
 * An island whose code only the pages that show it download. All pages of a site share one route, so an island
 * that is imported as usual is part of each of them. The server's HTML is whole either way, and stays until the
 * code is there.
 *
 * Deliberately without Suspense: React writes a boundary of some size behind the page, hidden until a script
 * brings it in.
 *
 * @example
 * export const Film = lazyIsland(async () => (await import("./FilmPlayer.client.tsx")).FilmPlayer);
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => createElement(Loaded, props);
}
