"use client";

import { createElement, type ReactNode, use, useState, useSyncExternalStore } from "react";
import { guarded, type PlainComponent } from "./guarded.ts";
import { ISLAND_TAG, type IslandSource, isPageOfOurStart } from "./island-source.ts";
import { divideProps, unshownSlots } from "./island-slots.ts";

/**
 * When an island starts, if not with the page.
 * - `changed`: only for a visitor for whom something on the page differs from the server's HTML.
 * - `usable`: once the page is loaded and the browser is idle.
 * - `used`: when the visitor points at it, focuses it, uses it, or follows a link into it. Until then its HTML must show
 *   the same as the component would. React's code does not load for a page on which all islands wait.
 */
export type IslandMoment = "changed" | "usable" | "used";

/** An island's settings. */
export interface IslandOptions {
  readonly when?: IslandMoment | undefined;
  /** Called before anything on the page starts. Returns the browser object from which the page's visitor is read. */
  readonly prepare?: IslandSource["prepare"];
}

/** A component that the browser starts separately. Its source tells the browser's bundle where its code is. */
export type Island<Props> = PlainComponent<Props> & { readonly source: IslandSource };

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** Whether another React hydrates a page that our script starts. It must not touch the island's content. */
export function useIsLeftAlone(): boolean {
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [isLeftAlone] = useState(() => isHydrating && isPageOfOurStart());
  return isLeftAlone;
}

/** Renders an island on a page that our script starts, for another React that must not touch it. */
export const leftAlone = (tag: object): ReactNode =>
  createElement(ISLAND_TAG, { ...tag, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } });

/**
 * Creates an island: a part of a page that script makes interactive. Its server HTML is complete. In the browser it is
 * a separate React root: only pages that show it load its code, and it is hydrated at its moment.
 *
 * Its props are JSON and nodes. A node stays the server's HTML, which the island may show, hide and move, but not
 * inspect. Call this in a client file whose name ends in `.client.tsx`, and export the result: the browser's bundle
 * finds it there.
 *
 * @param name distinguishes it from all other islands of the site
 * @example
 * export const Film = lazyIsland("Film", async () => (await import("./FilmPlayer.client.tsx")).FilmPlayer);
 */
export function lazyIsland<Props extends object>(
  name: string,
  load: () => Promise<PlainComponent<Props>>,
  { when, prepare }: IslandOptions = {},
): Island<Props> {
  let loading: Promise<PlainComponent<Props>> | undefined;
  // Deliberately without Suspense: React moves a large boundary to the end of the page, hidden until a script shows it.
  const loadOnce = (): Promise<PlainComponent<Props>> => (loading ??= load().then((component) => guarded(component)));

  function Island(props: Props): ReactNode {
    const tag = { name, when };
    if (useIsLeftAlone()) return leftAlone(tag);
    const component = use(loadOnce());
    if (typeof window !== "undefined") return createElement(ISLAND_TAG, tag, createElement(component, props));
    const { json, slots, filled } = divideProps(props);
    return createElement(
      ISLAND_TAG,
      { ...tag, props: json },
      createElement(component, filled),
      createElement(unshownSlots, { slots }),
    );
  }
  return Object.assign(Island, { displayName: name, source: { name, load: loadOnce, prepare } });
}
